import type {ReactNode} from 'react';
import styles from './columns.module.css';

interface Column {
  /** The whole name, said when the pointer rests on the column. */
  readonly name: string;
  /** The short name below it, as long as there is room. */
  readonly label: string;
  readonly count: number;
}

interface Props {
  readonly columns: readonly Column[];
  /** What stands in their place when all of them are zero. */
  readonly none: ReactNode;
}

/** Numbers as columns, each as high as its share of the largest. For eyes alone: a table beside it says the same. */
export function Columns({columns, none}: Props) {
  const largest = Math.max(...columns.map(({count}) => count));
  if (largest <= 0) return <p className={styles.none}>{none}</p>;
  return (
    <div className={styles.columns} aria-hidden="true">
      {columns.map(({name, label, count}) => (
        <div key={name} title={`${name}: ${count}`}>
          <span className={styles.count}>{count > 0 && count}</span>
          <span className={styles.column} style={{blockSize: `${(count / largest) * 7}rem`}} />
          <span className={styles.label}>{label}</span>
        </div>
      ))}
    </div>
  );
}
