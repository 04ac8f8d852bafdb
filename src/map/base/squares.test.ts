import {expect, test} from 'vitest';
import {squareOf, squaresIn} from './squares';

test('names the squares in sight, the one around a position among them', () => {
  expect(squareOf(-121.3, 44.06)).toBe('5-13');
  expect(squaresIn([-121.9, 43.8, -120.7, 44.3])).toEqual(['5-13']);
  expect(squaresIn([-121, 39, -119, 41])).toEqual(['5-12', '5-13', '6-12', '6-13']);
});

test('counts on beyond the antimeridian and beyond the poles', () => {
  expect(squaresIn([179, 1, 181, 2])).toEqual(['35-9', '0-9']);
  expect(squaresIn([-181, 1, -179, 2])).toEqual(['35-9', '0-9']);
  expect(squaresIn([0.5, 89, 1, 95])).toEqual(['18-17']);
  expect(squaresIn([-400, 0.5, 400, 1])).toHaveLength(36);
});
