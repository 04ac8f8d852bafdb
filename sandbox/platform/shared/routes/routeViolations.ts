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

/** What the contract's schema cannot say of a route: lines that can be read, positions in the world, legs and times. */
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
  path: string,
  waypoints: number,
): string[] {
  const unreadable = [
    ...lineViolations(`${path}.geometry`, geometry),
    ...legs.flatMap(({steps}, leg) =>
      steps.flatMap((step, index) =>
        lineViolations(`${path}.legs[${leg}].steps[${index}].geometry`, step.geometry),
      ),
    ),
  ];
  const counts = waypoints === 0 || legs.length === waypoints - 1;
  const wrong = counts ? unreadable : [`${path}.legs must be one fewer than body.waypoints`, ...unreadable];
  if (unreadable.length > 0) return wrong;
  const steps = legs.flatMap((leg) => leg.steps.map((step) => kilometres(step.geometry)));
  const tooLong = `must be at most ${LONGEST_WAY_KM} km long`;
  if (kilometres(geometry) > LONGEST_WAY_KM) wrong.push(`${path}.geometry ${tooLong}`);
  if (steps.reduce((sum, length) => sum + length, 0) > LONGEST_WAY_KM)
    wrong.push(`${path}.legs ${tooLong} together`);
  return wrong;
}

function kilometres(line: string): number {
  const positions = decodeLine(line);
  const metres = positions.reduce(
    (sum, position, index) => sum + distanceMetres(positions[index - 1] ?? position, position),
    0,
  );
  return metres / 1000;
}
