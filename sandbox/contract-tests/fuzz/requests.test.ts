import fc from 'fast-check';
import {expect, test} from 'vitest';
import {operations} from '../contract';
import {validValues} from './requests';

test.each([
  ['getRoute', 'routeId', 'depotId'],
  ['getAreas', 'areaIds', 'depotIds'],
])('most requests to %s name the example, where no other value of an id is known', (id, known, name) => {
  const operation = operations.find(({operationId}) => operationId === id);
  if (!operation) throw new Error(`The contract has no ${id}.`);
  const parameters = operation.parameters.map((each) => (each.name === known ? {...each, name} : each));
  const example = parameters.find((each) => each.name === name)?.example;
  expect(example).toBeDefined();
  const sampled = fc.sample(validValues({...operation, parameters}), {numRuns: 100, seed: 1});
  const named = sampled.filter(({path}) => JSON.stringify(path[name]) === JSON.stringify(example));
  expect(named.length).toBeGreaterThan(50);
});
