import area from '@turf/area';
import type {Polygon} from 'geojson';
import type {Area} from './useAreas';

/** The size of an area in square kilometres, with as many digits as say something. */
export function areaText({geometry}: Pick<Area, 'geometry'>): string {
  const size = area(geometry as Polygon) / 1e6;
  return `${size.toLocaleString(undefined, {maximumSignificantDigits: 3})} km²`;
}
