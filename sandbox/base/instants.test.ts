import {expect, test} from 'vitest';
import {instantCases} from './instantCases';
import {instantViolations, parseInstant, formatInstant} from './instants';

test.each(instantCases)('%s is %s', (text, utc) => {
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
