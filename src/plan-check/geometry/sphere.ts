/** Longitude and latitude in degrees. */
export type LonLat = readonly [lon: number, lat: number];

const EARTH_RADIUS = 6_371_008.8;
const RADIANS = Math.PI / 180;
/** Of latitude. */
export const METRES_PER_DEGREE = EARTH_RADIUS * RADIANS;

/** Distance along the sphere in metres (haversine). */
export function distanceMetres([lonA, latA]: LonLat, [lonB, latB]: LonLat): number {
  const dLat = Math.sin(((latB - latA) * RADIANS) / 2);
  const dLon = Math.sin(((lonB - lonA) * RADIANS) / 2);
  const h = dLat ** 2 + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * dLon ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Metres east and north of a position: flat, for the few kilometres of a survey. */
export function planeAt([lon0, lat0]: LonLat) {
  const north = METRES_PER_DEGREE;
  const east = north * Math.cos(lat0 * RADIANS);
  return {
    toPlane: ([lon, lat]: LonLat): Vector => [(unwrapped(lon, lon0) - lon0) * east, (lat - lat0) * north],
    toEarth: ([x, y]: Vector): LonLat => [lon0 + x / east, lat0 + y / north],
  };
}

/** Metres east and north. */
export type Vector = readonly [east: number, north: number];

/** A longitude written so that the way from another to it crosses no jump at the antimeridian. */
export function unwrapped(lon: number, near: number): number {
  return lon + 360 * Math.round((near - lon) / 360);
}
