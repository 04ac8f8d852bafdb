import {expect, test} from 'vitest';
import {operations} from './contract';
import {counts, promised} from './operations';

const names = Object.values(promised).flatMap((paths) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    methods.split(' ').map((method) => `${method.toUpperCase()} ${path}`),
  ),
);

test('the table names each operation once, as many in each domain as the platform counts', () => {
  const found = Object.fromEntries(
    Object.entries(promised).map(([domain, paths]) => [
      domain,
      Object.values(paths).join(' ').split(' ').length,
    ]),
  );
  expect(found).toEqual(counts);
  expect(new Set(names).size).toBe(names.length);
});

test('the contract has every promised operation and no other', () => {
  expect(operations.map(({name}) => name).sort()).toEqual([...names].sort());
});

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
