import {parseInstant, formatInstant} from '../../../base/instants';
import type {StoredRoute} from '../../../store/locations/routes';
import type {SentRoute} from '../../shared/routes/routeViolations';

/** A route as it is stored: what the contract knows of it and nothing else, its times in UTC. */
export function toStoredRoute(
  sent: SentRoute,
  {collectionName, received}: Pick<StoredRoute, 'collectionName' | 'received'>,
): StoredRoute {
  return {
    routeId: sent.routeId,
    description: sent.description,
    routes: sent.routes.map(({geometry, duration, distance, legs}) => ({
      geometry,
      duration,
      distance,
      legs: legs.map((leg) => ({
        summary: leg.summary,
        duration: leg.duration,
        distance: leg.distance,
        steps: leg.steps.map((step) => ({
          geometry: step.geometry,
          duration: step.duration,
          distance: step.distance,
          name: step.name,
        })),
      })),
    })),
    waypoints: sent.waypoints?.map(({distance, name, location}) => ({distance, name, location})),
    departureTime: utc(sent.departureTime),
    arrivalTime: utc(sent.arrivalTime),
    collectionId: sent.collectionId,
    collectionName,
    received,
  };
}

function utc(text: string | undefined): string | undefined {
  const instant = text === undefined ? undefined : parseInstant(text);
  return instant === undefined ? undefined : formatInstant(instant);
}
