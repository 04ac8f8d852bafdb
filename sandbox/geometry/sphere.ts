const EARTH_RADIUS_METRES = 6_371_008.8;
export const RADIANS = Math.PI / 180;
export const METRES_PER_DEGREE = EARTH_RADIUS_METRES * RADIANS;

/** Longitude and latitude in degrees. */
export type LonLat = readonly [lon: number, lat: number];

/** The shorter difference of two longitudes, -180 to 180 degrees. */
export function lonDifference(from: number, to: number): number {
  const shifted = to - from + 180;
  const turned = shifted + 360;
  // Within a turn, subtraction gives the same bits as the remainders, and is quicker.
  if (shifted > -360 && turned < 720) return (turned < 360 ? turned : turned - 360) - 180;
  return (((shifted % 360) + 360) % 360) - 180;
}

/** The longitude by whole turns that is next to another, in degrees; without another, one from -180 to 180. */
export const lonNear = (lon: number, other = 0): number => lon - 360 * Math.round((lon - other) / 360);

/** Distance along the sphere in metres (haversine). */
export function distanceMetres([lonA, latA]: LonLat, [lonB, latB]: LonLat): number {
  const dLat = Math.sin(((latB - latA) * RADIANS) / 2);
  const dLon = Math.sin(((lonB - lonA) * RADIANS) / 2);
  const h = dLat * dLat + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * dLon * dLon;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Direction from one position to a near one, degrees clockwise from true north, 0 to 360. */
export function bearingDegrees([lonA, latA]: LonLat, [lonB, latB]: LonLat): number {
  const east = lonDifference(lonA, lonB) * Math.cos(((latA + latB) / 2) * RADIANS);
  return (Math.atan2(east, latB - latA) / RADIANS + 360) % 360;
}

/** The position so many metres east and north of another; flat, so for distances up to some 100 km. */
export function offsetMetres([lon, lat]: LonLat, east: number, north: number): [number, number] {
  return [
    lon + east / (METRES_PER_DEGREE * Math.max(0.01, Math.cos(lat * RADIANS))),
    lat + north / METRES_PER_DEGREE,
  ];
}
