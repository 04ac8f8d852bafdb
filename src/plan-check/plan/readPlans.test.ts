import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {flownPath} from '../path/flownPath';
import {planFacts} from '../path/planFacts';
import {readPlans, readPlanText} from './readPlans';
import type {FlightPlan} from './types';

const FIXTURES = 'api/fixtures/qgc';

function readFixture(name: string): FlightPlan {
  const reading = readPlanText(readFileSync(`${FIXTURES}/${name}`, 'utf8'));
  if (reading.kind !== 'plans') throw new Error(JSON.stringify(reading.violations));
  return (reading.plans[0] ?? fail()).plan;
}
const fail = (): never => {
  throw new Error('no plan');
};
function readOne(value: unknown): FlightPlan {
  const reading = readPlans(value);
  return reading.kind === 'plans' ? (reading.plans[0] ?? fail()).plan : fail();
}

const uxv = {
  name: 'Ridge',
  navigation: {altitude: 80, altitudeMode: 'amsl', flightSpeed: 20},
  segments: [
    {type: 'takeoff', position: [-121.7, 44.2]},
    {type: 'waypoint', positions: [[-121.7, 44.21, 120]], holdSeconds: 30},
    {type: 'returnToLaunch'},
  ],
};

test('reads a plan in the platform format with its defaults, holds and the way back', () => {
  const plan = readOne(uxv);
  expect(plan).toMatchObject({format: 'uxv', name: 'Ridge', fences: [], rallyPoints: []});
  expect(plan.segments.map(({positions, mode, speed}) => [positions, mode, speed])).toEqual([
    [[[-121.7, 44.2, 80]], 'amsl', 20],
    [[[-121.7, 44.21, 120]], 'amsl', 20],
    [[], 'amsl', 20],
  ]);
  const path = flownPath(plan);
  expect(path.length).toBeCloseTo(2 * 1112, -1);
  expect(path.duration).toBeCloseTo(path.length / 20 + 30, 5);
});

test('reads the same plan from GeoJSON, with home, fences and rally points', () => {
  const point = (role: string, coordinates: number[], more = {}) => ({
    type: 'Feature',
    geometry: {type: 'Point', coordinates},
    properties: {role, ...more},
  });
  const ring = [
    [-122, 44],
    [-121, 44],
    [-121, 45],
    [-122, 44],
  ];
  const plan = readOne({
    type: 'FeatureCollection',
    name: 'Ridge',
    navigation: uxv.navigation,
    features: [
      point('takeoff', [-121.7, 44.2]),
      point('waypoint', [-121.7, 44.21, 120], {holdSeconds: 30}),
      {type: 'Feature', geometry: null, properties: {role: 'returnToLaunch'}},
      point('home', [-121.7, 44.2, 900]),
      point('rallyPoint', [-121.71, 44.2]),
      point('geofenceCircle', [-121.7, 44.2], {radius: 500, inclusion: false}),
      {
        type: 'Feature',
        geometry: {type: 'Polygon', coordinates: [ring]},
        properties: {role: 'geofence', inclusion: true},
      },
    ],
  });
  expect(flownPath(plan).length).toBeCloseTo(flownPath(readOne(uxv)).length, 6);
  expect(plan.home).toEqual([-121.7, 44.2, 900]);
  expect(plan.rallyPoints).toEqual([[-121.71, 44.2]]);
  expect(plan.fences).toEqual([
    {kind: 'polygon', ring, isInclusion: true},
    {kind: 'circle', center: [-121.7, 44.2], radius: 500, isInclusion: false},
  ]);
});

test('reads every file of a ground station that the contract has as a fixture', () => {
  for (const name of readdirSync(FIXTURES).filter((each) => each.endsWith('.plan')))
    expect(() => planFacts(readFixture(name)), name).not.toThrow();
});

test('flies the lines that the ground station worked out for a survey', () => {
  const plan = readFixture('survey-v5-ridge-creek.plan');
  expect(plan.format).toBe('qgc');
  const facts = planFacts(plan);
  expect(facts).toMatchObject({surveys: 1, fences: 1});
  expect(facts.highest).toEqual({altitude: 110, mode: 'relativeToLaunch'});
  expect(flownPath(plan).isEstimated).toBe(false);
  expect(plan.fences[0]).toMatchObject({kind: 'polygon', isInclusion: true});
});

test('works out lines over an area for which the plan has none, and says so', () => {
  const side = 0.009;
  const area = {
    type: 'Polygon',
    coordinates: [
      [
        [10, 0],
        [10 + side, 0],
        [10 + side, side],
        [10, side],
        [10, 0],
      ],
    ],
  };
  const settings = {spacing: 100, turnaroundDistance: 0};
  const path = flownPath(readOne({segments: [{type: 'survey', area, settings}]}));
  expect(path.isEstimated).toBe(true);
  // A square of a kilometre: eleven lines, and the ways between them.
  expect(path.points).toHaveLength(22);
  expect(path.length).toBeGreaterThan(11_800);
  expect(path.length).toBeLessThan(12_200);
});

