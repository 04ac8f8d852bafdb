/** Where a rectangle of the map ends, in degrees. */
export type Edges = readonly [west: number, south: number, east: number, north: number];

/** Towns of a small scale come in squares of so many degrees: what a map at that scale shows lies in one to four. */
const SQUARE_DEGREES = 10;
const COLUMNS = 360 / SQUARE_DEGREES;
const ROWS = 180 / SQUARE_DEGREES;

/** The name of the square around a position: columns from 180° W, rows from the south pole. */
export function squareOf(lon: number, lat: number): string {
  return nameOf(columnOf(lon), rowOf(lat));
}

/** The squares that a map shows a part of; its bounds may run on beyond 180°. */
export function squaresIn([west, south, east, north]: Edges): string[] {
  const names = new Set<string>();
  const last = Math.min(columnOf(east), columnOf(west) + COLUMNS - 1);
  for (let column = columnOf(west); column <= last; column++)
    for (let row = rowOf(south); row <= rowOf(north); row++) names.add(nameOf(column, row));
  return [...names];
}

const columnOf = (lon: number) => Math.floor((lon + 180) / SQUARE_DEGREES);
const rowOf = (lat: number) => Math.min(Math.max(Math.floor((lat + 90) / SQUARE_DEGREES), 0), ROWS - 1);
const nameOf = (column: number, row: number) => `${((column % COLUMNS) + COLUMNS) % COLUMNS}-${row}`;
