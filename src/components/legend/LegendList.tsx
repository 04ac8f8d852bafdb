import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './legendList.module.css';

export interface LegendEntry {
  /** A colour of the page, such as `var(--fire)`; without one the entry is a remark. */
  readonly colour?: string;
  /** A square unless it is said. */
  readonly shape?: 'disc' | 'line' | 'dashes';
  /** A picture in place of a colour, hidden from screen readers. */
  readonly mark?: ReactNode;
  readonly text: ReactNode;
}

interface Props {
  readonly entries: readonly LegendEntry[];
}

/** What the marks of a map mean. */
export function LegendList({entries}: Props) {
  return (
    <ul className={styles.legend}>
      {entries.map(({colour, shape, mark, text}, index) => (
        <li key={index}>
          {mark && <span className={styles.picture}>{mark}</span>}
          {colour && (
            <i
              className={clsx(styles.mark, shape && styles[shape])}
              style={{color: colour}}
              aria-hidden="true"
            />
          )}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
