import {expect, test} from 'vitest';
import {servedContract} from '../../testing/servedContract';
import {allowsPath, isReading} from './scopes';

const {operations} = servedContract();

test('what reads is each GET, and the two POST operations that compute', () => {
  const posted = operations.filter(({method}) => method !== 'GET').filter(isReading);
  expect(posted.map(({operationId}) => operationId)).toEqual(['getAlertsForRoutes', 'getForecastForRoutes']);
  expect(operations.filter(({method}) => method === 'GET').every(isReading)).toBe(true);
});

test.each([
  ['/locations', '/locations/v2/objects', true],
  ['/locations/v2/objects', '/locations/v2/objects', true],
  ['/locations/v2/objects', '/locations/v2/objects/{objectIds}/metadata', true],
  ['/locations/v2/objects/{objectIds}', '/locations/v2/objects/metadata', false],
  ['/locations/v2/route', '/locations/v2/routes', false],
  ['/locations/v2/objects/{objectIds}', '/locations/v2/objects', false],
  ['/locations/', '/locations/v2/objects', false],
  ['/LOCATIONS', '/locations/v2/objects', false],
])('%s allows %s: %s', (allowed, path, isAllowed) => {
  expect(allowsPath(allowed, path)).toBe(isAllowed);
});
