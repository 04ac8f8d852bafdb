import {SortTitle} from './SortTitle';
import {TickCell} from './TickCell';

/** A column and its title. */
export interface Column<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly isFigure?: boolean;
}

interface Order<Id> {
  readonly sort: Id | undefined;
  readonly isDescending: boolean;
}

interface Props<Id extends string> {
  readonly columns: readonly Column<Id>[];
  /** Columns after them that never sort the table. */
  readonly fixed?: readonly Column[];
  /** How the table is sorted; left out where it cannot be. */
  readonly order?:
    | (Order<Id> & {readonly change: (order: Order<Id> & {readonly sort: Id}) => void})
    | undefined;
  /** Selects all rows; left out where none can be selected. */
  readonly ticks?: {
    readonly label: string;
    readonly isAll: boolean;
    readonly tickAll: (isTicked: boolean) => void;
  };
}

const none: readonly Column[] = [];

/** The titles of the columns. One that sorts the table already turns its order around. */
export function TableHead<Id extends string>({columns, fixed = none, order, ticks}: Props<Id>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {ticks && <TickCell label={ticks.label} isTicked={ticks.isAll} tick={ticks.tickAll} />}
        {columns.map(({id, title, isFigure = false}) => (
          <SortTitle
            key={id}
            column={id}
            isFigure={isFigure}
            isSorted={id === order?.sort}
            isDescending={order?.isDescending ?? false}
            sort={
              order &&
              (() => order.change({sort: id, isDescending: id === order.sort && !order.isDescending}))
            }
          >
            {title}
          </SortTitle>
        ))}
        {fixed.map(({id, title}) => (
          <SortTitle key={id} column={id} isSorted={false} isDescending={false} sort={undefined}>
            {title}
          </SortTitle>
        ))}
      </tr>
    </thead>
  );
}
