import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {severityWords} from './words';
import styles from './alerts.module.css';

const marks = [styles.extreme, styles.severe, styles.moderate, styles.minor];

/** What the colours of the areas mean. */
export function Legend() {
  const words = severityWords();
  return (
    <ul className={styles.legend}>
      {marks.map((mark, index) => (
        <li key={mark}>
          <i className={clsx(styles.mark, mark)} aria-hidden="true" />
          {index === 3 ? (
            <Translate id="dashboard.alerts.legend.minor" values={{minor: words[3], unknown: words[4]}}>
              {'{minor} or {unknown}'}
            </Translate>
          ) : (
            words[index]
          )}
        </li>
      ))}
      <li>
        <Translate id="dashboard.alerts.legend.ahead">dashed: has not begun</Translate>
      </li>
    </ul>
  );
}
