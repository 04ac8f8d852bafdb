import type {LonLat} from '../../../geometry/sphere';

/**
 * The squares of degrees in which junctions are chosen: at level 0 with sides of 1/512 degree (some 200 m), at each
 * further level with twice that, up to one degree. Four squares make up one of the next level.
 */
export const FINEST_CELL = 1 / 512;
export const COARSEST_LEVEL = 9;

/** A square of one level: column from 180° W, row from the South Pole. */
export type Cell = readonly [column: number, row: number];

/** East, north-east, north and so on, counter-clockwise. */
export const directions: readonly Cell[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/** Of each level, worked out once: tiles and ways ask for them a million times. */
const levels = Array.from({length: COARSEST_LEVEL + 1}, (_, level) => {
  const side = FINEST_CELL * 2 ** level;
  return {side, columns: 360 / side, rows: 180 / side};
});
const levelOf = (level: number) => levels[level] ?? {side: NaN, columns: NaN, rows: NaN};

/** The side of a level's cells in degrees. */
export const cellDegrees = (level: number): number => levelOf(level).side;

export function cellAt(level: number, [lon, lat]: LonLat): Cell {
  const {side, columns, rows} = levelOf(level);
  const row = Math.min(rows - 1, Math.max(0, Math.floor((lat + 90) / side)));
  return [wrapped(Math.floor((lon + 180) / side), columns), row];
}

/** The cell next to one in a direction; `undefined` beyond the poles. */
export function cellBeside(level: number, [column, row]: Cell, direction: number): Cell | undefined {
  const [east, north] = directions[direction] ?? [0, 0];
  const {columns, rows} = levelOf(level);
  const next = row + north;
  return next < 0 || next >= rows ? undefined : [wrapped(column + east, columns), next];
}

/** A number for a cell among those of its level. */
export const cellKey = (level: number, [column, row]: Cell): number => column * levelOf(level).rows + row;

export function cellOfKey(level: number, key: number): Cell {
  const {rows} = levelOf(level);
  return [Math.floor(key / rows), key % rows];
}

export function cellCentre(level: number, [column, row]: Cell): LonLat {
  const {side} = levelOf(level);
  return [-180 + (column + 0.5) * side, -90 + (row + 0.5) * side];
}

/** The cell of a coarser level that a finest cell lies in. */
export const coarser = ([column, row]: Cell, levels: number): Cell => [
  Math.floor(column / 2 ** levels),
  Math.floor(row / 2 ** levels),
];

function wrapped(column: number, columns: number): number {
  return ((column % columns) + columns) % columns;
}
