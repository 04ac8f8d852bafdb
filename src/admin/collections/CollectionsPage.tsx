import {translate} from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import {AdminPage} from '../shared/AdminPage';

const CollectionsPanel = lazyPart(() => import('./CollectionsPanel.client'), <Loading />);

/** `/admin/Collections`: what the account's maps show. */
export function CollectionsPage() {
  return (
    <AdminPage title={translate({id: 'admin.collections.title', message: 'Collections Management'})}>
      <CollectionsPanel />
    </AdminPage>
  );
}
