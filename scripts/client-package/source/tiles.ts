import type {operations} from './contract';
import type {PlatformClient} from './createPlatformClient';
import {errorOf} from './PlatformError';

/** A tile of the web's map: zoom, column from 180° W, row from the north. */
export interface Tile {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

type TileQuery = NonNullable<operations['getForecastTile']['parameters']['query']>;

/** The tile in which a position lies (Web Mercator). Latitudes beyond the map's edge are on its last row. */
export function tileAt(longitude: number, latitude: number, zoom: number): Tile {
  const count = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  const mercator = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
  const index = (part: number): number => Math.min(count - 1, Math.max(0, Math.floor(part * count)));
  return {zoom, x: index((longitude + 180) / 360), y: index(mercator)};
}

/**
 * The weather forecast of a tile as a PNG; undefined where the tile would be empty.
 *
 * @throws PlatformError when the platform returns no tile
 */
export async function readTile(
  client: PlatformClient,
  {zoom, x, y}: Tile,
  query: TileQuery,
): Promise<Uint8Array | undefined> {
  const {data, error, response} = await client.GET('/weatherforecast/v2/tile/{zoom}/{x}/{y}.{format}', {
    params: {path: {zoom, x, y, format: 'png'}, query},
    parseAs: 'arrayBuffer',
  });
  if (response.status === 204) return undefined;
  if (!data) throw errorOf(response, error);
  return new Uint8Array(data);
}
