import {expect, test} from 'vitest';
import {postedViolations} from '../checkRequest';
import {servedContract} from '../../testing/servedContract';

function posted(operationId: string, body: unknown): string[] {
  const operation = servedContract().operations.find((each) => each.operationId === operationId);
  if (!operation) throw new Error(`The contract has no ${operationId}.`);
  return postedViolations(operation, body);
}

const report = {
  objectId: 'buoy-1',
  timestamp: '9999-12-31T23:59:59-01:00',
  geometry: {type: 'Point', coordinates: [181, -91]},
  speed: -1,
};

test('a report of the wrong shape hears of its ranges too', () => {
  const {objectId: _, ...anonymous} = report;
  expect(posted('createObjects', [report, anonymous])).toEqual(
    [0, 1].flatMap((index) => [
      ...(index === 1 ? ['body[1].objectId is required'] : []),
      `body[${index}].timestamp must be between the years 0000 and 9999 UTC`,
      `body[${index}].geometry.coordinates[0] must be <= 180`,
      `body[${index}].geometry.coordinates[1] must be >= -90`,
      `body[${index}].speed must be >= 0`,
    ]),
  );
});

test('a report of the right shape is left to its handler, which checks ranges once', () => {
  expect(posted('createObjects', [{...report, speed: 1}])).toEqual([]);
});

test('a route without its ways hears of its places and times, and of lines that cannot be read', () => {
  const step = {distance: 1, duration: 1, geometry: '____'};
  const way = {distance: 1, duration: 1, geometry: 'too short', legs: [{steps: [step]}]};
  const violations = posted('createRoute', {
    routes: [way],
    waypoints: [{location: [0, 91]}],
    departureTime: '0000-01-01T00:00:00+01:00',
  });
  expect(violations).toContain('body.waypoints[0].location[1] must be <= 90');
  expect(violations).toContain('body.departureTime must be between the years 0000 and 9999 UTC');
  expect(violations).toContain(
    'body.routes[0].legs[0].steps[0].geometry must not end in the middle of a position',
  );
});

test.each([
  [[0, '91'], ['body[0].geometry.coordinates[1] must be number']],
  [
    [200],
    [
      'body[0].geometry.coordinates[0] must be <= 180',
      'body[0].geometry.coordinates must NOT have fewer than 2 items',
    ],
  ],
  [null, ['body[0].geometry.coordinates must be array']],
])('of coordinates %j only what is sure is said', (coordinates, violations) => {
  const body = [
    {...report, timestamp: '2026-07-14T18:00:00Z', speed: 1, geometry: {type: 'Point', coordinates}},
  ];
  expect(posted('createObjects', body)).toEqual(violations);
});

test('a time that is none is told so, and not its years as well', () => {
  const body = [{...report, timestamp: 'now', geometry: undefined, speed: 1}];
  expect(posted('createObjects', body)).toEqual([
    'body[0].timestamp must be an ISO 8601 date and time with an offset, such as 2026-07-14T18:00:00Z, or a date alone',
  ]);
});
