import type {ReactNode} from 'react';
import styles from './virtualTable.module.css';

interface Props {
  readonly column: string;
  readonly isFigure?: boolean;
  /** Whether the table is sorted by this column. */
  readonly isSorted: boolean;
  readonly isDescending: boolean;
  /** `undefined` while the rows cannot be sorted. */
  readonly sort: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The title of a column, which sorts the table where it can. */
export function SortTitle({column, isFigure = false, isSorted, isDescending, sort, children}: Props) {
  return (
    <th
      scope="col"
      data-column={column}
      data-figure={isFigure}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      {sort ? (
        <button type="button" onClick={sort}>
          {children}
          <span aria-hidden="true">{isSorted ? (isDescending ? '↓' : '↑') : ''}</span>
        </button>
      ) : (
        <span className={styles.title}>{children}</span>
      )}
    </th>
  );
}
