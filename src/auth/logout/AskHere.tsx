import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
import styles from '../guards/guards.module.css';

interface Props {
  readonly onHere: () => Promise<void>;
}

/** Asks before the session on this device ends, where no page of the portal led here. */
export function AskHere({onHere}: Props) {
  return (
    <>
      <h1>
        <Translate id="auth.logout.askHereTitle">Sign out?</Translate>
      </h1>
      <p>
        <Translate id="auth.logout.askHereText">
          You came here from another site or by typing the address. Signing out ends your session on this
          device.
        </Translate>
      </p>
      <div className={styles.actions}>
        <button type="button" className="button button--primary" onClick={() => void onHere()}>
          <Translate id="auth.logout.here">Sign out</Translate>
        </button>
        <Link className="button button--secondary" to={paths.dashboard}>
          <Translate id="auth.logout.stay">Stay signed in</Translate>
        </Link>
      </div>
    </>
  );
}
