import {describePlatformError} from '@site/src/collections/describePlatformError';
import {Loading} from '@site/src/components/loading/Loading';
import {useCallback, useMemo, useState} from 'react';
import {LoadProblem} from '../shared/LoadProblem';
import {useLoaded} from '../shared/useLoaded';
import {useReportView} from './address/useReportView';
import {listPlans, type PlanItem} from './data/planCalls';
import {useInSight, useLoading, useNewReportData, useRows} from './useReportData';
import {FilterBar} from './filters/FilterBar';
import {LoadProgress} from './filters/LoadProgress';
import {findRows} from './rows/findRows';
import {ReportTable} from './table/ReportTable';

const noItems: readonly PlanItem[] = [];

/** All flight plans of the account as a table. `lazy` requires the default export. */
export default function ReportPanel() {
  const {view, change} = useReportView();
  const {platform, data} = useNewReportData();
  const {client} = platform;
  const list = useCallback(() => listPlans(client), [client]);
  const {value, error, isLoading, reload} = useLoaded(list);
  const rows = useRows(data, value ?? noItems);
  const found = useMemo(() => findRows(rows, view), [rows, view]);
  const [inSight, see] = useInSight();
  const progress = useLoading(data, rows, view, inSight, undefined);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      {error !== undefined && (
        <LoadProblem text={describePlatformError(error).text} onAgain={() => void reload()} />
      )}
      {!value && isLoading && <Loading />}
      {value && (
        <>
          <FilterBar {...{view, change}} items={value} />
          <LoadProgress
            {...{progress, found}}
            total={value.length}
            retry={() => {
              data.contents.retry();
              data.checks.retry();
            }}
          />
          <ReportTable
            rows={found.rows}
            {...{view, change, see, ticked, tick: setTicked}}
            hasFailed={(id) => data.contents.errorOf(id) !== undefined}
          />
        </>
      )}
    </>
  );
}
