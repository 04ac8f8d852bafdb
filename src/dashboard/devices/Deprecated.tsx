import Translate from '@docusaurus/Translate';
import styles from './devices.module.css';

/** Marks what stands on operations of version 1. */
export function Deprecated() {
  return (
    <span className={styles.deprecated}>
      <Translate id="dashboard.devices.deprecated">version 1, deprecated</Translate>
    </span>
  );
}
