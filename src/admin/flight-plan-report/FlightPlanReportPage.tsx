import {translate} from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import {AdminPage} from '../shared/AdminPage';

const ReportPanel = lazyPart(() => import('./ReportPanel.client'), <Loading />);

/** `/admin/FlightPlanReport`: the flight plans of the account before a flying day and after it. */
export function FlightPlanReportPage() {
  return (
    <AdminPage title={translate({id: 'admin.report.title', message: 'Flight Plan Report'})}>
      <ReportPanel />
    </AdminPage>
  );
}
