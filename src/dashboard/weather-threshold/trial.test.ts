import {expect, test} from 'vitest';
import {tryThreshold} from './trial';

test('a threshold is tried on every hour and every reading of a route', () => {
  const readings = {
    type: 'wind' as const,
    hours: [
      [3, 4, 5],
      [8, 9, 10],
      [3, 11, 12],
    ],
  };
  const strong = {id: 'strong', type: 'wind', operator: '>', value: 9} as const;
  expect(tryThreshold(strong, readings)).toEqual({hours: [1, 2], most: 2, of: 3});
  expect(tryThreshold({...strong, value: 20}, readings)).toEqual({hours: [], most: 0, of: 3});
  expect(tryThreshold({...strong, beside: 9}, readings)).toEqual({hours: [1, 2], most: 1, of: 3});
});
