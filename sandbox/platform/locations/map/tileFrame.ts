import type {Point} from '../../../geometry/clipLine';
import {RADIANS, type LonLat} from '../../../geometry/sphere';
import type {TileCoordinates} from '../../shared/tiles/tileCoordinates';

/** Units of a vector tile's side, and of the border around it that lines reach into, so that none ends at an edge. */
export const EXTENT = 4096;
export const BORDER = 64;

/** West, south, east and north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** What a tile shows, with its border; longitudes run on beyond 180. */
export function boundsOf(tile: TileCoordinates): Bounds {
  const border = BORDER / EXTENT;
  const [west, north] = positionIn(tile, -border, -border);
  const [east, south] = positionIn(tile, 1 + border, 1 + border);
  return [west, south, east, north];
}

/** The position at a share of a tile's sides, from its north-west corner. */
export function positionIn({zoom, x, y}: TileCoordinates, east: number, south: number): LonLat {
  const side = 2 ** zoom;
  const lat = Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + south)) / side))) / RADIANS;
  return [((x + east) / side) * 360 - 180, lat];
}

/** Where positions lie in a tile, in its units from its north-west corner (Web Mercator). */
export function frameOf({zoom, x, y}: TileCoordinates): (position: LonLat) => Point {
  const side = 2 ** zoom;
  return ([lon, lat]) => [
    (((lon + 180) / 360) * side - x) * EXTENT,
    (((1 - Math.asinh(Math.tan(lat * RADIANS)) / Math.PI) / 2) * side - y) * EXTENT,
  ];
}
