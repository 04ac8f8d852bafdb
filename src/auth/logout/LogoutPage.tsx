import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import {useCallback, useEffect, useState} from 'react';
import styles from '../guards/guards.module.css';
import {useAuth} from '../context/useAuth';
import {AskHere} from './AskHere';
import {AskEverywhere} from './AskEverywhere';
import {isOwnNavigation, openingOf} from './isOwnNavigation';
import {LogoutResult} from './LogoutResult';
import {NotEverywhere} from './NotEverywhere';

/**
 * Signs out on arrival, on this device, where a page of the portal led here. Everything else asks first: a link on a
 * foreign page must not end a session. So does `?everywhere`, from wherever. Shows how it ended.
 */
export function LogoutPage() {
  const {status, wake, signOut} = useAuth();
  const {search, key} = useLocation();
  const isEverywhere = new URLSearchParams(search).has('everywhere');
  const history = useHistory();
  // How this page was come to: the router's word is another as soon as somebody leaves it.
  const [arrival, setArrival] = useState({key, action: history.action});
  if (arrival.key !== key) setArrival({key, action: history.action});
  const [outcome, setOutcome] = useState<'here' | 'everywhere' | 'failed'>();
  // The session is over before it is known how it ended; saying both would be read out twice.
  const [isLeaving, setLeaving] = useState(false);
  const [isForeign, setForeign] = useState(false);

  useEffect(wake, [wake]);
  const leaveHere = useCallback(async () => {
    setLeaving(true);
    await signOut();
    setOutcome('here');
    setLeaving(false);
  }, [signOut]);
  const leaveEverywhere = async () => {
    setLeaving(true);
    const ended = await signOut({everywhere: true}).then(
      () => 'everywhere' as const,
      () => 'failed' as const,
    );
    setOutcome(ended);
    setLeaving(false);
  };
  useEffect(() => {
    if (status !== 'signedIn' || isEverywhere || outcome) return;
    if (isOwnNavigation(openingOf(arrival.action))) void leaveHere();
    else setForeign(true);
  }, [status, outcome, isEverywhere, arrival, leaveHere]);

  return (
    <Layout title={translate({id: 'auth.logout.pageTitle', message: 'Sign out'})}>
      <main className={styles.notice} aria-live="polite">
        {status === 'signedIn' && outcome === 'failed' ? (
          <NotEverywhere onAgain={() => void leaveEverywhere()} onHereOnly={() => void leaveHere()} />
        ) : status === 'signedIn' && isEverywhere ? (
          <AskEverywhere onEverywhere={leaveEverywhere} onHereOnly={leaveHere} />
        ) : status === 'signedIn' && isForeign && !isLeaving ? (
          <AskHere onHere={leaveHere} />
        ) : status === 'signedOut' && !isLeaving ? (
          <LogoutResult outcome={outcome} />
        ) : (
          <h1>
            <Translate id="auth.logout.leaving">Signing out…</Translate>
          </h1>
        )}
      </main>
    </Layout>
  );
}
