import type {Bounds, LonLat} from '@site/src/map';

/** The grid of the contract: one byte for each cell, column by column, from 180° W eastwards, each from 90° N. */
export const COLUMNS = 8192;
export const ROWS = 4096;
const CELL = 360 / COLUMNS;

/** May lie beyond the grid where a map shows the world more than once. */
export const columnOf = (lon: number) => Math.floor((lon + 180) / CELL);
export const rowOf = (lat: number) => Math.max(0, Math.min(ROWS - 1, Math.floor((90 - lat) / CELL)));
export const westOf = (column: number) => column * CELL - 180;
export const northOf = (row: number) => 90 - row * CELL;

/** The middle of the cell that a position lies in. */
export function centreOf([lon, lat]: LonLat): LonLat {
  return [westOf(columnOf(lon) + 0.5), northOf(rowOf(lat) + 0.5)];
}

/** A part of the grid. */
export interface GridWindow {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** The cells of a rectangle. */
export function windowOf([west, south, east, north]: Bounds): GridWindow {
  const [column, row] = [columnOf(west), rowOf(north)];
  const columns = Math.min(COLUMNS, columnOf(east) - column + 1);
  return {column, row, columns, rows: rowOf(south) - row + 1};
}

/** Where a position lies in a window, as a number of cells from its start; undefined outside. */
export function indexIn(window: GridWindow, [lon, lat]: LonLat): number | undefined {
  const column = modulo(columnOf(lon) - window.column);
  const row = rowOf(lat) - window.row;
  return column < window.columns && row >= 0 && row < window.rows ? column * window.rows + row : undefined;
}

/** Columns of the grid go round the world. */
export const modulo = (column: number) => ((column % COLUMNS) + COLUMNS) % COLUMNS;
