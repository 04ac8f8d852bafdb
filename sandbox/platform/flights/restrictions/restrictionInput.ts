import type {BodyOf} from '../../../contract/operationTypes';
import {instantViolations, parseInstant, formatInstant} from '../../../base/instants';
import {pick} from '../../../base/pick';
import {each} from '../../../geometry/geometryViolations';
import {polygonViolations} from '../../../geometry/polygonViolations';
import type {Ring} from '../../../geometry/ring';
import type {RestrictionDetails} from '../../../store/flights/restrictions';
import {attributes} from './seenRestriction';

type Input = BodyOf<'createRestriction'>;
type InputFeature = Input['featureCollection']['features'][number];

/** What the contract's schema cannot say of a restriction: areas that can be drawn, ids once, an end after the beginning. */
export function restrictionViolations({featureCollection: {features}}: Input): string[] {
  const ids = features.map(({id}, index) => id ?? String(index));
  return each(features, 'body.featureCollection.features', (feature, place) => [
    ...areaViolations(feature.geometry, `${place}.geometry.coordinates`),
    ...timeViolations(feature, `${place}.properties`),
  ]).concat(
    ids.flatMap((id, index) =>
      ids.indexOf(id) < index
        ? [`body.featureCollection.features[${index}].id is that of features[${ids.indexOf(id)}] already`]
        : [],
    ),
  );
}

function areaViolations(geometry: InputFeature['geometry'], place: string): string[] {
  return geometry.type === 'Polygon'
    ? ringsViolations(geometry.coordinates, place)
    : each(geometry.coordinates, place, ringsViolations);
}

function ringsViolations(rings: readonly Ring[], place: string): string[] {
  const violations = polygonViolations(rings, (ring) => `${place}[${ring}]`);
  return violations.length > 0 ? violations : each(rings, place, leapViolations);
}

/**
 * An edge over more than half of the world is nearly always one over the antimeridian, which would close all the rest of
 * the world. RFC 7946, section 3.1.9, splits such an area.
 */
function leapViolations(ring: Ring, place: string): string[] {
  const leap = ring.findIndex(([lon = 0], index) => Math.abs(lon - (ring[index - 1]?.[0] ?? lon)) > 180);
  return leap === -1
    ? []
    : [
        `${place}[${leap}] is more than 180° of longitude from the position before; ` +
          'split an area over the antimeridian there, into a MultiPolygon',
      ];
}

function timeViolations({properties: {activeTime, endTime}}: InputFeature, place: string): string[] {
  const violations = [
    ...instantViolations(`${place}.activeTime`, activeTime),
    ...instantViolations(`${place}.endTime`, endTime),
  ];
  if (violations.length > 0 || activeTime === undefined || endTime === undefined) return violations;
  return (parseInstant(endTime) ?? 0) > (parseInstant(activeTime) ?? 0)
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
    ...pick<Input, (typeof attributes)[number]>(input, ...attributes),
  };
}

function inUtc(text: string): string {
  const instant = parseInstant(text);
  return instant === undefined ? text : formatInstant(instant);
}
