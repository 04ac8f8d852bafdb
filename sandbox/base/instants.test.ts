import {expect, test} from 'vitest';
import {instantViolations, readInstant, writeInstant} from './instants';

test.each([
  ['2026-07-14T18:00:00Z', '2026-07-14T18:00:00Z'],
  ['2026-07-14T20:00:00+02:00', '2026-07-14T18:00:00Z'],
  ['2026-07-14T20:00:00+0200', '2026-07-14T18:00:00Z'],
  ['2026-07-14T20:00:00+02', '2026-07-14T18:00:00Z'],
  ['2026-07-14 10:30:00-07:30', '2026-07-14T18:00:00Z'],
  ['2026-07-14t18:00:00.1239z', '2026-07-14T18:00:00.123Z'],
  ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00Z'],
  ['0070-01-01T00:00:00Z', '0070-01-01T00:00:00Z'],
])('%s is %s', (text, utc) => {
  const instant = readInstant(text);
  expect(instant === undefined ? undefined : writeInstant(instant)).toBe(utc);
});

test('a time that its offset carries out of the four-digit years is told with its place', () => {
  expect(instantViolations('body.timestamp', '9999-12-31T23:59:59-00:01')).toEqual([
    'body.timestamp must lie between the years 0000 and 9999 UTC',
  ]);
  expect(readInstant('0000-01-01T00:00:00+00:01')).toBeUndefined();
  expect(instantViolations('body.timestamp', '2026-07-14T18:00:00Z')).toEqual([]);
});
