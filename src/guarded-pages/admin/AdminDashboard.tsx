import {OverviewPage} from '@site/src/admin/overview/OverviewPage';
import {panels} from '@site/src/dashboard/panels';

export default function AdminDashboard() {
  return <OverviewPage panels={panels} />;
}
