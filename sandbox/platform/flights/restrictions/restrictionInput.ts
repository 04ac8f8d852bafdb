import type {BodyOf} from '../../../contract/operationTypes';
import {instantViolations, parseInstant, formatInstant} from '../../../base/instants';
import {pick} from '../../../base/pick';
import {each} from '../../../geometry/geometryViolations';
import {multiPolygonViolations, polygonViolations} from '../../../geometry/polygonViolations';
import type {RestrictionDetails} from '../../../store/flights/restrictions';
import {attributes} from './visibleRestriction';

type Input = BodyOf<'createRestriction'>;
type InputFeature = Input['featureCollection']['features'][number];

/** What the contract's schema cannot say of a restriction: areas that can be drawn, ids once, an end after the beginning. */
export function restrictionViolations({featureCollection: {features}}: Input): string[] {
  const ids = features.map(({id}, index) => id ?? String(index));
  return each(features, 'body.featureCollection.features', (feature, path) => [
    ...areaViolations(feature.geometry, `${path}.geometry.coordinates`),
    ...timeViolations(feature, `${path}.properties`),
  ]).concat(
    ids.flatMap((id, index) =>
      ids.indexOf(id) < index
        ? [`body.featureCollection.features[${index}].id repeats that of features[${ids.indexOf(id)}]`]
        : [],
    ),
  );
}

function areaViolations(geometry: InputFeature['geometry'], path: string): string[] {
  return geometry.type === 'Polygon'
    ? polygonViolations(geometry.coordinates, (ring) => `${path}[${ring}]`)
    : multiPolygonViolations(geometry.coordinates, path);
}

function timeViolations({properties: {activeTime, endTime}}: InputFeature, path: string): string[] {
  const violations = [
    ...instantViolations(`${path}.activeTime`, activeTime),
    ...instantViolations(`${path}.endTime`, endTime),
  ];
  if (violations.length > 0 || activeTime === undefined || endTime === undefined) return violations;
  return (parseInstant(endTime) ?? 0) > (parseInstant(activeTime) ?? 0)
    ? []
    : [`${path}.endTime must be later than activeTime`];
}

/** What is stored of a restriction: all that the contract knows, its times in UTC. */
export function toStoredDetails(input: Input): RestrictionDetails {
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
    ...pick<Input, (typeof attributes)[number]>(input, ...attributes),
  };
}

function inUtc(text: string): string {
  const instant = parseInstant(text);
  return instant === undefined ? text : formatInstant(instant);
}
