import {compareNames} from '@site/src/components/order/naturalOrder';
import {paceOf} from '@site/src/collections/objects/paceOf';
import type {CollectionsView, SortId} from '../address/collectionsView';
import type {CollectionRow} from './collectionRow';

type Value = string | number | undefined;

const valueOf: Readonly<Record<SortId, (row: CollectionRow) => Value>> = {
  name: ({collection}) => collection.collectionName,
  id: ({collection}) => collection.collectionId,
  objects: ({figures}) => figures?.objects,
  silent: ({figures}) => figures?.silent,
  latest: ({figures}) => figures?.latest,
  every: ({collection}) => paceOf(collection),
  created: ({collection}) => Date.parse(collection.createdDate),
};

/** Whether the order needs what the objects of all collections reported. */
export function needsEverything({sort}: Pick<CollectionsView, 'sort'>): boolean {
  return sort === 'objects' || sort === 'silent' || sort === 'latest';
}

/** The collections whose name or id contains every word, in the order that is asked for; what is unknown comes last. */
export function findRows(
  rows: readonly CollectionRow[],
  {text, sort, isDescending}: Omit<CollectionsView, 'id'>,
): readonly CollectionRow[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter(({collection: {collectionName, collectionId}}) => {
    const own = `${collectionName}\n${collectionId}`.toLocaleLowerCase();
    return words.every((word) => own.includes(word));
  });
  const sign = isDescending ? -1 : 1;
  const keyed = found.map((row) => ({row, key: valueOf[sort](row), id: row.collection.collectionId}));
  keyed.sort((one, other) => {
    if (one.key === undefined || other.key === undefined)
      return Number(one.key === undefined) - Number(other.key === undefined) || compare(one.id, other.id);
    return sign * compare(one.key, other.key) || compare(one.id, other.id);
  });
  return keyed.map(({row}) => row);
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareNames(String(one), String(other));
}
