import {expect, test} from 'vitest';
import {
  checkThreshold,
  defaultThresholds,
  formatThresholds,
  isCrossed,
  parseThresholds,
  type Threshold,
} from './thresholds';

const calm: Threshold = {id: 'calm', type: 'wind', operator: '<', value: 2};

test('what was kept is read again, and no other text is a list of thresholds', () => {
  expect(parseThresholds(formatThresholds(defaultThresholds))).toEqual(defaultThresholds);
  expect(parseThresholds('[]')).toEqual([]);
  const broken = [undefined, '', '{}', '[1]', JSON.stringify([calm, calm])];
  const strange = [
    {...calm, type: 'fog'},
    {...calm, operator: '!'},
    {...calm, value: '2'},
    {...calm, id: ' '},
  ];
  for (const text of [...broken, ...strange.map((each) => JSON.stringify([each]))])
    expect(parseThresholds(text), text).toBeUndefined();
});

test('more than an attribute holds is refused', () => {
  const many = Array.from({length: 60}, (_, index) => ({...calm, id: `calm-${index}`}));
  expect(formatThresholds(many)).toBeUndefined();
});

test('a form is told what is wrong', () => {
  expect(checkThreshold(calm, [])).toBeUndefined();
  expect(checkThreshold({...calm, id: ''}, [])).toEqual({field: 'id', kind: 'missing'});
  expect(checkThreshold({...calm, id: 'a b'}, [])).toEqual({field: 'id', kind: 'misfit'});
  expect(checkThreshold(calm, [calm])).toEqual({field: 'id', kind: 'taken'});
  expect(checkThreshold({...calm, value: NaN}, [])).toEqual({field: 'value', kind: 'misfit'});
  // JSON writes what is no number as null, and the list could not be read again.
  expect(checkThreshold({...calm, beside: NaN}, [])).toEqual({field: 'beside', kind: 'misfit'});
});

test('heavy rain needs a wet hour beside it', () => {
  const rain = defaultThresholds.find(({id}) => id === 'heavyRain') ?? calm;
  expect(isCrossed(rain, 4, [0, 2])).toBe(true);
  expect(isCrossed(rain, 4, [1, undefined])).toBe(false);
  expect(isCrossed(calm, 1, [])).toBe(true);
  expect(isCrossed(calm, 2, [])).toBe(false);
});
