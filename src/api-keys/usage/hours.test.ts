import {expect, test} from 'vitest';
import {fillHours, totalOf} from './hours';

const HOUR = 3600 * 1000;
const now = Date.parse('2026-07-14T18:30:00Z');
const thisHour = Date.parse('2026-07-14T18:00:00Z');
const counted = (startsAt: number, successful: number) => ({
  startsAt,
  successful,
  clientErrors: 1,
  serverErrors: 0,
});

test('24 hours are shown, this one last, and those without calls as none', () => {
  const hours = fillHours([counted(thisHour, 5), counted(thisHour - 2 * HOUR, 3)], now);
  expect(hours).toHaveLength(24);
  expect(hours.slice(-3).map(({successful}) => successful)).toEqual([3, 0, 5]);
  expect(hours[0]).toEqual({
    startsAt: thisHour - 23 * HOUR,
    successful: 0,
    clientErrors: 0,
    serverErrors: 0,
  });
  expect(totalOf(hours)).toEqual({successful: 8, clientErrors: 2, serverErrors: 0});
});

test('an hour that is over 24 hours ago is not shown', () => {
  expect(totalOf(fillHours([counted(thisHour - 24 * HOUR, 5)], now)).successful).toBe(0);
});
