import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import {useEffect, useState} from 'react';
import styles from '../guards/guards.module.css';
import {useAuth} from '../context/useAuth';
import {LogoutResult} from './LogoutResult';
import {NotEverywhere} from './NotEverywhere';

/** Signs out on arrival; `?everywhere` ends the person's sessions on all devices. Says what came of it. */
export function LogoutPage() {
  const {status, wake, signOut} = useAuth();
  const everywhere = new URLSearchParams(useLocation().search).has('everywhere');
  const [outcome, setOutcome] = useState<'here' | 'everywhere' | 'failed'>();

  useEffect(wake, [wake]);
  useEffect(() => {
    if (status !== 'signedIn' || outcome) return;
    signOut({everywhere}).then(
      () => setOutcome(everywhere ? 'everywhere' : 'here'),
      () => setOutcome('failed'),
    );
  }, [status, outcome, everywhere, signOut]);

  return (
    <Layout title={translate({id: 'auth.logout.pageTitle', message: 'Sign out'})}>
      <main className={styles.notice} aria-live="polite">
        {outcome === 'failed' && status === 'signedIn' ? (
          <NotEverywhere
            onAgain={() => setOutcome(undefined)}
            onHereOnly={() => void signOut().then(() => setOutcome('here'))}
          />
        ) : status === 'signedOut' ? (
          <LogoutResult outcome={outcome} />
        ) : (
          <h1>
            <Translate id="auth.logout.leaving">Signing out …</Translate>
          </h1>
        )}
      </main>
    </Layout>
  );
}
