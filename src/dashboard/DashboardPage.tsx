import Translate, {translate} from '@docusaurus/Translate';
import {RequireRole} from '@site/src/auth/guards';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import Layout from '@theme/Layout';
import styles from './dashboard.module.css';

// One line a panel. Each is a chunk of its own, which only a signed-in person downloads.
const AccountPanel = lazyPart(() => import('./account/AccountPanel'), <Loading />);

/** What a signed-in developer sees. */
export function DashboardPage() {
  return (
    <Layout
      title={translate({id: 'dashboard.title', message: 'Dashboard'})}
      description={translate({
        id: 'dashboard.description',
        message: 'Your account: profile, API keys, session and sign-in settings.',
      })}
    >
      <main>
        <RequireRole role="portalUser">
          <div className={styles.page}>
            <h1>
              <Translate id="dashboard.heading">Dashboard</Translate>
            </h1>
            <AccountPanel />
          </div>
        </RequireRole>
      </main>
    </Layout>
  );
}
