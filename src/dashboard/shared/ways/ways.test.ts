import polyline from '@mapbox/polyline';
import type {Schemas} from '@site/src/platform';
import {expect, test} from 'vitest';
import {bestDeparture, departuresOf, eventsOf, rowOf} from './departures';
import {lineOf, pointAtDistance, stretchesInside, stretchOfOverlap, wayOf} from './way';

type Step = Schemas['RouteStep'];

/** Along a parallel near the equator: 0.9 degrees are about 100 km, travelled in an hour. */
const step = (from: number, to: number): Step => ({
  geometry: polyline.encode([
    [0, from],
    [0, (from + to) / 2],
    [0, to],
  ]),
  distance: (to - from) * 1e5,
  duration: (to - from) * 3600,
  name: '',
});
const way = wayOf({
  legs: [
    {summary: '', duration: 3600, distance: 1e5, steps: [step(0, 1)]},
    {summary: '', duration: 7200, distance: 2e5, steps: [step(1, 2), step(2, 3)]},
  ],
});

const overlap = (
  leg: number,
  stepIndex: number,
  from: number,
  to: number,
  hours: readonly number[],
  id = 'highWind',
) => ({
  geometry: {
    type: 'LineString' as const,
    coordinates: [
      [from, 0],
      [to, 0],
    ],
  },
  routeSegment: {leg, step: stepIndex},
  event: {
    eventId: id,
    description: 'wind > 9 m/s',
    threshold: {
      id,
      type: 'wind' as const,
      description: 'High wind',
      unit: 'm/s' as const,
      value: 9,
      operator: '>' as const,
    },
    forecasts: hours.map((forecastHour) => ({
      forecastDate: '2026-11-22T06:00:00Z',
      forecastHour,
      minValue: 9.5,
      maxValue: 10 + forecastHour,
    })),
  },
});

test('distances and times of a way are those of its steps', () => {
  expect(way.length).toBe(3e5);
  expect(way.duration).toBe(10_800);
  expect(pointAtDistance(way, 1.5e5)).toMatchObject({seconds: 5400});
  expect(pointAtDistance(way, 1.5e5).position[0]).toBeCloseTo(1.5, 6);
  expect(lineOf(way, {from: 0.5e5, to: 1e5 + 1}).length).toBeGreaterThan(2);
});

test('finds the stretch that a response names by step and line', () => {
  const {from, to} = stretchOfOverlap(way, overlap(1, 1, 2.25, 2.75, [0]));
  expect([from, to].map(Math.round)).toEqual([225_000, 275_000]);
});

test('finds the stretches inside an area', () => {
  const ring = [
    [0.5, -1],
    [1.5, -1],
    [1.5, 1],
    [0.5, 1],
    [0.5, -1],
  ];
  const [only, ...others] = stretchesInside(way, {type: 'Polygon', coordinates: [ring]});
  expect(others).toEqual([]);
  expect([only?.from, only?.to].map((metres) => Math.round(metres ?? 0))).toEqual([50_000, 150_000]);
});

test('who leaves meets the weather of the hour in which they are there', () => {
  // Wind in the last third of the way, which is reached two hours after leaving.
  const events = eventsOf(way, [overlap(1, 1, 2, 3, [2, 3])]);
  const departures = departuresOf(way, events);
  expect(departures.map(({trouble}) => Math.round(trouble))).toEqual([1e5, 1e5, ...Array(11).fill(0)]);
  expect(bestDeparture(departures)?.hour).toBe(2);
  // From the eleventh hour on the forecast ends before the arrival.
  expect(departures.filter(({isKnown}) => !isKnown).map(({hour}) => hour)).toEqual([11, 12]);
  expect(departures[0]?.events[0]?.readings.get(2)).toBe(12);
});

test('a best hour is named among those whose forecast is known, the first of equal ones', () => {
  const always = eventsOf(way, [
    overlap(
      0,
      0,
      0,
      1,
      Array.from({length: 13}, (_, hour) => hour),
    ),
  ]);
  expect(bestDeparture(departuresOf(way, always))?.hour).toBe(0);
});

test('the same weather on two steps is counted once where they meet, and shown in each part', () => {
  const events = eventsOf(way, [overlap(0, 0, 0.5, 1, [0, 1]), overlap(1, 0, 1, 1.5, [0, 1])]);
  expect(Math.round(departuresOf(way, events)[0]?.trouble ?? 0)).toBe(1e5);
  expect(rowOf(way, events, 0, 6).map(({length}) => length)).toEqual([0, 1, 1, 0, 0, 0]);
  expect(rowOf(way, events, 5, 6).flat()).toEqual([]);
});

test('what two thresholds say of the same stretch is twice the trouble, but not twice the way', () => {
  const events = eventsOf(way, [overlap(0, 0, 0, 1, [0]), overlap(0, 0, 0, 1, [0], 'gust')]);
  const [now] = departuresOf(way, events);
  expect([now?.trouble, now?.affected].map((metres) => Math.round(metres ?? 0))).toEqual([2e5, 1e5]);
});
