import type {Fence, NamedPosition, QgcPlan} from '../../../../../store/flights/flightPlan';
import {LEAST_METRES, closedRing, turned} from '../values';

/**
 * Fences of both versions: polygons and circles, or the one polygon of old files, to stay inside of. What has no version
 * is passed over, as the ground station does.
 */
export function readFences(geoFence: QgcPlan['geoFence']): Fence[] {
  if (geoFence?.version === undefined) return [];
  const {circles = [], polygons = [], polygon = []} = geoFence;
  return [
    ...polygons.map(({polygon: corners, inclusion}) => polygonFence(corners, inclusion)),
    ...(polygon.length >= 3 ? [polygonFence(polygon, true)] : []),
    ...circles.map(({circle: {center, radius}, inclusion}): Fence => ({
      kind: 'circle',
      center: turned(center),
      radius: Math.max(radius, LEAST_METRES),
      inclusion,
    })),
  ];
}

function polygonFence(corners: readonly (readonly number[])[], inclusion: boolean): Fence {
  return {kind: 'polygon', area: {type: 'Polygon', coordinates: [closedRing(corners)]}, inclusion};
}

export function readRallyPoints(rallyPoints: QgcPlan['rallyPoints']): NamedPosition[] {
  return (rallyPoints?.points ?? []).map(([lat, lon, altitude]) => ({
    position: turned([lat, lon], altitude),
  }));
}
