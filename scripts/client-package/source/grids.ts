import type {PlatformClient} from './createPlatformClient';
import {errorOf} from './PlatformError';

/** What grids there are, as their paths name them. */
export type GridKind = 'temperature' | 'wind' | 'gust' | 'rain' | 'snow';

const COLUMNS = 8192;
const ROWS = 4096;

/** The weather of the whole world in one hour: one byte for each cell, column after column (EPSG:4326). */
export class Grid {
  readonly cells: Int8Array | Uint8Array;

  /** @throws RangeError when the bytes are no whole grid */
  constructor(kind: GridKind, bytes: ArrayBuffer) {
    if (bytes.byteLength !== COLUMNS * ROWS)
      throw new RangeError(`A grid has ${COLUMNS * ROWS} bytes, and these are ${bytes.byteLength}.`);
    this.cells = kind === 'temperature' ? new Int8Array(bytes) : new Uint8Array(bytes);
  }

  /**
   * The value at a position in degrees: °C, m/s, or mm in the hour.
   *
   * @throws RangeError when the position is not on Earth
   */
  at(longitude: number, latitude: number): number {
    if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90))
      throw new RangeError(`There is no position ${longitude}, ${latitude}.`);
    const column = Math.floor(((longitude + 180) / 360) * COLUMNS) % COLUMNS;
    const row = Math.min(ROWS - 1, Math.floor(((90 - latitude) / 180) * ROWS));
    return this.cells[column * ROWS + row] ?? 0;
  }
}

/**
 * Downloads a grid, 33.5 MB and about a tenth of it compressed.
 *
 * @param hour any moment in the clock hour
 * @throws PlatformError when there is no grid for the hour
 */
export async function readGrid(client: PlatformClient, kind: GridKind, hour: Date): Promise<Grid> {
  const path = {
    year: hour.getUTCFullYear(),
    month: hour.getUTCMonth() + 1,
    day: hour.getUTCDate(),
    hour: hour.getUTCHours(),
  };
  const {data, error, response} = await client.GET(
    `/weatherforecast/v2/${kind}/{year}/{month}/{day}/{hour}`,
    {params: {path}, parseAs: 'arrayBuffer'},
  );
  if (!data) throw errorOf(response, error);
  return new Grid(kind, data);
}
