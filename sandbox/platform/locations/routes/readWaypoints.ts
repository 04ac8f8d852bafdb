import {badRequest} from '../../../http/apiError';
import {positionViolations} from '../../../geometry/geometryViolations';
import {LONGEST_WAY_KM} from '../../shared/routes/routeViolations';
import {distanceMetres, type LonLat} from '../../../geometry/sphere';

/** With traffic a route has no more waypoints than this. */
const MOST_WITH_TRAFFIC = 3;

/**
 * Reads `lon,lat;lon,lat`, whose form the contract has checked.
 * @throws ApiError 400 for positions out of the world, for too many with traffic, and for a way that would be too long even
 *   if it were straight: the search would take seconds and find none.
 */
export function readWaypoints(text: string, traffic: boolean): LonLat[] {
  const positions = text.split(';').map((position): LonLat => {
    const [lon = 0, lat = 0] = position.split(',').map(Number);
    return [lon, lat];
  });
  const violations = positions.flatMap((position, index) =>
    positionViolations(position, `path.waypoints[${index}]`),
  );
  if (traffic && positions.length > MOST_WITH_TRAFFIC)
    violations.push(`path.waypoints must be 2 to ${MOST_WITH_TRAFFIC} waypoints if query.traffic is true`);
  if (violations.length > 0) throw badRequest(...violations);
  refuseTooLong(
    positions.reduce(
      (sum, position, index) => sum + distanceMetres(positions[index - 1] ?? position, position),
      0,
    ),
  );
  return positions;
}

/** @throws ApiError 400 for a way that could be neither stored nor asked for its weather. */
export function refuseTooLong(metres: number): void {
  const kilometres = Math.round(metres / 1000);
  if (kilometres > LONGEST_WAY_KM)
    throw badRequest(
      `path.waypoints make a route of ${kilometres} km; the limit is ${LONGEST_WAY_KM}, so request the route in parts`,
    );
}
