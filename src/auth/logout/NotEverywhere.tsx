import Translate from '@docusaurus/Translate';
import styles from '../guards/guards.module.css';

interface Props {
  readonly onAgain: () => void;
  readonly onHereOnly: () => void;
}

/** The service did not end the other sessions: nothing was lost, and the person decides what to do. */
export function NotEverywhere({onAgain, onHereOnly}: Props) {
  return (
    <>
      <h1>
        <Translate id="auth.logout.failedTitle">You are still signed in</Translate>
      </h1>
      <p role="alert">
        <Translate id="auth.logout.failedText">
          The identity service did not end your sessions on other devices. Try again, or sign out on this
          device only.
        </Translate>
      </p>
      <div className={styles.actions}>
        <button type="button" className="button button--primary" onClick={onAgain}>
          <Translate id="auth.logout.again">Try again</Translate>
        </button>
        <button type="button" className="button button--secondary" onClick={onHereOnly}>
          <Translate id="auth.logout.hereOnly">Sign out here only</Translate>
        </button>
      </div>
    </>
  );
}
