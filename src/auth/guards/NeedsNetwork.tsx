import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import styles from './guards.module.css';

/** For somebody who comes to a room behind sign-in without a network. It goes away by itself when there is one. */
export function NeedsNetwork() {
  return (
    <section className={styles.notice} role="status">
      <h1>
        <Translate id="auth.offline.title">This page needs a connection</Translate>
      </h1>
      <p>
        <Translate id="auth.offline.text">
          You are offline. The page opens as soon as you are connected again. Until then, you can read the
          guides and the API reference.
        </Translate>
      </p>
      <div className={styles.actions}>
        {useSiteSettings().navigation.docs && (
          <Link className="button button--primary" to={paths.guides}>
            <Translate id="auth.offline.guides">Guides</Translate>
          </Link>
        )}
        <Link className="button button--secondary" to={paths.api}>
          <Translate id="auth.offline.reference">API Reference</Translate>
        </Link>
      </div>
    </section>
  );
}
