import {expect, test} from 'vitest';
import type {PlanFeature, UxvPlan} from '../../../store/flights/flightPlan';
import {geoJsonViolations, uxvViolations} from './planViolations';

type Ring = number[][];

const square = (from: number, to: number): Ring => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
const bowTie: Ring = [
  [0, 0],
  [1, 1],
  [1, 0],
  [0, 1],
  [0, 0],
];
const mixed: Ring = [
  [0, 0],
  [1, 0, 30],
  [1, 1],
  [0, 0],
];
const survey: PlanFeature['properties'] = {role: 'survey'};
const fence: PlanFeature['properties'] = {role: 'geofence', inclusion: true};

/** What is wrong with a GeoJSON plan of one polygon. */
function violationsOf(properties: PlanFeature['properties'], ...coordinates: Ring[]): string[] {
  const feature = {type: 'Feature', geometry: {type: 'Polygon', coordinates}, properties} as PlanFeature;
  return geoJsonViolations({type: 'FeatureCollection', features: [feature]}, 'plan');
}
const GEOMETRY = 'plan.features[0].geometry.coordinates';

test('a fence is a sound polygon: neither crossing itself nor with a hole outside', () => {
  expect(violationsOf(fence, square(0, 4))).toEqual([]);
  expect(violationsOf(fence, square(0, 4), square(1, 2))).toEqual([]);
  expect(violationsOf(fence, bowTie)).toEqual([
    expect.stringContaining(`${GEOMETRY}[0] must not cross itself`),
  ]);
  expect(violationsOf(fence, square(0, 4), square(5, 6))).toEqual([
    `${GEOMETRY}[1] must lie inside ${GEOMETRY}[0]`,
  ]);
  expect(violationsOf(fence, square(0, 4), square(1, 3), square(1.5, 2))).toEqual([
    `${GEOMETRY}[2] must not lie inside ${GEOMETRY}[1]`,
  ]);
});

test('a fence over the antimeridian is two fences', () => {
  const leaping = [
    [179, 0],
    [-179, 0],
    [-179, 1],
    [179, 1],
    [179, 0],
  ];
  expect(violationsOf(fence, leaping)).toEqual([
    expect.stringContaining('split an area over the antimeridian'),
  ]);
});

test('an area to be surveyed may cross itself, as QGroundControl lets it', () => {
  expect(violationsOf(survey, bowTie)).toEqual([]);
});

test('altitudes stand in all positions of a polygon or in none', () => {
  const sentence = (path: string) => [`${path}[0][1] must have 2 numbers, like the first position`];
  expect(violationsOf(survey, mixed)).toEqual(sentence(GEOMETRY));
  expect(violationsOf(fence, mixed)).toEqual(sentence(GEOMETRY));
  const segments = [{type: 'survey', area: {type: 'Polygon', coordinates: [mixed]}}];
  expect(uxvViolations({segments} as UxvPlan, 'plan')).toEqual(sentence('plan.segments[0].area.coordinates'));
});
