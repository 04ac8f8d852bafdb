import type {Position} from 'geojson';
import {isInsideRing} from '../../../geometry/ring';
import type {LonLat} from '../../../geometry/sphere';
import type {RestrictionFeature} from './seenRestriction';

/** The polygons of an area, each as its rings. */
export function polygonsOf({geometry}: RestrictionFeature): Position[][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** Whether a place lies in an area and in none of its holes. */
export function covers(area: RestrictionFeature, place: LonLat): boolean {
  return polygonsOf(area).some(
    ([outer = [], ...holes]) =>
      isInsideRing(outer, place) && !holes.some((hole) => isInsideRing(hole, place)),
  );
}
