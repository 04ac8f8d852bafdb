import {translate} from '@docusaurus/Translate';
import {TickCell} from '../../shared/virtual-table/TickCell';
import tableStyles from '../../shared/virtual-table/virtualTable.module.css';
import type {ColumnId} from '../address/columnIds';
import {columns, figureColumns} from '../rows/columns';
import {rowName, type ReportRow} from '../rows/reportRow';
import {HourStrip} from './HourStrip';
import styles from './table.module.css';

interface Props {
  readonly row: ReportRow;
  /** In the table, without its head. */
  readonly index: number;
  readonly columns: readonly ColumnId[];
  readonly isTicked: boolean;
  readonly tick: (isTicked: boolean) => void;
  readonly open: () => void;
  readonly hasFailed: boolean;
}

export function PlanRow({row, index, columns: shown, isTicked, tick, open, hasFailed}: Props) {
  const name = rowName(row);
  return (
    <tr aria-rowindex={index + 2} data-ticked={isTicked}>
      <TickCell
        label={translate({id: 'admin.report.tick', message: 'Select {name}'}, {name})}
        isTicked={isTicked}
        tick={tick}
      />
      {shown.map((id) =>
        id === 'name' ? (
          <th key={id} scope="row" data-column={id}>
            <button type="button" className={tableStyles.open} onClick={open}>
              {name}
            </button>
          </th>
        ) : (
          <td key={id} data-column={id} data-figure={figureColumns.includes(id)}>
            {id === 'conflicts' && row.check ? (
              <HourStrip check={row.check} />
            ) : (
              <Value row={row} id={id} hasFailed={hasFailed} />
            )}
          </td>
        ),
      )}
    </tr>
  );
}

interface ValueProps extends Pick<Props, 'row' | 'hasFailed'> {
  readonly id: ColumnId;
}

function Value({row, id, hasFailed}: ValueProps) {
  const {text, value} = columns[id];
  const known = text ? text(row) : value(row);
  if (known !== undefined) return known;
  return (
    <span className={styles.missing}>
      {hasFailed ? translate({id: 'admin.report.unread', message: 'not read'}) : '…'}
    </span>
  );
}
