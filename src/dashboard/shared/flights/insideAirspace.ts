import type {LocationObject} from '@site/src/collections/types';
import {isInForce} from '@site/src/flight-plans/layers/airspaceLayer';
import {isInside, type Restriction} from '@site/src/plan-check';

/**
 * Finds the restrictions that an object is inside of at a time: in force, and not below the object with their ceiling.
 * An object that does not say how high it is counts as inside.
 *
 * @param time milliseconds since 1970
 */
export function restrictionsAt(restrictions: readonly Restriction[], time: number) {
  const inForce = restrictions.filter((restriction) => isInForce(restriction, time));
  return ({geometry}: Pick<LocationObject, 'geometry'>): readonly Restriction[] => {
    if (!geometry) return [];
    const [, , altitude] = geometry.coordinates;
    return inForce.filter(({geometry: area, properties: {ceilingMeters}}) => {
      const isAbove = ceilingMeters !== undefined && altitude !== undefined && altitude > ceilingMeters;
      return !isAbove && isInside(geometry.coordinates, area);
    });
  };
}
