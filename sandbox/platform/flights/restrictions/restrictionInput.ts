import type {BodyOf} from '../../../contract/types';
import {instantViolations, readInstant, writeInstant} from '../../../instants';
import {pick} from '../../../plans/pick';
import {each, geometryViolations} from '../../../shapes/geometryViolations';
import type {RestrictionDetails} from '../../../store/flights/restrictions';
import {ATTRIBUTES} from './seenRestriction';

type Input = BodyOf<'createRestriction'>;
type InputFeature = Input['featureCollection']['features'][number];

/** What the contract's schema cannot say of a restriction: closed rings on the earth, an end after the beginning. */
export function restrictionViolations({featureCollection}: Input): string[] {
  return each(featureCollection.features, 'body.featureCollection.features', (feature, place) => [
    ...geometryViolations(feature.geometry, `${place}.geometry`),
    ...timeViolations(feature, `${place}.properties`),
  ]);
}

function timeViolations({properties: {activeTime, endTime}}: InputFeature, place: string): string[] {
  const violations = [
    ...instantViolations(`${place}.activeTime`, activeTime),
    ...instantViolations(`${place}.endTime`, endTime),
  ];
  if (violations.length > 0 || activeTime === undefined || endTime === undefined) return violations;
  return (readInstant(endTime) ?? 0) > (readInstant(activeTime) ?? 0)
    ? []
    : [`${place}.endTime must be later than activeTime`];
}

/** What is kept of a restriction: all that the contract knows, its times in UTC. */
export function keepDetails(input: Input): RestrictionDetails {
  const features = input.featureCollection.features.map(({id, geometry, properties}) => ({
    type: 'Feature' as const,
    ...(id !== undefined && {id}),
    geometry: pick(geometry, 'type', 'coordinates') as InputFeature['geometry'],
    properties: {
      ...pick(properties, 'name', 'ceilingMeters'),
      ...(properties.activeTime !== undefined && {activeTime: inUtc(properties.activeTime)}),
      ...(properties.endTime !== undefined && {endTime: inUtc(properties.endTime)}),
    },
  }));
  return {
    featureCollection: {type: 'FeatureCollection', features},
    ...pick<Input, (typeof ATTRIBUTES)[number]>(input, ...ATTRIBUTES),
  };
}

function inUtc(text: string): string {
  const instant = readInstant(text);
  return instant === undefined ? text : writeInstant(instant);
}
