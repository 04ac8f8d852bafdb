import Translate from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import {Loading} from '@site/src/components/loading/Loading';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import type {Restriction} from '@site/src/plan-check';
import {useCallback, useMemo, type Ref} from 'react';
import {LoadProblem} from '../../shared/LoadProblem';
import {useLoaded} from '../../shared/useLoaded';
import type {ReportData} from '../data/reportData';
import type {ReportRow} from '../rows/reportRow';
import {useLoadedPlans} from '../useLoadedPlans';
import {ViewHead} from '../ViewHead';
import styles from './print.module.css';
import {Sheet} from './Sheet';

interface Props {
  readonly ids: readonly string[];
  readonly rows: readonly ReportRow[];
  readonly data: ReportData;
  readonly close: () => void;
  /** Gets the focus when the reader comes here. */
  readonly heading: Ref<HTMLHeadingElement>;
}

const noRestrictions: readonly Restriction[] = [];

/** The plans as they are printed: one on each page, black on white. */
export function PrintView({ids, rows, data, close, heading}: Props) {
  const {plans, failed, isLoading} = useLoadedPlans(data, ids);
  const airspace = useLoaded(useCallback(() => data.loadAirspace(), [data]));
  const {value: restrictions = noRestrictions, error} = airspace;
  const byId = useMemo(() => new Map(rows.map((row) => [row.item.flightPlanId, row])), [rows]);
  const checked = plans.filter(({id}) => byId.get(id)?.check).length;
  const errorOf = (id: string) => data.contents.errorOf(id) ?? data.checks.errorOf(id);
  const unchecked = plans.filter(({id}) => !byId.get(id)?.check && errorOf(id) !== undefined);
  const isReady = !isLoading && !airspace.isLoading && checked + unchecked.length === plans.length;
  const problem = error ?? (unchecked[0] && errorOf(unchecked[0].id));
  const loadAgain = () => {
    data.retry();
    if (error !== undefined) void airspace.reload();
  };
  return (
    <article data-sheets>
      <ViewHead
        title={<Translate id="admin.print.title">Sheets to print</Translate>}
        heading={heading}
        close={close}
      >
        <SmallButton onClick={() => window.print()} isDisabled={!isReady}>
          <Translate id="admin.print.print">Print</Translate>
        </SmallButton>
        <p role="status">
          {isReady ? (
            <Translate id="admin.print.ready" values={{count: plans.length}}>
              {'Pages, ready to print: {count}'}
            </Translate>
          ) : (
            <Translate id="admin.print.progress" values={{checked, count: ids.length}}>
              {'{checked} of {count} checked'}
            </Translate>
          )}
        </p>
        {failed.length > 0 && (
          <p role="alert">
            <Translate id="admin.print.failed" values={{ids: failed.join(', ')}}>
              {'Could not be read, and are missing here: {ids}'}
            </Translate>
          </p>
        )}
      </ViewHead>
      {problem !== undefined && (
        <div className={styles.problem}>
          <LoadProblem text={describePlatformError(problem).text} onAgain={loadAgain} />
          {unchecked.length > 0 && (
            <p>
              <Translate
                id="admin.print.unchecked"
                values={{names: unchecked.map(({name}) => name).join(', ')}}
              >
                {'Could not be checked: {names}'}
              </Translate>
            </p>
          )}
        </div>
      )}
      {isLoading && <Loading />}
      {plans.map((plan) => (
        <Sheet key={plan.id} plan={plan} restrictions={restrictions} row={byId.get(plan.id)} />
      ))}
    </article>
  );
}
