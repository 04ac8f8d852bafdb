import {translate} from '@docusaurus/Translate';
import {useCallback, type RefObject} from 'react';
import type {Collection} from '@site/src/collections/types';
import {TableHead} from '../../shared/virtual-table/TableHead';
import {tickIds} from '../../shared/virtual-table/tickIds';
import {VirtualTable} from '../../shared/virtual-table/VirtualTable';
import type {CollectionsView} from '../address/collectionsView';
import type {CollectionRow as Row} from '../rows/collectionRow';
import {CollectionRow} from './CollectionRow';
import {sortedColumns} from './columns';

interface Props {
  readonly rows: readonly Row[];
  readonly view: CollectionsView;
  readonly change: (patch: Partial<CollectionsView>, how?: {readonly isStep?: boolean}) => void;
  /** Told of the ids of the rows in sight. */
  readonly see: (ids: readonly string[]) => void;
  readonly ticked: ReadonlySet<string>;
  readonly tick: (ids: ReadonlySet<string>) => void;
  readonly edit: (collection: Collection) => void;
  readonly remove: (collection: Collection) => void;
  readonly failed: readonly string[];
  /** How far it is scrolled, for when the reader comes back to it. */
  readonly offset: RefObject<number>;
}

/** The collections that are found. */
export function CollectionTable({
  rows,
  view,
  change,
  see,
  ticked,
  tick,
  edit,
  remove,
  failed,
  offset,
}: Props) {
  const seeRows = useCallback(
    (first: number, end: number) => see(rows.slice(first, end).map((row) => row.collection.collectionId)),
    [rows, see],
  );
  const ids = rows.map((row) => row.collection.collectionId);
  const tickAs = (own: readonly string[], isTicked: boolean) => tick(tickIds(ticked, own, isTicked));
  const drawRow = (index: number) => {
    const row = rows[index];
    const id = row?.collection.collectionId ?? '';
    return (
      row && (
        <CollectionRow
          key={id}
          row={row}
          index={index}
          isTicked={ticked.has(id)}
          tick={(isTicked) => tickAs([id], isTicked)}
          open={() => change({id}, {isStep: true})}
          edit={() => edit(row.collection)}
          remove={() => remove(row.collection)}
          hasFailed={failed.includes(id)}
        />
      )
    );
  };
  return (
    <VirtualTable
      label={translate(
        {id: 'admin.collections.caption', message: 'Collections of this account: {count}'},
        {count: String(rows.length)},
      )}
      head={
        <TableHead
          columns={sortedColumns()}
          fixed={[{id: 'actions', title: translate({id: 'admin.collections.actions', message: 'Actions'})}]}
          order={{...view, change}}
          ticks={{
            label: translate({id: 'admin.collections.tickAll', message: 'Select all collections found'}),
            isAll: ids.length > 0 && ids.every((id) => ticked.has(id)),
            tickAll: (isTicked) => tickAs(ids, isTicked),
          }}
        />
      }
      count={rows.length}
      row={drawRow}
      see={seeRows}
      offset={offset}
    />
  );
}
