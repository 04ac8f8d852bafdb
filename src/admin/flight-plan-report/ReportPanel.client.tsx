import {describePlatformError} from '@site/src/collections/describePlatformError';
import {Loading} from '@site/src/components/loading/Loading';
import {useCallback} from 'react';
import {LoadProblem} from '../shared/LoadProblem';
import {useLoaded} from '../shared/useLoaded';
import {useReportView} from './address/useReportView';
import {listPlans} from '@site/src/flight-plans/data/planCalls';
import {Report} from './Report';
import {useNewReportData} from './useReportData';

/** All flight plans of the account. `lazy` requires the default export. */
export default function ReportPanel() {
  const {view, change} = useReportView();
  const {platform, data} = useNewReportData();
  const {client} = platform;
  const list = useCallback(() => listPlans(client), [client]);
  const {value, error, isLoading, reload} = useLoaded(list);
  return (
    <>
      {error !== undefined && (
        <LoadProblem text={describePlatformError(error).text} onAgain={() => void reload()} />
      )}
      {!value && isLoading && <Loading />}
      {value && (
        <Report view={view} change={change} client={client} data={data} reload={reload} items={value} />
      )}
    </>
  );
}
