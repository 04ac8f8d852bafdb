import {badRequest} from '../../../http/apiError';
import {measuredWay} from './measuredWay';
import {routeViolations, type SentRoute} from './routeViolations';

/**
 * The ways of a route that is asked about without being stored, each with how a response refers to it.
 * @throws ApiError 400 for lines that cannot be read, and for ways too long to be asked about.
 */
export function readSentWays(body: SentRoute) {
  const violations = routeViolations(body);
  if (violations.length > 0) throw badRequest(...violations);
  const {routeId, collectionId, description} = body;
  return body.routes.map((way, routeIndex) => ({
    way: measuredWay(way),
    route: {routeIndex, routeId, collectionId, description},
  }));
}
