import {expect, test, vi} from 'vitest';
import {isRefused} from './isRefused';

const viewing = {by: 'teo', groups: [], hasKeys: true, from: '/admin/Users'};
const at = (path: string) => `https://api.example/base${path}`;

test('a view sends questions, and no change', () => {
  vi.stubGlobal('sessionStorage', {getItem: () => JSON.stringify(viewing)});
  expect(isRefused({method: 'GET', url: at('/flights/v2/plans')})).toBe(false);
  expect(isRefused({method: 'POST', url: at('/weatheralerts/v2/routes')})).toBe(false);
  expect(isRefused({method: 'POST', url: at('/locations/v2/routes')})).toBe(true);
  expect(isRefused({method: 'DELETE', url: 'no address'})).toBe(true);
});

test('without a view everything is sent', () => {
  vi.stubGlobal('sessionStorage', {getItem: () => null});
  expect(isRefused({method: 'DELETE', url: at('/flights/v2/plans/x')})).toBe(false);
});
