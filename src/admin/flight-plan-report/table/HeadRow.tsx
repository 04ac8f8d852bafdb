import {translate} from '@docusaurus/Translate';
import type {ReportView} from '../address/reportView';
import {columns, figureColumns} from '../rows/columns';
import styles from './table.module.css';

interface Props {
  readonly view: ReportView;
  readonly change: (patch: Partial<ReportView>) => void;
  readonly isAllTicked: boolean;
  readonly tickAll: (isTicked: boolean) => void;
}

/** The titles of the columns, which sort. */
export function HeadRow({view: {columns: shown, sort, isDescending}, change, isAllTicked, tickAll}: Props) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <td className={styles.tick}>
          <input
            type="checkbox"
            aria-label={translate({id: 'admin.report.tickAll', message: 'Select all plans found'})}
            checked={isAllTicked}
            onChange={({target}) => tickAll(target.checked)}
          />
        </td>
        {shown.map((id) => (
          <th
            key={id}
            scope="col"
            data-column={id}
            data-figure={figureColumns.includes(id)}
            aria-sort={id === sort ? (isDescending ? 'descending' : 'ascending') : undefined}
          >
            <button
              type="button"
              onClick={() => change({sort: id, isDescending: id === sort ? !isDescending : false})}
            >
              {columns[id].title()}
              <span aria-hidden="true">{id === sort ? (isDescending ? '↓' : '↑') : ''}</span>
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}
