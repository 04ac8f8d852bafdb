import {ownValue} from '../../base/ownValue';
import {child, keysOf} from '../document/pointers';

/** A part of a value that is small enough to list everything that is wrong with it. */
export interface Sample {
  readonly value: unknown;
  /** The path in the whole value for a path (Ajv's `instancePath`) in the sample. */
  pathInWhole(instancePath: string): string;
}

/** Ajv's listing of all errors takes time that grows with the square of their number. */
const MOST_NODES = 10_000;

/**
 * The value itself when it is small. Of a large one a copy whose long lists are cut: those on the way to the first
 * violation begin with the item that leads there, the others with their first.
 * @returns `undefined` when it cannot be cut small enough without cutting objects, which would invent violations.
 */
export function takeSample(value: unknown, firstViolation: string): Sample | undefined {
  const way = keysOf(firstViolation);
  const tooLarge = new WeakSet<object>();
  for (const mostItems of [Infinity, 1000, 200, 50, 10]) {
    const starts = new Map<string, number>();
    const cut: Cut = {mostItems, starts, tooLarge, nodesLeft: MOST_NODES};
    const copy = copyCut(value, cut, '', way);
    if (cut.nodesLeft >= 0) return {value: copy, pathInWhole: (path) => shift(path, starts)};
  }
  return undefined;
}

interface Cut {
  readonly mostItems: number;
  /** With which item a cut list begins, by its path in the whole. */
  readonly starts: Map<string, number>;
  /** Objects that alone have more members than a sample: even to list their keys again would take long. */
  readonly tooLarge: WeakSet<object>;
  /** Copying ends when it is below zero: what was copied then is of no use. */
  nodesLeft: number;
}

/**
 * @param path - a JSON pointer from the value as a whole.
 * @param way - the keys from here to the first violation; none off the way.
 */
function copyCut(value: unknown, cut: Cut, path: string, [next, ...rest]: readonly string[]): unknown {
  cut.nodesLeft -= 1;
  if (typeof value !== 'object' || value === null || cut.nodesLeft < 0) return value;
  const copyMember = (member: unknown, key: string) =>
    cut.nodesLeft < 0 ? undefined : copyCut(member, cut, child(path, key), key === next ? rest : []);
  if (Array.isArray(value)) {
    const start = value.length > cut.mostItems ? Number(next ?? 0) : 0;
    if (start > 0) cut.starts.set(path, start);
    if (Math.min(value.length, cut.mostItems) > cut.nodesLeft) cut.nodesLeft = -1;
    if (cut.nodesLeft < 0) return undefined;
    return value
      .slice(start, start + cut.mostItems)
      .map((item, index) => copyMember(item, String(start + index)));
  }
  const keys = cut.tooLarge.has(value) ? [] : Object.keys(value);
  if (keys.length > MOST_NODES) cut.tooLarge.add(value);
  if (cut.tooLarge.has(value) || keys.length > cut.nodesLeft) {
    cut.nodesLeft = -1;
    return undefined;
  }
  return Object.fromEntries(
    keys.map((key) => [key, copyMember(ownValue(value as Readonly<Record<string, unknown>>, key), key)]),
  );
}

function shift(instancePath: string, starts: ReadonlyMap<string, number>): string {
  if (starts.size === 0) return instancePath;
  return keysOf(instancePath).reduce((path, key) => {
    const start = starts.get(path);
    return child(path, start === undefined ? key : Number(key) + start);
  }, '');
}
