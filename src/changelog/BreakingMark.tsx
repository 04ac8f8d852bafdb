import Translate from '@docusaurus/Translate';
import styles from './changelog.module.css';

/** Says that programs must follow a change. */
export function BreakingMark() {
  return (
    <strong className={styles.breaking}>
      <Translate id="changelog.breaking">Breaking</Translate>
    </strong>
  );
}
