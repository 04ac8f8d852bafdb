import Translate from '@docusaurus/Translate';
import {smallButton} from '@site/src/components/small-button/SmallButton';
import type {KeyboardEvent} from 'react';
import {columnIds, type ColumnId} from '../address/columnIds';
import {columns} from '../rows/columns';
import styles from './filters.module.css';

interface Props {
  readonly chosen: readonly ColumnId[];
  readonly choose: (columns: readonly ColumnId[]) => void;
}

/** Which columns are shown. The name stays. */
export function ColumnChoice({chosen, choose}: Props) {
  // It covers the table, as a menu would.
  const closeByEscape = ({key, currentTarget}: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  };
  return (
    <details className={styles.columns} onKeyDown={closeByEscape}>
      <summary className={smallButton}>
        <Translate id="admin.report.columns">Columns</Translate>
      </summary>
      <ul>
        {columnIds.map((id) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={id === 'name'}
                onChange={({target}) =>
                  choose(columnIds.filter((each) => (each === id ? target.checked : chosen.includes(each))))
                }
              />
              {columns[id].title()}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
