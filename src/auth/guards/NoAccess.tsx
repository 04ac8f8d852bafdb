import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useAuth} from '../context/useAuth';
import styles from './guards.module.css';

/** For a person who is signed in, but in no group that gives access to the portal. */
export function NoAccess() {
  const {user, refresh} = useAuth();
  const {support, title} = useSiteSettings();
  return (
    <section className={styles.notice}>
      <h1>
        <Translate id="auth.noAccess.title">Your account has no access yet</Translate>
      </h1>
      <p>
        <Translate id="auth.noAccess.text" values={{email: <strong>{user?.email}</strong>, title}}>
          {'You are signed in as {email}, but no administrator of {title} has given this account access.'}
        </Translate>
      </p>
      <p>
        <Translate
          id="auth.noAccess.support"
          values={{mailbox: <a href={`mailto:${support.email}`}>{support.email}</a>}}
        >
          {
            'To request access, write to {mailbox} and give your email address. Meanwhile, you can read the guides and the reference.'
          }
        </Translate>
      </p>
      <div className={styles.actions}>
        <button type="button" className="button button--primary" onClick={() => void refresh({force: true})}>
          <Translate id="auth.noAccess.again">Check again</Translate>
        </button>
        <Link className="button button--secondary" to={paths.logout}>
          <Translate id="auth.signOut">Sign out</Translate>
        </Link>
      </div>
    </section>
  );
}
