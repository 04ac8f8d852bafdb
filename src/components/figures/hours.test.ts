import {afterEach, expect, test} from 'vitest';
import {clockText, hourNumberText, shortHourText, weekTimeText, zoneIfRepeated} from './figureWords';

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

/** Without the space before AM and PM, which is another one in each version of the language data. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  ['UTC', '2 PM', '2:00 PM', '14'],
  ['Asia/Kolkata', '7:30 PM', '7:30 PM', '19:30'],
  ['Asia/Kathmandu', '7:45 PM', '7:45 PM', '19:45'],
  ['Pacific/Chatham', '2:45 AM', '2:45 AM', '2:45'],
  ['America/St_Johns', '11:30 AM', '11:30 AM', '11:30'],
])('says the minutes of an hour in %s', (zone, short, clock, number) => {
  process.env.TZ = zone;
  const time = Date.UTC(2026, 6, 14, 14);
  expect([shortHourText(time), clockText(time)].map(plain)).toEqual([short, clock]);
  expect(hourNumberText(time)).toBe(number);
});

test.each([
  ['America/Los_Angeles', Date.UTC(2026, 10, 1, 8), ['1 AM PDT', '1 AM PST']],
  ['Pacific/Chatham', Date.UTC(2026, 3, 4, 13), ['2:45 AM GMT+13:45', '2:45 AM GMT+12:45']],
  ['Europe/London', Date.UTC(2026, 9, 25, 0), ['1 AM GMT+1', '1 AM GMT']],
])('tells an hour that comes twice from the other in %s', (zone, first, texts) => {
  process.env.TZ = zone;
  const times = [first, first + 3_600_000];
  expect(times.map(shortHourText).map((text) => plain(text).replace('UTC', 'GMT'))).toEqual(texts);
  for (const text of [clockText, weekTimeText]) expect(text(first)).not.toBe(text(first + 3_600_000));
  expect([first - 3_600_000, first + 2 * 3_600_000].map(zoneIfRepeated)).toEqual([{}, {}]);
});

test('an hour that is left out needs no name of a time zone', () => {
  process.env.TZ = 'America/Los_Angeles';
  const before = Date.UTC(2026, 2, 8, 9);
  expect([before, before + 3_600_000].map(shortHourText).map(plain)).toEqual(['1 AM', '3 AM']);
});
