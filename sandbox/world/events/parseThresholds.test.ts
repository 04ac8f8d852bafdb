import {expect, test} from 'vitest';
import {parseThresholds} from './parseThresholds';
import {isCrossed, type Threshold} from './thresholds';

const calm = {id: 'calm', type: 'wind', operator: '<=', value: 2};

test('thresholds of a user get the unit of their weather, and words where they have none', () => {
  expect(parseThresholds(JSON.stringify([calm, {...calm, id: 'b', description: 'No wind'}]))).toEqual([
    {...calm, unit: 'm/s', description: 'wind <= 2 m/s'},
    {...calm, id: 'b', unit: 'm/s', description: 'No wind'},
  ]);
  expect(parseThresholds('[]')).toEqual([]);
});

test.each(['', '{}', '[1]', JSON.stringify([{...calm, type: 'fog'}]), JSON.stringify([calm, calm])])(
  'a text that is no list of thresholds has none: %s',
  (text) => {
    expect(parseThresholds(text)).toBeUndefined();
  },
);

test.each([
  ['>', [false, false, true]],
  ['>=', [false, true, true]],
  ['=', [false, true, false]],
  ['<', [true, false, false]],
  ['<=', [true, true, false]],
] as const)('readings beside a limit, with %s', (operator, expected) => {
  const threshold: Threshold = {...calm, type: 'wind', operator, value: 5, unit: 'm/s', description: ''};
  expect([4, 5, 6].map((reading) => isCrossed(threshold, 0, reading, 0))).toEqual(expected);
});
