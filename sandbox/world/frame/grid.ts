/**
 * The cells that every weather value belongs to: the contract's grid of 8192 columns by 4096 rows in EPSG:4326,
 * column 0 beginning at 180° W, row 0 at 90° N. Tile, grid, route event and forecast all ask here, so that they
 * cannot disagree about the cell of a position.
 */
export const COLUMNS = 8192;
export const ROWS = 4096;
/** Width and height of a cell in degrees. */
export const CELL_DEGREES = 360 / COLUMNS;

/** Column of a longitude in degrees; any whole turns are taken off, so 180° E is column 0. */
export function columnOf(lon: number): number {
  const column = Math.floor(((lon + 180) / 360) * COLUMNS);
  return ((column % COLUMNS) + COLUMNS) % COLUMNS;
}

/** Row of a latitude in degrees, the poles included. */
export function rowOf(lat: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.floor(((90 - lat) / 180) * ROWS)));
}

/** Longitude of the centre of a column, in degrees. */
export function columnCentre(column: number): number {
  return -180 + (column + 0.5) * CELL_DEGREES;
}

/** Latitude of the centre of a row, in degrees. */
export function rowCentre(row: number): number {
  return 90 - (row + 0.5) * CELL_DEGREES;
}
