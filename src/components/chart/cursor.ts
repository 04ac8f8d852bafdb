import {ownValue} from '@site/src/base/ownValue';

/** A key moves by one point, and where points are many by this share of them. */
const SHARE = 200;
const PAGE = 10;

/** The index of the value that is nearest to x in an ascending list; undefined in an empty one. */
export function nearestIndex(list: readonly number[], x: number): number | undefined {
  if (list.length === 0) return undefined;
  let [low, high] = [0, list.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) <= x) low = middle;
    else high = middle;
  }
  return x - (list[low] ?? 0) <= (list[high] ?? 0) - x ? low : high;
}

/** Where a key moves the cursor of a chart; undefined for other keys. Before the first key it is nowhere. */
export function indexAfterKey(key: string, index: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  const step = Math.max(1, Math.round(count / SHARE));
  const by = ownValue(
    {
      ArrowLeft: -step,
      ArrowDown: -step,
      ArrowRight: step,
      ArrowUp: step,
      PageDown: -PAGE * step,
      PageUp: PAGE * step,
    },
    key,
  );
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (by === undefined) return undefined;
  if (index === undefined) return by > 0 ? 0 : count - 1;
  return Math.max(0, Math.min(count - 1, index + by));
}
