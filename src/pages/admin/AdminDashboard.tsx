import {OverviewPage} from '@site/src/admin/overview/OverviewPage';
import {panelTable} from '@site/src/dashboard/panelTable';

export default function AdminDashboard() {
  return <OverviewPage panels={panelTable} />;
}
