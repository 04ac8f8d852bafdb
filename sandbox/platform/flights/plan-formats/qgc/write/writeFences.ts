import type {Fence, QgcPlan} from '../../../../../store/flights/flightPlan';
import {latLon, openRing} from '../values';

type GeoFence = NonNullable<QgcPlan['geoFence']>;

/**
 * Fences as a QGroundControl file has them. It knows no holes: the holes of an area to stay inside of become areas to
 * stay outside of; those of an area to stay outside of cannot be said.
 */
export function writeFences(fences: readonly Fence[]): Required<Pick<GeoFence, 'circles' | 'polygons'>> {
  const circles: Required<GeoFence>['circles'] = [];
  const polygons: Required<GeoFence>['polygons'] = [];
  for (const fence of fences) {
    const {inclusion} = fence;
    if (fence.kind === 'circle') {
      circles.push({version: 1, inclusion, circle: {center: latLon(fence.center), radius: fence.radius}});
      continue;
    }
    const [outer = [], ...holes] = fence.area.coordinates;
    polygons.push({version: 1, inclusion, polygon: openRing(outer)});
    if (inclusion)
      for (const hole of holes) polygons.push({version: 1, inclusion: false, polygon: openRing(hole)});
  }
  return {circles, polygons};
}
