import type {Point} from '../../../geometry/clipLine';
import {lonNear, METRES_PER_DEGREE, RADIANS, type LonLat} from '../../../geometry/sphere';
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

/** How wide a tile is at its middle. */
export function metresAcross(tile: TileCoordinates): number {
  const [, lat] = positionIn(tile, 0.5, 0.5);
  return (METRES_PER_DEGREE * 360 * Math.cos(lat * RADIANS)) / 2 ** tile.zoom;
}

/** A tile is drawn on so many pixels each way. */
const PIXELS = 512;

export const metresPerPixelOf = (tile: TileCoordinates): number => metresAcross(tile) / PIXELS;

/** Bounds and what lies at most so many metres beyond. */
export function widened([west, south, east, north]: Bounds, metres: number): Bounds {
  const degrees = metres / METRES_PER_DEGREE;
  const wide = degrees / Math.max(0.05, Math.cos(Math.max(Math.abs(south), Math.abs(north)) * RADIANS));
  return [west - wide, south - degrees, east + wide, north + degrees];
}

export function isWithin(bounds: Bounds, position: LonLat): boolean {
  const [west, south, east, north] = bounds;
  const [lon, lat] = turnedTo(bounds, position);
  return lon >= west && lon <= east && lat >= south && lat <= north;
}

/** The position by whole turns, in or next to bounds. */
export function turnedTo([west, , east]: Bounds, [lon, lat]: LonLat): LonLat {
  const middle = (west + east) / 2;
  return [lonNear(lon, middle), lat];
}
