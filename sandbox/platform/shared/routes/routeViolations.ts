import type {BodyOf} from '../../../contract/operationTypes';
import {instantViolations, parseInstant} from '../../../base/instants';
import {positionViolations} from '../../../geometry/geometryViolations';
import {decodeLine, lineViolations} from '../../../geometry/polyline';
import {distanceMetres} from '../../../geometry/sphere';

/** A route as it is sent, to be stored or to be asked about. */
export type SentRoute = BodyOf<'createRoute'>;

/**
 * A way, and its steps together, are at most once and a quarter around the world: whoever asks for its weather gets a
 * reading each 4 km, and a megabyte of polyline could lead around the world a million times.
 */
export const LONGEST_WAY_KM = 50_000;

/** What the contract's schema cannot say of a route: lines that can be read, places in the world, legs and times. */
export function routeViolations({routes, waypoints = [], departureTime, arrivalTime}: SentRoute): string[] {
  return [
    ...routes.flatMap((way, index) => wayViolations(way, `body.routes[${index}]`, waypoints.length)),
    ...waypoints.flatMap(({location}, index) =>
      positionViolations(location, `body.waypoints[${index}].location`),
    ),
    ...instantViolations('body.departureTime', departureTime),
    ...instantViolations('body.arrivalTime', arrivalTime),
    ...(isBefore(arrivalTime, departureTime)
      ? ['body.arrivalTime must not be before body.departureTime']
      : []),
  ];
}

function isBefore(time: string | undefined, other: string | undefined): boolean {
  if (time === undefined || other === undefined) return false;
  return (parseInstant(time) ?? 0) < (parseInstant(other) ?? 0);
}

function wayViolations(
  {geometry, legs}: SentRoute['routes'][number],
  place: string,
  waypoints: number,
): string[] {
  const unreadable = [
    ...lineViolations(`${place}.geometry`, geometry),
    ...legs.flatMap(({steps}, leg) =>
      steps.flatMap((step, index) =>
        lineViolations(`${place}.legs[${leg}].steps[${index}].geometry`, step.geometry),
      ),
    ),
  ];
  const counts = waypoints === 0 || legs.length === waypoints - 1;
  const wrong = counts ? unreadable : [`${place}.legs must be one fewer than body.waypoints`, ...unreadable];
  if (unreadable.length > 0) return wrong;
  const steps = legs.flatMap((leg) => leg.steps.map((step) => kilometres(step.geometry)));
  const tooLong = `must be at most ${LONGEST_WAY_KM} km long`;
  if (kilometres(geometry) > LONGEST_WAY_KM) wrong.push(`${place}.geometry ${tooLong}`);
  if (steps.reduce((sum, length) => sum + length, 0) > LONGEST_WAY_KM)
    wrong.push(`${place}.legs ${tooLong} together`);
  return wrong;
}

function kilometres(line: string): number {
  const places = decodeLine(line);
  return (
    places.reduce((sum, place, index) => sum + distanceMetres(places[index - 1] ?? place, place), 0) / 1000
  );
}
