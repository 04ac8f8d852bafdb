import {isInside} from '@site/src/plan-check';
import type {Restriction} from '../data/flightQuestions';
import type {LocationObject} from '../data/questions';
import {isInForce} from './airspaceLayer';

/**
 * The restrictions that an object is inside of at a time: in force, and not below the object with their ceiling. An
 * object that does not say how high it is counts as inside.
 *
 * @param time milliseconds since 1970
 */
export function restrictionsAround(
  {geometry}: Pick<LocationObject, 'geometry'>,
  restrictions: readonly Restriction[],
  time: number,
): readonly Restriction[] {
  if (!geometry) return [];
  const [, , altitude] = geometry.coordinates;
  return restrictions.filter((restriction) => {
    const {ceilingMeters} = restriction.properties;
    const isAbove = ceilingMeters !== undefined && altitude !== undefined && altitude > ceilingMeters;
    return !isAbove && isInForce(restriction, time) && isInside(geometry.coordinates, restriction.geometry);
  });
}
