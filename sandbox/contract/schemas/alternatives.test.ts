import {expect, test} from 'vitest';
import {postedViolations} from '../checkRequest';
import {servedContract} from '../../testing/servedContract';

const [createPlans] = servedContract().operations.filter(({operationId}) => operationId === 'createPlans');

function violationsOf(format: string, plan: object): string[] {
  if (!createPlans) throw new Error('The contract has no createPlans.');
  return postedViolations(createPlans, {format, plans: [plan]});
}

const point = {type: 'Point', coordinates: [1, 2]};
const line = {
  type: 'LineString',
  coordinates: [
    [0, 0],
    [1, 1],
  ],
};
const shape = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
};

test.each([
  [{role: 'geofenceCircle', inclusion: true, radius: -5}, point, 'properties.radius must be > 0'],
  [{role: 'geofence'}, shape, 'properties.inclusion is required'],
  [{role: 'structure', settings: {}}, shape, 'properties.settings.height is required'],
  [{role: 'corridor'}, line, 'properties.settings is required'],
  [{role: 'survey', settings: {entryPoint: 'x'}}, shape, 'properties.settings.entryPoint must be integer'],
  [{role: 'waypoint'}, shape, 'geometry.type must be one of "LineString", "Point"'],
  [{}, point, 'properties.role is required'],
])('a feature of a plan with %j is explained by its role', (properties, geometry, violation) => {
  const features = [{type: 'Feature', properties, geometry}];
  expect(violationsOf('geojson', {type: 'FeatureCollection', features})).toEqual([
    `body.plans[0].features[0].${violation}`,
  ]);
});

test('a role that is none is answered with all of them', () => {
  const features = [{type: 'Feature', properties: {role: 'fence'}, geometry: shape}];
  const [violation, ...others] = violationsOf('geojson', {type: 'FeatureCollection', features});
  expect(others).toEqual([]);
  expect(violation).toMatch(/properties\.role must be one of "takeoff", .*"geofenceCircle"$/);
});

test('an object where a list or an object may stand is explained as an object', () => {
  const [createFlightObjects] = servedContract().operations.filter(
    ({operationId}) => operationId === 'createFlightObjects',
  );
  expect(createFlightObjects && postedViolations(createFlightObjects, {format: 'uxv', objects: [1]})).toEqual(
    ['body.format must not be one of "uxv", "geojson", "qgc"'],
  );
});

test('a version that no item of its kind has is answered with those that there are', () => {
  const items = [{type: 'ComplexItem', complexItemType: 'survey', version: 9}];
  const mission = {version: 2, firmwareType: 12, plannedHomePosition: [44, -121, 900], items};
  expect(violationsOf('qgc', {fileType: 'Plan', version: 1, mission})).toEqual([
    'body.plans[0].mission.items[0].version must be one of 4, 5, 2, 3',
  ]);
});

test.each([
  ['takeoff', line, 'geometry.type must be "Point"'],
  ['returnToLaunch', point, 'geometry must be null'],
  ['home', null, 'geometry must be object'],
])(
  'a feature of role %s in the wrong place is told which geometry its role has',
  (role, geometry, violation) => {
    const features = [{type: 'Feature', properties: {role}, geometry}];
    expect(violationsOf('geojson', {type: 'FeatureCollection', features})).toEqual([
      `body.plans[0].features[0].${violation}`,
    ]);
  },
);

test('an item with a coordinate is explained by its coordinate', () => {
  const items = [
    {
      type: 'SimpleItem',
      command: 16,
      frame: 3,
      params: [0, 0, 0, 0],
      coordinate: [44, -121],
      autoContinue: true,
    },
  ];
  const mission = {version: 2, firmwareType: 12, plannedHomePosition: [44, -121, 900], items};
  expect(violationsOf('qgc', {fileType: 'Plan', version: 1, mission})).toEqual([
    'body.plans[0].mission.items[0].coordinate must NOT have fewer than 3 items',
  ]);
});

test('hundreds of broken items hide neither the variant that was meant nor each other', () => {
  const features = Array.from({length: 300}, () => ({
    type: 'Feature',
    properties: {role: 'home'},
    geometry: line,
  }));
  const violations = violationsOf('geojson', {type: 'FeatureCollection', features});
  expect(violations).toHaveLength(300);
  expect(violations[299]).toBe('body.plans[0].features[299].geometry.type must be "Point"');
});

function posted(operationId: string, body: unknown): string[] {
  const operation = servedContract().operations.find((each) => each.operationId === operationId);
  if (!operation) throw new Error(`The contract has no ${operationId}.`);
  return postedViolations(operation, body);
}

test('an area is explained in the format that it names', () => {
  const geometry = {type: 'MultiPolygon', coordinates: [shape.coordinates]};
  expect(posted('createArea', {areaId: 'a', areaName: 'A', format: 'geojson', geometry})).toEqual([
    'body.geometry.type must be "Polygon"',
  ]);
});

test.each(['xml', 7])('with a format of %j, that is told and what is wrong in every format', (format) => {
  expect(posted('createArea', {areaId: '!', format, geometry: shape})).toEqual([
    'body.format must be one of "geojson", "wkt"',
    'body.areaName is required',
    'body.areaId must match pattern "^[A-Za-z0-9][A-Za-z0-9_-]*$"',
  ]);
});

test('an area in the wrong notation is told which one its format means', () => {
  expect(posted('createArea', {areaId: 'a', areaName: 'A', format: 'wkt', geometry: shape})).toEqual([
    'body.geometry must be string',
  ]);
});

test.each([
  [{version: 9}, 'version must be one of'],
  [{version: 'x'}, 'version must be one of'],
])('an item of a mission with %j is explained as the item that it is', (details, message) => {
  const items = [{type: 'ComplexItem', complexItemType: 'survey', ...details}];
  const mission = {version: 2, firmwareType: 12, plannedHomePosition: [44, -121, 900], items};
  const [violation, ...others] = violationsOf('qgc', {fileType: 'Plan', version: 1, mission});
  expect(others).toEqual([]);
  expect(violation).toMatch(`body.plans[0].mission.items[0].${message}`);
});

test('a line of one position is explained as a line', () => {
  const features = [
    {type: 'Feature', properties: {role: 'waypoint'}, geometry: {type: 'LineString', coordinates: [[1, 2]]}},
  ];
  expect(violationsOf('geojson', {type: 'FeatureCollection', features})).toEqual([
    'body.plans[0].features[0].geometry.coordinates must NOT have fewer than 2 items',
  ]);
});
