import polyline from '@mapbox/polyline';
import type {Schemas} from '@site/src/platform';
import {expect, test} from 'vitest';
import {slowStretches} from './slowStretches';
import {wayOf} from '../shared/ways/way';
import {formatWaypoints, parseWaypoints} from '../shared/ways/waypoints';

const line = (from: number, to: number) =>
  polyline.encode([
    [0, from],
    [0, to],
  ]);
const step = (from: number, to: number, name: string) => ({
  geometry: line(from, to),
  name,
  duration: 600,
  distance: (to - from) * 111_195,
});
const route: Schemas['Route'] = {
  geometry: line(10, 10.2),
  distance: 0.2 * 111_195,
  duration: 1200,
  legs: [
    {summary: '', distance: 22_239, duration: 1200, steps: [step(10, 10.1, 'A 1'), step(10.1, 10.2, 'A 2')]},
  ],
};
const overlap = (id: string, value: number, percent: number) => ({
  event: {
    eventId: id,
    description: id,
    threshold: {
      id,
      type: 'traffic' as const,
      description: id,
      unit: '%' as const,
      value,
      operator: '>=' as const,
    },
    forecasts: [{forecastDate: '2026-07-14T18:00:00Z', forecastHour: 0, minValue: 10, maxValue: percent}],
  },
  geometry: {
    type: 'LineString' as const,
    coordinates: [
      [10.15, 0],
      [10.2, 0],
    ],
  },
  routeSegment: {leg: 0, step: 1},
});

test('a stretch is slow once, with its graver reading, its road, its place and its delay', () => {
  const way = wayOf(route);
  const [stretch, ...others] = slowStretches(
    route,
    way,
    [overlap('traffic10', 10, 20), overlap('traffic20', 20, 30)],
    0,
  );
  expect(others).toEqual([]);
  expect(stretch).toMatchObject({road: 'A 2', slowdown: 30});
  expect(stretch?.from).toBeCloseTo(0.15 * 111_195, 0);
  expect(stretch?.to).toBeCloseTo(0.2 * 111_195, 0);
  expect(stretch?.delay).toBeCloseTo(90, 0);
  expect(slowStretches(route, way, [overlap('traffic10', 10, 20)], 1)).toEqual([]);
});

test('waypoints are written as the platform reads them, and what is none is left out', () => {
  expect(
    formatWaypoints([
      [-121.315312345, 44.1],
      [7, 50],
    ]),
  ).toBe('-121.31531,44.1;7,50');
  expect(parseWaypoints('-121.31531,44.1;7,50;x;200,3;1,2;3,4', 3)).toEqual([
    [-121.31531, 44.1],
    [7, 50],
    [1, 2],
  ]);
  expect(parseWaypoints('', 3)).toEqual([]);
});
