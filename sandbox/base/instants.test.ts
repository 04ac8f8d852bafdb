import {expect, test} from 'vitest';
import {instantViolations, parseInstant, formatInstant} from './instants';

test.each([
  ['2026-07-14T18:00:00Z', '2026-07-14T18:00:00Z'],
  ['2026-07-14T20:00:00+02:00', '2026-07-14T18:00:00Z'],
  ['2026-07-14T20:00:00+0200', '2026-07-14T18:00:00Z'],
  ['2026-07-14T20:00:00+02', '2026-07-14T18:00:00Z'],
  ['2026-07-14 10:30:00-07:30', '2026-07-14T18:00:00Z'],
  ['2026-07-14t18:00:00.1239z', '2026-07-14T18:00:00.123Z'],
  ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00Z'],
  ['0070-01-01T00:00:00Z', '0070-01-01T00:00:00Z'],
  ['2026-07-14T18:00Z', '2026-07-14T18:00:00Z'],
  ['2026-02-29T12:00:00Z', undefined],
  ['2026-13-01T12:00:00+00:00', undefined],
  ['2026-07-14T24:00:00+00:00', undefined],
  ['2026-07-14T18:00:00', undefined],
  ['2026-07-14\n18:00:00Z', undefined],
  ['2026-07-14\u00a018:00:00Z', undefined],
])('%s is %s', (text, utc) => {
  const instant = parseInstant(text);
  expect(instant === undefined ? undefined : formatInstant(instant)).toBe(utc);
});

test('a time that its offset moves out of the four-digit years is told with its path', () => {
  expect(instantViolations('body.timestamp', '9999-12-31T23:59:59-00:01')).toEqual([
    'body.timestamp must be between the years 0000 and 9999 UTC',
  ]);
  expect(parseInstant('0000-01-01T00:00:00+00:01')).toBeUndefined();
  expect(instantViolations('body.timestamp', '2026-07-14T18:00:00Z')).toEqual([]);
});

test('what ends after the year 9999 is written with its last second', () => {
  expect(formatInstant(Date.parse('9999-12-31T23:59:59.999Z') + 1)).toBe('9999-12-31T23:59:59Z');
  expect(formatInstant(Date.parse('9999-12-31T23:59:59.5Z'))).toBe('9999-12-31T23:59:59.500Z');
});
