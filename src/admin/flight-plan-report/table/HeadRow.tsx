import {translate} from '@docusaurus/Translate';
import type {ReportView} from '../address/reportView';
import {SortTitle} from '../../shared/virtual-table/SortTitle';
import {TickCell} from '../../shared/virtual-table/TickCell';
import {columns, figureColumns} from '../rows/columns';

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
        <TickCell
          label={translate({id: 'admin.report.tickAll', message: 'Select all plans found'})}
          isTicked={isAllTicked}
          tick={tickAll}
        />
        {shown.map((id) => (
          <SortTitle
            key={id}
            column={id}
            isFigure={figureColumns.includes(id)}
            isSorted={id === sort}
            isDescending={isDescending}
            sort={() => change({sort: id, isDescending: id === sort ? !isDescending : false})}
          >
            {columns[id].title()}
          </SortTitle>
        ))}
      </tr>
    </thead>
  );
}
