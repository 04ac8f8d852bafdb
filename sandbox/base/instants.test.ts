import fc from 'fast-check';
import {expect, test} from 'vitest';
import {instantTexts} from '../testing/instantCases';
import {instantViolations, isInstant, isPlainInstant, parseInstant, formatInstant} from './instants';

const {read, withoutOffset, notThere, unreadable} = instantTexts;

test.each(Object.entries(read))('%j is %s', (text, utc) => {
  expect(isInstant(text)).toBe(true);
  expect(instantViolations('query.start', text)).toEqual([]);
  expect(formatInstant(parseInstant(text) ?? NaN)).toBe(utc);
});

test.each([
  [withoutOffset, 'query.start has no offset: add Z for UTC, or an offset such as +02:00'],
  [notThere, 'query.start must be a day and a time that exist'],
  [
    unreadable,
    'query.start must be an ISO 8601 date and time with an offset, such as 2026-07-14T18:00:00Z, or a date alone',
  ],
])('none of %j is read, and each is told why', (texts, sentence) => {
  expect(texts.filter((text) => isInstant(text) || isPlainInstant(text) || parseInstant(text))).toEqual([]);
  for (const text of texts) expect(instantViolations('query.start', text)).toEqual([sentence]);
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

test('a time is written as the engine writes it, without a fraction of zero', () => {
  const instant = fc.oneof(
    fc.integer({min: Date.parse('-000002-01-01T00:00:00Z'), max: Date.parse('9999-12-31T23:59:59.999Z')}),
    fc.integer({min: -3 * 86_400_000, max: 3 * 86_400_000}),
    fc.double({min: -1e6, max: 1e6, noNaN: true}),
    fc.integer({min: -20_000, max: 20_000}).map((days) => days * 86_400_000),
  );
  const property = fc.property(instant, (time) => {
    expect(formatInstant(time)).toBe(new Date(time).toISOString().replace('.000Z', 'Z'));
  });
  fc.assert(property, {numRuns: 2_000});
  expect(() => formatInstant(Number.NaN)).toThrow(RangeError);
});
