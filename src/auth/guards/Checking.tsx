import Translate from '@docusaurus/Translate';
import styles from './guards.module.css';

/** Shown until the browser knows who is signed in. */
export function Checking() {
  return (
    <div className={styles.place} role="status" data-nosnippet>
      <span className={styles.pulse} aria-hidden="true" />
      <Translate id="auth.checking">Checking whether you are signed in…</Translate>
      <noscript>
        <Translate id="auth.noScript">
          Signing in needs JavaScript, which is switched off in this browser.
        </Translate>
      </noscript>
    </div>
  );
}
