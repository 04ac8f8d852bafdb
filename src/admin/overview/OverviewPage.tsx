import {translate} from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import {AdminPage} from '../shared/AdminPage';

const OverviewPanel = lazyPart(() => import('./OverviewPanel'), <Loading />);

/** `/admin/AdminDashboard`: the user pool at a glance. */
export function OverviewPage() {
  return (
    <AdminPage title={translate({id: 'admin.overview.title', message: 'Administration'})}>
      <OverviewPanel />
    </AdminPage>
  );
}
