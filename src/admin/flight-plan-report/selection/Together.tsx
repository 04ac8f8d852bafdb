import Translate, {translate} from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import {Loading} from '@site/src/components/loading/Loading';
import type {Restriction} from '@site/src/plan-check';
import {useCallback, useState, type Ref} from 'react';
import {LoadProblem} from '../../shared/LoadProblem';
import {useLoaded} from '../../shared/useLoaded';
import type {ReportData} from '../data/reportData';
import {PlansMap} from '../map/PlansMap';
import {useLoadedPlans} from '../useLoadedPlans';
import {ViewHead} from '../ViewHead';
import {CrossingTable} from './CrossingTable';
import styles from './selection.module.css';

interface Props {
  readonly ids: readonly string[];
  readonly data: ReportData;
  readonly open: (planId: string) => void;
  readonly close: () => void;
  /** Gets the focus when the reader comes here. */
  readonly heading: Ref<HTMLHeadingElement>;
}

const noRestrictions: readonly Restriction[] = [];

/** Several plans on one map, and which of them cross each other. */
export function Together({ids, data, open, close, heading}: Props) {
  const {plans, failed, isLoading} = useLoadedPlans(data, ids);
  const airspace = useLoaded(useCallback(() => data.loadAirspace(), [data]));
  const {value: restrictions = noRestrictions, error} = airspace;
  const [now] = useState(data.now);
  return (
    <article className={styles.together}>
      <ViewHead
        title={
          <Translate id="admin.together.title" values={{count: ids.length}}>
            {'Selected plans together: {count}'}
          </Translate>
        }
        heading={heading}
        close={close}
      />
      {error !== undefined && (
        <LoadProblem text={describePlatformError(error).text} onAgain={() => void airspace.reload()} />
      )}
      {failed.length > 0 && (
        <p role="alert">
          <Translate id="admin.together.failed" values={{ids: failed.join(', ')}}>
            {'Could not be read: {ids}'}
          </Translate>
        </p>
      )}
      {isLoading ? (
        <Loading />
      ) : (
        <>
          <PlansMap
            label={translate({id: 'admin.together.map', message: 'Map of the selected plans'})}
            plans={plans}
            restrictions={restrictions}
            time={now}
            onPick={(id) => plans.some((plan) => plan.id === id) && open(id)}
          />
          <CrossingTable plans={plans} open={open} />
        </>
      )}
    </article>
  );
}
