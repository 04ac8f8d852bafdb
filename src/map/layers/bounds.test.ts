import {expect, test} from 'vitest';
import {closestZoom} from './bounds';

test('a point is shown from further away than an area', () => {
  expect(closestZoom([-121.3, 44.05, -121.3, 44.05])).toBe(10);
  expect(closestZoom([-121.3, 44.05, -121.2995, 44.0505])).toBe(10);
  expect(closestZoom([-121.3, 44.05, -121.29, 44.05])).toBe(12);
});
