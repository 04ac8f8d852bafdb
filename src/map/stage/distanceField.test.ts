import {expect, test} from 'vitest';
import {valueAt} from './distanceField';

test('the edge of a shape has the value that MapLibre draws it at, and a pixel is an eighth of the range', () => {
  expect(valueAt(0)).toBe(192);
  expect(valueAt(1)).toBe(160);
  expect(valueAt(-1)).toBe(224);
});

test('far inside and far outside, distances are no longer told apart', () => {
  expect(valueAt(-2)).toBe(255);
  expect(valueAt(-20)).toBe(255);
  expect(valueAt(6)).toBe(0);
  expect(valueAt(20)).toBe(0);
});
