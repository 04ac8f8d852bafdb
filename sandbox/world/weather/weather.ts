import {COLUMNS, ROWS, columnOf, rowOf} from '../frame/grid';
import {hash} from '../frame/hash';
import {cellReader} from './cellReader';
import {ColumnReader} from './columns';
import {Lattice} from './lattice/lattice';
import {stretchesOf} from './lattice/profiles';
import {makeTexture} from './lattice/texture';
import {TILE_SIZE, readTile, rowsOfTile} from './tile';
import type {GridType, WeatherType} from './types';

/** The weather of one world: for every kind, position and clock hour a whole number. */
export class Weather {
  private readonly lattice: Lattice;
  /** A sandbox starts without it: it takes a tenth of a second in a browser. */
  private madeTexture: Float32Array | undefined;
  /** Serves single cells; made once, since it is asked hundreds of thousands of times. */
  private madeSingle: ColumnReader | undefined;

  constructor(private readonly seed: number) {
    this.lattice = new Lattice(seed);
  }

  private get texture(): Float32Array {
    return (this.madeTexture ??= makeTexture(hash(this.seed, 9201)));
  }

  private get single(): ColumnReader {
    return (this.madeSingle ??= new ColumnReader(this.lattice, this.texture, 1));
  }

  /**
   * The value at a position: that of the grid's cell in which it lies.
   *
   * @param hour a clock hour, counted from 1970 (see `hourOf`)
   */
  valueAt(type: WeatherType, lon: number, lat: number, hour: number): number {
    return this.cellValue(type, columnOf(lon), rowOf(lat), hour);
  }

  /** The value of a cell of the grid. */
  cellValue(type: WeatherType, column: number, row: number, hour: number): number {
    const reader = cellReader(type, this.seed, hour, this.single.begin(hour, row));
    reader.seek(column);
    return reader.value(row);
  }

  /**
   * The grid of an hour, a few columns at a time: column after column from 180° W, each from north to south, one byte
   * a cell (temperature in two's complement). The array is the same one every time, so use it up or copy it.
   *
   * @param columnsAtOnce columns of a chunk; each is 4096 bytes
   */
  *grid(type: GridType, hour: number, columnsAtOnce = 64): Generator<Uint8Array, void, undefined> {
    const reader = this.columns(hour, 0, ROWS - 1);
    const chunk = new Uint8Array(columnsAtOnce * ROWS);
    for (let first = 0; first < COLUMNS; first += columnsAtOnce) {
      const columns = Math.min(columnsAtOnce, COLUMNS - first);
      for (let k = 0; k < columns; k++)
        reader.fill(type, first + k, chunk.subarray(k * ROWS, (k + 1) * ROWS));
      yield chunk.subarray(0, columns * ROWS);
    }
  }

  /**
   * The values of a Web Mercator tile, row after row from its north-west corner: 256 by 256, each that of the cell at
   * the pixel's centre.
   */
  tile(type: WeatherType, hour: number, zoom: number, x: number, y: number): Int16Array {
    const rows = rowsOfTile(zoom, y);
    const columns = this.columns(hour, rows[0] as number, rows[TILE_SIZE - 1] as number);
    return readTile(cellReader(type, this.seed, hour, columns), zoom, x, rows);
  }

  /** Does beforehand what the first question about an hour would have to wait for, a millisecond at a time. */
  prepare(hour: number): Generator<void, void, undefined> {
    return this.lattice.prepare(hour);
  }

  private columns(hour: number, firstRow: number, lastRow: number): ColumnReader {
    return new ColumnReader(this.lattice, this.texture, stretchesOf(firstRow, lastRow)).begin(hour, firstRow);
  }
}
