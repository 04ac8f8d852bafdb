import {afterEach, expect, test} from 'vitest';
import {HOUR_MS} from '../../shared/view/hours';
import {barIn, daysOf, dotIn, lineIn, scaleOf} from './shapes';

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

test('temperatures span what they need, small differences stay small, and amounts begin at zero', () => {
  expect(scaleOf('temp', new Map([['temp', [-12, 3, undefined, 9]]]))).toEqual({low: -12, high: 9});
  expect(scaleOf('temp', new Map([['temp', [20, 22]]]))).toEqual({low: 17, high: 25});
  expect(scaleOf('rain', new Map([['rain', [1, 2]]]))).toEqual({low: 0, high: 4});
  expect(scaleOf('rain', new Map([['rain', [1, 30]]]))).toEqual({low: 0, high: 30});
});

test('wind and gusts share a scale', () => {
  const readings = new Map([
    ['wind', [5, 8]],
    ['gust', [14, 21]],
  ] as const);
  expect(scaleOf('wind', readings)).toEqual({low: 0, high: 21});
  expect(scaleOf('gust', readings)).toEqual(scaleOf('wind', readings));
});

test('a kind without values has a scale nevertheless', () => {
  for (const type of ['temp', 'wind', 'snow'] as const) {
    const {low, high} = scaleOf(type, new Map([[type, [undefined, undefined]]]));
    expect(high).toBeGreaterThan(low);
  }
});

test('the parts of a line meet between their hours', () => {
  const scale = {low: 0, high: 10};
  const reading = [0, 10, 4];
  expect(lineIn(reading, 0, scale)).toBe('M50 92L100 50');
  expect(lineIn(reading, 1, scale)).toBe('M0 50L50 8L100 33.2');
  expect(lineIn(reading, 2, scale)).toBe('M0 33.2L50 58.4');
  expect(dotIn(10, scale)).toBe('M50 8h0');
});

test('an hour without a value interrupts a line', () => {
  const reading = [5, undefined, 5];
  expect([0, 1, 2].map((hour) => lineIn(reading, hour, {low: 0, high: 10}))).toEqual([
    'M50 50',
    undefined,
    'M50 50',
  ]);
});

test('a bar is as high as its share of the highest value', () => {
  expect(barIn(0, {low: 0, high: 4})).toBe('M20 100v0h60v0z');
  expect(barIn(1, {low: 0, high: 4})).toBe('M20 100v-23h60v23z');
  expect(barIn(4, {low: 0, high: 4})).toBe('M20 100v-92h60v92z');
  // 1 mm beside 60 can still be seen.
  expect(barIn(1, {low: 0, high: 60})).toBe('M20 100v-5h60v5z');
});

test.each([
  ['UTC', [6, 7]],
  ['America/Los_Angeles', [13]],
  ['Asia/Kathmandu', [1, 12]],
])('days change at midnight in %s', (zone, hours) => {
  process.env.TZ = zone;
  const first = Date.UTC(2026, 6, 14, 18);
  // Beginning at 18:00 UTC, 11:00 in Los Angeles and 23:45 in Kathmandu.
  const days = daysOf(Array.from({length: 13}, (_, hour) => first + hour * HOUR_MS));
  expect(days.map((day) => day.hours)).toEqual(hours);
  expect(days.map(({time}) => time)).toEqual(
    [first, first + (hours[0] ?? 0) * HOUR_MS].slice(0, hours.length),
  );
});
