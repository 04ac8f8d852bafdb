import {RADIANS} from '../../geometry/sphere';
import {columnOf, rowOf} from '../frame/grid';
import type {CellReader} from './cellReader';

/** Pixels of a tile's side. */
export const TILE_SIZE = 256;

/** Column of the grid under the centre of a pixel column of a Web Mercator tile. */
export function columnOfPixel(zoom: number, x: number, pixel: number): number {
  return columnOf(((x + (pixel + 0.5) / TILE_SIZE) / 2 ** zoom) * 360 - 180);
}

/** Row of the grid under the centre of a pixel row of a Web Mercator tile. */
export function rowOfPixel(zoom: number, y: number, pixel: number): number {
  const mercator = Math.PI * (1 - (2 * (y + (pixel + 0.5) / TILE_SIZE)) / 2 ** zoom);
  return rowOf(Math.atan(Math.sinh(mercator)) / RADIANS);
}

/** The rows of the grid that a tile's pixel rows show, from north to south. */
export function rowsOfTile(zoom: number, y: number): number[] {
  return Array.from({length: TILE_SIZE}, (_, pixel) => rowOfPixel(zoom, y, pixel));
}

/** Reads a tile's pixels, row after row from its north-west corner; each cell is read once. */
export function readTile(reader: CellReader, zoom: number, x: number, rows: readonly number[]): Int16Array {
  const pixels = new Int16Array(TILE_SIZE * TILE_SIZE);
  const line = new Int16Array(TILE_SIZE);
  let last = -1;
  for (let pixel = 0; pixel < TILE_SIZE; pixel++) {
    const column = columnOfPixel(zoom, x, pixel);
    if (column !== last) readLine(reader, column, rows, line);
    last = column;
    for (let k = 0; k < TILE_SIZE; k++) pixels[k * TILE_SIZE + pixel] = line[k] as number;
  }
  return pixels;
}

function readLine(reader: CellReader, column: number, rows: readonly number[], line: Int16Array): void {
  reader.seek(column);
  for (let k = 0; k < TILE_SIZE; k++) {
    const row = rows[k] as number;
    line[k] = k > 0 && row === rows[k - 1] ? (line[k - 1] as number) : reader.value(row);
  }
}
