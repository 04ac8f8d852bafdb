import {badRequest} from '../../../http/apiError';
import {positionViolations} from '../../../shapes/geometryViolations';
import type {LonLat} from '../../../world/geometry';

/** With traffic a route has no more waypoints than this. */
const MOST_WITH_TRAFFIC = 3;

/**
 * Reads `lon,lat;lon,lat`, whose form the contract has checked.
 * @throws ApiError 400 for places out of the world, and for too many with traffic.
 */
export function readWaypoints(text: string, traffic: boolean): LonLat[] {
  const places = text.split(';').map((place): LonLat => {
    const [lon = 0, lat = 0] = place.split(',').map(Number);
    return [lon, lat];
  });
  const violations = places.flatMap((place, index) => positionViolations(place, `path.waypoints[${index}]`));
  if (traffic && places.length > MOST_WITH_TRAFFIC)
    violations.push(`path.waypoints must be 2 to ${MOST_WITH_TRAFFIC} places when query.traffic is true`);
  if (violations.length > 0) throw badRequest(...violations);
  return places;
}
