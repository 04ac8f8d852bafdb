import {expect, test} from 'vitest';
import {HOUR_MS, hourOffset, timeAt} from './hours';

const thisHour = Date.parse('2026-07-14T18:00:00Z');

test('a time is so many hours from now, and stays within the time bar', () => {
  expect(hourOffset(undefined, thisHour)).toBe(0);
  expect(hourOffset(thisHour + 3 * HOUR_MS, thisHour)).toBe(3);
  expect(hourOffset(thisHour - 2 * HOUR_MS, thisHour)).toBe(-2);
  expect(hourOffset(thisHour + 90 * HOUR_MS, thisHour)).toBe(12);
  expect(hourOffset(thisHour - 90 * HOUR_MS, thisHour)).toBe(-6);
});

test('now is no fixed time: it moves on', () => {
  expect(timeAt(0, thisHour)).toBeUndefined();
  expect(timeAt(-1, thisHour)).toBe(thisHour - HOUR_MS);
});
