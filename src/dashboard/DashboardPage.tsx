import {translate} from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {RequireRole} from '@site/src/auth/guards';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import Layout from '@theme/Layout';

// Downloaded by those who are let in, and by nobody else.
const Shell = lazyPart(
  () => import(/* webpackChunkName: 'dashboard-shell' */ './shell/Shell.client'),
  <Loading />,
);

/** What a signed-in developer sees. */
export function DashboardPage() {
  const {user} = useAuth();
  return (
    <Layout
      title={translate({id: 'dashboard.title', message: 'Dashboard'})}
      description={translate({
        id: 'dashboard.description',
        message: 'Your objects, paths, weather, fires and airspace on one map, and your account.',
      })}
      // The dashboard fills the window.
      noFooter={user !== undefined}
    >
      <main>
        <RequireRole role="portalUser">
          <Shell />
        </RequireRole>
      </main>
    </Layout>
  );
}
