import {expect, test} from 'vitest';
import {isInSight} from './isInSight';

const point = (lon: number, lat: number) => [lon, lat, lon, lat] as const;

test('a point in a close view is in sight, outside of it or on a map of the continent it is not', () => {
  expect(isInSight(point(-121.4, 44.1), [-122, 43.8, -121, 44.4])).toBe(true);
  expect(isInSight(point(-105, 39.7), [-122, 43.8, -121, 44.4])).toBe(false);
  expect(isInSight(point(-121.4, 44.1), [-170, 10, -60, 70])).toBe(false);
});

test('a shape is in sight when the whole of it is, and is large enough', () => {
  expect(isInSight([-125, 42, -116, 46], [-130, 30, -100, 50])).toBe(true);
  expect(isInSight([-125, 42, -116, 46], [-120, 30, -100, 50])).toBe(false);
  expect(isInSight([-121.5, 44, -121.4, 44.1], [-130, 30, -100, 50])).toBe(false);
});

test('a map that has turned over the antimeridian sees what lies on either side', () => {
  expect(isInSight(point(-179.9, -43), [178, -45, 182, -41])).toBe(true);
  expect(isInSight(point(179.9, -43), [-182, -45, -178, -41])).toBe(true);
});
