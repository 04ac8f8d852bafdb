import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import styles from './guards.module.css';

/** Signed in, but not as an administrator. A sign-in form here would mislead. */
export function Forbidden() {
  const {support} = useSiteSettings();
  return (
    <section className={styles.notice}>
      <h1>
        <Translate id="auth.forbidden.title">This page is for administrators</Translate>
      </h1>
      <p>
        <Translate
          id="auth.forbidden.text"
          values={{mailbox: <a href={`mailto:${support.email}`}>{support.email}</a>}}
        >
          {'Your account does not have administrator access. If it should, write to {mailbox}.'}
        </Translate>
      </p>
      <div className={styles.actions}>
        <Link className="button button--primary" to={paths.dashboard}>
          <Translate id="auth.forbidden.dashboard">Go to the dashboard</Translate>
        </Link>
      </div>
    </section>
  );
}
