import Translate, {translate} from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import {Loading} from '@site/src/components/loading/Loading';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {PassedOverNote} from '@site/src/flight-plans/words/PassedOverNote';
import {VerdictLine} from '@site/src/flight-plans/words/VerdictLine';
import {paths} from '@site/src/site/paths';
import {useCallback, type Ref} from 'react';
import {LoadProblem} from '../../shared/LoadProblem';
import {useLoaded} from '../../shared/useLoaded';
import type {ReportData} from '../data/reportData';
import {rowName, type ReportRow} from '../rows/reportRow';
import {ViewHead} from '../ViewHead';
import {HourTable} from './HourTable';
import {LegTable} from './LegTable';
import {PlanFacts} from './PlanFacts';
import {PlanPicture} from './PlanPicture';
import styles from './plan.module.css';

interface Props {
  readonly row: ReportRow;
  readonly data: ReportData;
  readonly close: () => void;
  /** Gets the focus when the reader comes here. */
  readonly heading: Ref<HTMLHeadingElement>;
  readonly print: () => void;
  readonly saveFile: () => void;
}

/** One plan: where and how high it is flown, what stands against it, leg by leg. */
export function PlanView({row, data, close, heading, print, saveFile}: Props) {
  const id = row.item.flightPlanId;
  const load = useCallback(async () => {
    const [plan, restrictions] = await Promise.all([data.loadPlan(id), data.loadAirspace()]);
    return {plan, restrictions};
  }, [data, id]);
  const {value, error, reload} = useLoaded(load);
  const problem = error ?? data.contents.errorOf(id) ?? data.checks.errorOf(id);
  const loadAgain = () => {
    data.retry();
    if (error !== undefined) void reload();
  };
  return (
    <article className={styles.view}>
      <ViewHead title={rowName(row)} heading={heading} close={close}>
        <div className={styles.actions}>
          <SmallButton onClick={saveFile}>
            <Translate id="admin.plan.file">Save as .plan</Translate>
          </SmallButton>
          <SmallButton onClick={print}>
            <Translate id="admin.plan.print">Print view</Translate>
          </SmallButton>
          <SmallButton to={`${paths.dashboard}?panel=flights&ids=${encodeURIComponent(id)}`}>
            <Translate id="admin.plan.dashboard">Show in the dashboard</Translate>
          </SmallButton>
        </div>
      </ViewHead>
      {problem !== undefined && (
        <LoadProblem text={describePlatformError(problem).text} onAgain={loadAgain} />
      )}
      {row.check && <VerdictLine check={row.check} hour={0} time={undefined} />}
      {value && <PassedOverNote plan={value.plan.plan} />}
      {row.check && <HourTable check={row.check} />}
      {value && <PlanPicture {...value} check={row.check} now={data.now()} />}
      <PlanFacts row={row} />
      {value && <LegTable plan={value.plan} />}
      {!value && error === undefined && <Loading />}
      {value?.plan.path.isEstimated && (
        <p>
          {translate({
            id: 'admin.plan.estimated',
            message:
              'This plan contains survey areas without their flight lines. The lines shown are estimates and may differ slightly from those that are flown.',
          })}
        </p>
      )}
    </article>
  );
}
