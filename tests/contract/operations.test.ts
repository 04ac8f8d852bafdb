import {expect, test} from 'vitest';
import {operations} from './contract';

test('no two operations share an id, whatever the case of its letters', () => {
  const ids = operations.map(({operationId}) => operationId.toLowerCase());
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('drones and their streams are deprecated, and nothing else is', () => {
  expect(
    operations
      .filter(({deprecated}) => deprecated)
      .map(({name}) => name)
      .sort(),
  ).toEqual([
    'GET /flights/v1/drones',
    'GET /flights/v1/drones/{droneId}',
    'GET /flights/v1/drones/{droneId}/streams',
    'POST /flights/v1/drones',
  ]);
});
