import {METRES_PER_DEGREE, RADIANS, type LonLat} from './sphere';

/** Longitude, latitude, perhaps altitude. */
export type Position = readonly number[];

/** A ring of a polygon: closed, so its last position repeats its first. */
export type Ring = readonly Position[];

/** A polygon as its rings: the outer one, then its holes. */
export type Rings = readonly Ring[];

/** Whether a position lies in a ring, by the even-odd rule. What lies on an edge may count either way. */
export function isInsideRing(ring: Ring, [lon, lat]: LonLat): boolean {
  let isInside = false;
  for (let index = 1; index < ring.length; index++) {
    const [from, to] = [ring[index - 1] as Position, ring[index] as Position];
    const [fromLat, toLat] = [from[1] as number, to[1] as number];
    if (fromLat > lat === toLat > lat) continue;
    const [fromLon, toLon] = [from[0] as number, to[0] as number];
    if (lon < ((toLon - fromLon) * (lat - fromLat)) / (toLat - fromLat) + fromLon) isInside = !isInside;
  }
  return isInside;
}

/** Area of a small ring in hectares (flat shoelace around its middle latitude). */
export function ringHectares(ring: Ring): number {
  const middle = ring.reduce((sum, [, lat = 0]) => sum + lat, 0) / ring.length;
  const scale = METRES_PER_DEGREE * METRES_PER_DEGREE * Math.cos(middle * RADIANS);
  let doubled = 0;
  for (let index = 1; index < ring.length; index++) {
    const [[fromLon = 0, fromLat = 0] = [], [toLon = 0, toLat = 0] = []] = [ring[index - 1], ring[index]];
    doubled += fromLon * toLat - toLon * fromLat;
  }
  return (Math.abs(doubled) / 2) * (scale / 10_000);
}
