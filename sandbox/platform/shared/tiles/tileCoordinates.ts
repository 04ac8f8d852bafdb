import {notFound} from '../../../http/apiError';

/** A Web Mercator tile, counted from the north-west corner of the world. */
export interface TileCoordinates {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** @throws ApiError 404 for a tile outside the world. */
export function requireTileInWorld({zoom, x, y}: TileCoordinates): void {
  const last = 2 ** zoom - 1;
  if (x > last || y > last)
    throw notFound(`There is no tile ${zoom}/${x}/${y}: at zoom ${zoom}, x and y range from 0 to ${last}`);
}
