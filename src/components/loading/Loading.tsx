import Translate from '@docusaurus/Translate';
import styles from './loading.module.css';

/** While a part of the page is on its way. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      <Translate id="components.loading">Loading…</Translate>
    </p>
  );
}