test('circles a structure in each layer, and follows a corridor in as many lines as its width needs', () => {
  const area = {
    type: 'Polygon',
    coordinates: [
      [
        [10, 0],
        [10.0002, 0],
        [10.0002, 0.0002],
        [10, 0.0002],
        [10, 0],
      ],
    ],
  };
  const structure = readOne({segments: [{type: 'structure', area, settings: {height: 30, layers: 3}}]});
  const altitudes = new Set(structure.segments[0]?.positions.map(([, , altitude]) => altitude));
  expect([...altitudes]).toEqual([60.96, 5, 15, 25]);
  const positions = [
    [10, 0],
    [10, 0.009],
  ];
  const corridor = readOne({segments: [{type: 'corridor', positions, settings: {width: 90, spacing: 45}}]});
  expect(corridor.segments[0]?.positions).toHaveLength(4);
  // Each line begins and ends ten metres further out, to turn.
  expect(flownPath(corridor).length).toBeCloseTo(2 * (1000.7 + 20) + 45, -1);
});

test('names what is wrong with a file by its path', () => {
  const violationsOf = (value: unknown) => {
    const reading = readPlans(value);
    return reading.kind === 'refused' ? reading.violations : [];
  };
  expect(readPlanText('{')).toEqual({kind: 'refused', violations: [{path: [], cause: 'notJson'}]});
  expect(violationsOf({some: 'thing'})).toEqual([{path: [], cause: 'noFormat'}]);
  expect(violationsOf({format: 'uxv', plans: []})).toEqual([{path: ['plans'], cause: 'noPlan'}]);
  const broken = {
    segments: [
      {type: 'waypoint', positions: [[190, 44]]},
      {type: 'hop'},
      {type: 'survey', area: {type: 'Point'}},
    ],
  };
  expect(violationsOf({format: 'uxv', plans: [uxv, broken]})).toEqual([
    {path: ['plans', 1, 'segments', 0, 'positions', 0], cause: 'noPosition'},
    {path: ['plans', 1, 'segments', 1, 'type'], cause: 'noType'},
    {path: ['plans', 1, 'segments', 2, 'area'], cause: 'noArea'},
  ]);
});

const CASES = 'api/fixtures/plans';
const readCase = (name: string): FlightPlan => {
  const reading = readPlanText(readFileSync(`${CASES}/${name}`, 'utf8'));
  if (reading.kind !== 'plans') throw new Error(JSON.stringify(reading.violations));
  return reading.plans[0]?.plan ?? fail();
};

test.each([
  // A loiter without a position stays for a minute where the aircraft is.
  ['loiter-null.plan', 1842, 1842 / 5 + 60],
  ['twenty.json', 11_120, 556],
  // A VTOL aircraft, a boat: at the cruise speed, as the contract says of their kinds.
  ['vtol.plan', 11_120, 556],
  ['boat.plan', 11_120, 11_120 / 1.5],
  // To where the payload is placed, and back.
  ['payload94.plan', 20_766, 20_766 / 5],
  ['antimeridian.plan', 4_962, 4_962 / 5],
])('%s is as long as it should be, in metres and seconds', (name, metres, seconds) => {
  const {length, duration} = flownPath(readCase(name));
  expect(Math.abs(length - metres)).toBeLessThan(5);
  expect(Math.abs(duration - seconds)).toBeLessThan(5);
});

test('a survey on both sides of the antimeridian is flown there, not around the world', () => {
  const {points, length, isEstimated} = flownPath(readCase('anti-survey.json'));
  expect(isEstimated).toBe(true);
  expect(points.filter(({segment}) => segment === 1)).toHaveLength(14);
  expect(points).toHaveLength(16);
  expect(length / 1000).toBeCloseTo(10.3, 1);
});

test('a jump is named, a fence without a version is none', () => {
  expect(readCase('jump.plan').passedOver).toEqual([{command: 177, item: 4}]);
  expect(readCase('fence-nover.plan').fences).toEqual([]);
  expect(readCase('vtol.plan').passedOver).toEqual([]);
});

/** Texts of ground stations and bytes before the text are read by the room of texts. */
const notPlainJson = ['utf16.plan', 'bom.plan', 'ridge.waypoints'];

test.each(readdirSync(CASES).filter((name) => !notPlainJson.includes(name)))('%s is taken', (name) => {
  expect(() => planFacts(readCase(name))).not.toThrow();
});

test('what would make more lines than the platform flies is refused in its words, at once', () => {
  const [ring, line] = [
    [
      [-121, 44],
      [-120, 44],
      [-120, 45],
      [-121, 45],
      [-121, 44],
    ],
    [
      [-121, 44],
      [-120, 44],
    ],
  ];
  const area = {type: 'Polygon', coordinates: [ring]};
  for (const segment of [
    {type: 'survey', area, settings: {spacing: 1e-9}},
    {type: 'corridor', positions: line, settings: {width: 1e9, spacing: 0.1}},
    {type: 'structure', area, settings: {height: 10, layers: 1e9}},
  ]) {
    const reading = readPlans({segments: [segment, segment]});
    const violations = reading.kind === 'refused' ? reading.violations : [];
    expect(violations).toMatchObject([{cause: 'tooManyLines', path: ['segments'], most: 22_000}]);
  }
});
