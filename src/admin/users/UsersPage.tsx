import {translate} from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import {AdminPage} from '../shared/AdminPage';

const UsersPanel = lazyPart(() => import('./UsersPanel.client'), <Loading />);

/** `/admin/Users`: who may do what. */
export function UsersPage() {
  return (
    <AdminPage title={translate({id: 'admin.users.title', message: 'User Management'})}>
      <UsersPanel />
    </AdminPage>
  );
}
