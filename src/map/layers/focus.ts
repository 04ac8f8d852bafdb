import type {Geometry} from 'geojson';
import {boundsOf, type Bounds} from './bounds';

/** Wider than this, in degrees, and a small map would show continents in place of what it is about. */
const WIDE = 60;
/** Features that are closer than one or two of such squares, in degrees, lie together. */
const SQUARE = 8;

export interface Focus {
  readonly bounds: Bounds;
  /** How many of the geometries lie within. */
  readonly count: number;
}

/**
 * What a map begins with: everything, or where that is spread over the world, the largest group that lies together.
 * Undefined when there is nothing to show.
 */
export function focusOf(geometries: readonly Geometry[]): Focus | undefined {
  const all = boundsOf(geometries);
  if (!all) return undefined;
  const [west, south, east, north] = all;
  if (east - west <= WIDE && north - south <= WIDE) return {bounds: all, count: geometries.length};
  const largest = groups(geometries).reduce((one, other) => (other.length > one.length ? other : one));
  const bounds = boundsOf(largest);
  return bounds && {bounds, count: largest.length};
}

/** Geometries whose squares touch one another, directly or by others between them. */
function groups(geometries: readonly Geometry[]): Geometry[][] {
  const squares = new Map<string, Geometry[]>();
  for (const geometry of geometries) {
    const bounds = boundsOf([geometry]);
    if (!bounds) continue;
    const [west, south, east, north] = bounds;
    const key = [(west + east) / 2, (south + north) / 2]
      .map((degrees) => Math.floor(degrees / SQUARE))
      .join();
    const square = squares.get(key);
    if (square) square.push(geometry);
    else squares.set(key, [geometry]);
  }
  const found: Geometry[][] = [];
  for (let [start] = squares.keys(); start !== undefined; [start] = squares.keys())
    found.push(takeGroup(squares, start));
  return found.length > 0 ? found : [[]];
}

/** Takes a square and all that touch it out of the squares. */
function takeGroup(squares: Map<string, Geometry[]>, start: string): Geometry[] {
  const group: Geometry[] = [];
  const waiting = [start];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const here = squares.get(key);
    if (!here) continue;
    squares.delete(key);
    for (const geometry of here) group.push(geometry);
    const [column = 0, row = 0] = key.split(',').map(Number);
    for (const x of [column - 1, column, column + 1])
      for (const y of [row - 1, row, row + 1]) waiting.push(`${x},${y}`);
  }
  return group;
}
