import type {Geometry, Position} from 'geojson';

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** The rectangle around all positions, in degrees; undefined when there is none. */
export function boundsOf(geometries: readonly Geometry[]): Bounds | undefined {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = ([lon = NaN, lat = NaN]: Position) => {
    [west, east] = [Math.min(west, lon), Math.max(east, lon)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  };
  geometries.forEach((geometry) => eachPosition(geometry, take));
  return west <= east && south <= north ? [west, south, east, north] : undefined;
}

/** Whether two rectangles meet, whichever turn around the globe their longitudes are written in. */
export function boxesMeet(one: Bounds, other: Bounds): boolean {
  const [west, south, east, north] = one;
  const meetsTurned = (turn: number) => other[0] + turn <= east && other[2] + turn >= west;
  return other[1] <= north && other[3] >= south && [-360, 0, 360].some(meetsTurned);
}

/** Degrees, some hundred metres: what is no larger is a point to whoever looks. */
const POINT = 0.001;

/** The closest zoom at which a rectangle is shown: a single point among the towns around it, and not on empty ground. */
export function closestZoom([west, south, east, north]: Bounds): number {
  return east - west < POINT && north - south < POINT ? 10 : 12;
}

function eachPosition(geometry: Geometry, take: (position: Position) => void): void {
  switch (geometry.type) {
    case 'Point':
      return take(geometry.coordinates);
    case 'MultiPoint':
    case 'LineString':
      return geometry.coordinates.forEach(take);
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.flat().forEach(take);
    case 'MultiPolygon':
      return geometry.coordinates.flat(2).forEach(take);
    case 'GeometryCollection':
      return geometry.geometries.forEach((part) => eachPosition(part, take));
  }
}
