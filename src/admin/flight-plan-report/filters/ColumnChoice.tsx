import Translate from '@docusaurus/Translate';
import {smallButton} from '@site/src/components/small-button/SmallButton';
import {columnIds, type ColumnId} from '../address/columnIds';
import {columns} from '../rows/columns';
import styles from './filters.module.css';

interface Props {
  readonly chosen: readonly ColumnId[];
  readonly choose: (columns: readonly ColumnId[]) => void;
}

/** Which columns are shown. The name stays. */
export function ColumnChoice({chosen, choose}: Props) {
  return (
    <details className={styles.columns}>
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
