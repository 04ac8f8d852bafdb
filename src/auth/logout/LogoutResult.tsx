import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import styles from '../guards/guards.module.css';

interface Props {
  readonly outcome: 'here' | 'everywhere' | 'failed' | undefined;
}

/** What signing out came to, and the ways on. */
export function LogoutResult({outcome}: Props) {
  return (
    <>
      <h1>
        <Translate id="auth.logout.title">You are signed out</Translate>
      </h1>
      <p>
        {outcome === 'here' && (
          <Translate id="auth.logout.done">
            Your session on this device has ended, and its tokens have been removed from this browser.
          </Translate>
        )}
        {outcome === 'everywhere' && (
          <Translate id="auth.logout.doneEverywhere">
            Your sessions on all devices have ended, and the tokens have been removed from this browser.
          </Translate>
        )}
        {(outcome === undefined || outcome === 'failed') && (
          <Translate id="auth.logout.nobody">Nobody is signed in on this device.</Translate>
        )}
      </p>
      <div className={styles.actions}>
        {useSiteSettings().navigation.dashboard && (
          <Link className="button button--primary" to={paths.dashboard}>
            <Translate id="auth.logout.signIn">Sign in again</Translate>
          </Link>
        )}
        <Link className="button button--secondary" to={paths.home}>
          <Translate id="auth.logout.home">Go to the home page</Translate>
        </Link>
      </div>
    </>
  );
}
