import type {Ring} from './rings';

/** Whether a place lies in a ring, by the even-odd rule. What lies on an edge may count either way. */
export function isInsideRing(ring: Ring, lon: number, lat: number): boolean {
  let isInside = false;
  for (let index = 1; index < ring.length; index++) {
    const [[fromLon = 0, fromLat = 0] = [], [toLon = 0, toLat = 0] = []] = [ring[index - 1], ring[index]];
    if (fromLat > lat === toLat > lat) continue;
    if (lon < ((toLon - fromLon) * (lat - fromLat)) / (toLat - fromLat) + fromLon) isInside = !isInside;
  }
  return isInside;
}
