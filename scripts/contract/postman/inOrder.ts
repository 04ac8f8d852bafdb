import type {Item} from './types';

const ranks: Readonly<Record<string, number>> = {POST: 0, GET: 1, DELETE: 2};

/** Puts what creates first and what deletes last, so that a folder can be run from its top to its end. */
export function inOrder(items: readonly Item[]): readonly Item[] {
  return items
    .map((each) => ('request' in each ? each : {...each, item: inOrder(each.item)}))
    .sort((one, other) => rank(one) - rank(other));
}

function rank(item: Item): number {
  return 'request' in item ? (ranks[item.request.method] ?? 1) : 0;
}
