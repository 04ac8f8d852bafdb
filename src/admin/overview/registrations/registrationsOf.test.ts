import {expect, test} from 'vitest';
import {registrationsOf} from './registrationsOf';

const now = new Date(2026, 6, 15, 12);
const people = [new Date(2026, 6, 15, 0, 0), new Date(2026, 6, 12, 23, 59), new Date(2026, 3, 1)].map(
  (createdAt) => ({createdAt}),
);

test('a week begins on Monday, and ends with this one', () => {
  const weeks = registrationsOf([...people, {createdAt: undefined}], 'week', now);
  expect(weeks).toHaveLength(12);
  expect(weeks.slice(-2)).toEqual([
    {start: new Date(2026, 6, 6), count: 1},
    {start: new Date(2026, 6, 13), count: 1},
  ]);
  expect(weeks.slice(0, -2).every(({count}) => count === 0)).toBe(true);
});

test('a day begins at midnight where the reader is', () => {
  const days = registrationsOf(people, 'day', now);
  expect(days.map(({count}) => count)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1]);
  expect(days[0]?.start).toEqual(new Date(2026, 6, 2));
});
