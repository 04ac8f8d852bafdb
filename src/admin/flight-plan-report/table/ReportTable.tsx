import {translate} from '@docusaurus/Translate';
import {useCallback} from 'react';
import {TableHead} from '../../shared/virtual-table/TableHead';
import {tickIds} from '../../shared/virtual-table/tickIds';
import {VirtualTable} from '../../shared/virtual-table/VirtualTable';
import type {ReportView} from '../address/reportView';
import {columns, figureColumns} from '../rows/columns';
import type {ReportRow} from '../rows/reportRow';
import {PlanRow} from './PlanRow';

interface Props {
  readonly rows: readonly ReportRow[];
  readonly view: ReportView;
  readonly change: (patch: Partial<ReportView>, how?: {readonly isStep?: boolean}) => void;
  /** Told of the ids of the rows in sight. */
  readonly see: (ids: readonly string[]) => void;
  readonly ticked: ReadonlySet<string>;
  readonly tick: (ids: ReadonlySet<string>) => void;
  readonly hasFailed: (id: string) => boolean;
}

/** The plans that are found. */
export function ReportTable({rows, view, change, see, ticked, tick, hasFailed}: Props) {
  const seeRows = useCallback(
    (first: number, end: number) => see(rows.slice(first, end).map(({item}) => item.flightPlanId)),
    [rows, see],
  );
  const ids = rows.map(({item}) => item.flightPlanId);
  const tickAs = (own: readonly string[], isTicked: boolean) => tick(tickIds(ticked, own, isTicked));
  const drawRow = (index: number) => {
    const row = rows[index];
    const id = row?.item.flightPlanId ?? '';
    return (
      row && (
        <PlanRow
          key={id}
          row={row}
          index={index}
          columns={view.columns}
          isTicked={ticked.has(id)}
          tick={(isTicked) => tickAs([id], isTicked)}
          open={() => change({show: 'plan', ids: [id]}, {isStep: true})}
          hasFailed={hasFailed(id)}
        />
      )
    );
  };
  return (
    <VirtualTable
      label={translate({id: 'admin.report.table', message: 'Flight plans'})}
      head={
        <TableHead
          columns={view.columns.map((id) => ({
            id,
            title: columns[id].title(),
            isFigure: figureColumns.includes(id),
          }))}
          order={{...view, change}}
          ticks={{
            label: translate({id: 'admin.report.tickAll', message: 'Select all plans found'}),
            isAll: ids.length > 0 && ids.every((id) => ticked.has(id)),
            tickAll: (isTicked) => tickAs(ids, isTicked),
          }}
        />
      }
      count={rows.length}
      row={drawRow}
      see={seeRows}
    />
  );
}
