import {expect, test} from 'vitest';
import {isReading} from './isReading';

test.each([
  ['get', 'listObjects', ['200'], true],
  ['post', 'getForecastForRoutes', ['200', '400'], true],
  ['post', 'createPlans', ['201'], false],
  ['post', 'getReportStored', ['201'], false],
  ['post', 'searchable', ['200'], false],
  ['post', 'getaway', ['200'], false],
  ['delete', 'getRid', ['204'], false],
  ['put', 'checkIn', ['200'], false],
])('%s %s reads only: %s → %s', (method, operationId, statuses, expected) => {
  expect(isReading(method, operationId, statuses)).toBe(expected);
});
