import Translate from '@docusaurus/Translate';
import styles from './locations.module.css';

/** What the marks on the map mean. */
export function Legend() {
  return (
    <ul className={styles.legend}>
      <li>
        <i className={styles.reporting} aria-hidden="true" />
        <Translate id="dashboard.locations.legend.reporting">reporting, arrow in its direction</Translate>
      </li>
      <li>
        <i className={styles.silentMark} aria-hidden="true" />
        <Translate id="dashboard.locations.legend.silent">silent: three reports missed</Translate>
      </li>
    </ul>
  );
}
