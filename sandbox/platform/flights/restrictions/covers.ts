import type {Position} from 'geojson';
import {isInsideRing} from '../../../geometry/ring';
import type {LonLat} from '../../../geometry/sphere';
import type {RestrictionFeature} from './visibleRestriction';

/** The polygons of an area, each as its rings. */
export function polygonsOf({geometry}: RestrictionFeature): Position[][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** Whether a position lies in an area and in none of its holes. */
export function covers(area: RestrictionFeature, position: LonLat): boolean {
  return polygonsOf(area).some(
    ([outer = [], ...holes]) =>
      isInsideRing(outer, position) && !holes.some((hole) => isInsideRing(hole, position)),
  );
}
