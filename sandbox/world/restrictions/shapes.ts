import type {Polygon, Position} from 'geojson';
import {rounded} from '../../geometry/rounded';
import {type LonLat, offsetMetres} from '../../geometry/sphere';

const CORNERS = 48;

/** A circle as a polygon, counter-clockwise. */
export function circle(middle: LonLat, metres: number): Polygon {
  const ring = Array.from({length: CORNERS}, (_, corner): Position => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    const [lon, lat] = offsetMetres(middle, metres * Math.cos(angle), metres * Math.sin(angle));
    return [rounded(lon, 5), rounded(lat, 5)];
  });
  return {type: 'Polygon', coordinates: [[...ring, ring[0] as Position]]};
}

/** A polygon through the given corners, clockwise as charts list them and without repeating the first. */
export function area(corners: readonly LonLat[]): Polygon {
  const ring = corners.map(([lon, lat]): Position => [lon, lat]).reverse();
  return {type: 'Polygon', coordinates: [[...ring, ring[0] as Position]]};
}
