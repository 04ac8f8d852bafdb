import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
import {useState} from 'react';
import styles from '../guards/guards.module.css';

interface Props {
  readonly onEverywhere: () => Promise<void>;
  readonly onHereOnly: () => Promise<void>;
}

/** Asks before the sessions of all devices end. */
export function AskEverywhere({onEverywhere, onHereOnly}: Props) {
  const [isBusy, setBusy] = useState(false);
  const leave = (end: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    void end().finally(() => setBusy(false));
  };
  return (
    <>
      <h1>
        <Translate id="auth.logout.askTitle">Sign out on all devices?</Translate>
      </h1>
      <p>
        <Translate id="auth.logout.askText">
          Every device where you are signed in will ask for your password again, including this one.
        </Translate>
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--primary"
          aria-disabled={isBusy}
          onClick={() => leave(onEverywhere)}
        >
          <Translate id="auth.logout.everywhere">Sign out everywhere</Translate>
        </button>
        <button
          type="button"
          className="button button--secondary"
          aria-disabled={isBusy}
          onClick={() => leave(onHereOnly)}
        >
          <Translate id="auth.logout.hereOnly">Sign out here only</Translate>
        </button>
        <Link className="button button--secondary" to={paths.dashboard}>
          <Translate id="auth.logout.stay">Stay signed in</Translate>
        </Link>
      </div>
    </>
  );
}
