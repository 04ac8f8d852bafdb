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
  if (isSmall(value)) return {value, pathInWhole: (instancePath) => instancePath};
  for (const mostItems of [1000, 200, 50, 10]) {
    const starts = new Map<string, number>();
    const copy = cut(value, {mostItems, starts, way: keysOf(firstViolation), path: ''});
    if (isSmall(copy)) return {value: copy, pathInWhole: (instancePath) => shift(instancePath, starts)};
  }
  return undefined;
}

interface Cut {
  readonly mostItems: number;
  /** With which item a cut list begins, by its path in the whole. */
  readonly starts: Map<string, number>;
  /** The steps from here to the first violation; `undefined` off the way. */
  readonly way: readonly string[] | undefined;
  /** A JSON pointer from the value as a whole. */
  readonly path: string;
}

function cut(value: unknown, {mostItems, starts, way, path}: Cut): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const [next, ...rest] = way ?? [];
  const inside = (item: unknown, key: string | number) =>
    cut(item, {mostItems, starts, way: String(key) === next ? rest : undefined, path: child(path, key)});
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(item, key)]));
  const start = value.length > mostItems ? Number(next ?? 0) : 0;
  if (start > 0) starts.set(path, start);
  return value.slice(start, start + mostItems).map((item, index) => inside(item, start + index));
}

function shift(instancePath: string, starts: ReadonlyMap<string, number>): string {
  return keysOf(instancePath).reduce((path, key) => {
    const start = starts.get(path);
    return child(path, start === undefined ? key : Number(key) + start);
  }, '');
}

function isSmall(value: unknown): boolean {
  const pending: unknown[] = [value];
  let nodes = 0;
  while (pending.length > 0) {
    const node = pending.pop();
    if (++nodes > MOST_NODES) return false;
    if (typeof node !== 'object' || node === null) continue;
    const items: unknown[] = Object.values(node);
    if (items.length > MOST_NODES) return false;
    pending.push(...items);
  }
  return true;
}
