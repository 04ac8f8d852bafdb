import {expect, test} from 'vitest';
import {isDateTime} from './dateTime';

test.each([
  ['2026-07-14T18:00:00Z', true],
  ['2026-07-14 18:00:00+02:00', true],
  ['2026-07-14\n18:00:00Z', false],
  ['2026-07-14\u00a018:00:00Z', false],
  ['2026-07-14\u200918:00:00Z', false],
])('whether %j is a date-time: %j', (text, expected) => {
  expect(isDateTime(text)).toBe(expected);
});
