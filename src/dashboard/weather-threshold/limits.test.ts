import {apiUnits, unitChoices, type Units} from '@site/src/components/units/units';
import {expect, test} from 'vitest';
import {limitsOf, limitText, readLimit} from './limits';

const imperial: Units = {speed: 'mph', temperature: '°F', precipitation: 'in'};

test('a limit is shown and read in the unit that was chosen', () => {
  expect(limitText(9, 'wind', imperial)).toBe('20.1');
  expect(readLimit('20', undefined, 'wind', imperial)).toBe(8.9408);
  expect(limitText(4, 'temp', imperial)).toBe('39.2');
  expect(readLimit('68', 4, 'temp', imperial)).toBe(20);
  expect(readLimit('0,1', undefined, 'rain', imperial)).toBe(2.54);
  expect(readLimit('10', undefined, 'traffic', imperial)).toBe(10);
  expect(readLimit('7.5', undefined, 'wind', apiUnits)).toBe(7.5);
});

test('a limit that is left as it was stays exactly as it was, in every unit', () => {
  for (const speed of unitChoices.speed)
    for (const value of [9, 8.94, 0.1234567, -3])
      expect(
        readLimit(limitText(value, 'gust', {...apiUnits, speed}), value, 'gust', {...apiUnits, speed}),
      ).toBe(value);
});

test('what was typed is shown as it was typed', () => {
  for (const speed of unitChoices.speed)
    for (const text of ['15', '22.5', '0'])
      expect(
        limitText(readLimit(text, undefined, 'wind', {...apiUnits, speed}), 'wind', {...apiUnits, speed}),
      ).toBe(text);
});

test('what is no number is none', () => {
  expect(readLimit(' ', 9, 'wind', imperial)).toBeNaN();
  expect(readLimit('much', undefined, 'wind', imperial)).toBeNaN();
  expect(limitText(undefined, 'wind', imperial)).toBe('');
});

test('the span of limits is said in the unit that was chosen', () => {
  expect(limitsOf('wind', apiUnits)).toEqual({least: '−1,000', most: '1,000'});
  expect(limitsOf('temp', imperial)).toEqual({least: '−1,768', most: '1,832'});
});
