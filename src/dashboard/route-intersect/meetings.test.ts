import polyline from '@mapbox/polyline';
import type {Schemas} from '@site/src/platform';
import {expect, test} from 'vitest';
import {wayOf} from '../shared/ways/way';
import {crossedAlerts, crossedThings, meetingsOf} from './meetings';
import {areaThing, restrictionThing, type Thing} from './things';

const DEPARTURE = Date.parse('2026-07-14T18:00:00Z');
const at = (hours: number) => DEPARTURE + hours * 3_600_000;

/** Along the equator for two hours: a degree, counted as 100 km, each hour. */
const step = (from: number): Schemas['RouteStep'] => ({
  geometry: polyline.encode([
    [0, from],
    [0, from + 1],
  ]),
  distance: 1e5,
  duration: 3600,
  name: '',
});
const way = wayOf({legs: [{summary: '', duration: 7200, distance: 2e5, steps: [step(0), step(1)]}]});

const ring = (west: number, east: number, south = -1) => [
  [west, south],
  [east, south],
  [east, 1],
  [west, 1],
  [west, south],
];
const area = (areaId: string, ...rings: number[][][]): Thing =>
  areaThing({
    areaId,
    areaName: areaId,
    format: 'geojson',
    geometry: {type: 'Polygon', coordinates: rings},
  } as unknown as Schemas['GeoJsonArea']);
const kilometres = (meetings: readonly {stretch: {from: number; to: number}}[]) =>
  meetings.map(({stretch: {from, to}}) => [Math.round(from / 1000), Math.round(to / 1000)]);

test('an area is met from the kilometre and the minute where the way enters it', () => {
  const crossed = crossedThings(way, [area('middle', ring(0.5, 1.5))]);
  const [met, ...others] = meetingsOf(way, 'home', crossed, DEPARTURE);
  expect(others).toEqual([]);
  expect(met).toMatchObject({id: 'home:area:middle:0', phase: 'inForce'});
  expect(met && kilometres([met])).toEqual([[50, 150]]);
  expect([met?.enters, met?.leaves].map((time) => Math.round((time ?? 0) / 60_000))).toEqual(
    [at(0.5), at(1.5)].map((time) => time / 60_000),
  );
});

test('the hole of an area is not met, and what lies elsewhere is none', () => {
  const holed = area('holed', ring(0.2, 1.8), ring(0.8, 1.2));
  const crossed = crossedThings(way, [area('beside', ring(0, 2, 0.5)), area('far', ring(40, 41)), holed]);
  expect(kilometres(meetingsOf(way, 'home', crossed, DEPARTURE))).toEqual([
    [20, 80],
    [120, 180],
  ]);
});

test('a restriction is in force, begins after somebody has passed, or is over before they come', () => {
  const closed = (id: string, activeTime: string | undefined, endTime: string | undefined) =>
    restrictionThing({
      type: 'Feature',
      id,
      geometry: {type: 'Polygon', coordinates: [ring(0.5, 1)]},
      properties: {restrictionId: id, name: id, activeTime, endTime},
    } as unknown as Parameters<typeof restrictionThing>[0]);
  const iso = (hours: number) => new Date(at(hours)).toISOString();
  const things = [
    closed('always', undefined, undefined),
    closed('part', iso(0.75), undefined),
    closed('later', iso(1), undefined),
    closed('before', undefined, iso(0.5)),
  ];
  const phases = (departure: number) =>
    meetingsOf(way, 'home', crossedThings(way, things), departure).map(({phase}) => phase);
  expect(phases(DEPARTURE)).toEqual(['inForce', 'inForce', 'ahead', 'over']);
  // Who leaves an hour later meets what begins then.
  expect(phases(at(1))).toEqual(['inForce', 'inForce', 'inForce', 'over']);
});

test('an alert is met where the platform says; steps that meet are one stretch, a cancelled alert is none', () => {
  const overlap = (stepIndex: number, from: number, to: number, messageTypeCode = 1) =>
    ({
      alert: {
        identifier: 'a1',
        areaId: 'ORC017',
        countryCode: 'US',
        messageTypeCode,
        eventDescription: 'Wind',
        areaName: 'Deschutes',
        effectiveTime: '2026-07-14T18:00:00Z',
        expireTime: '2026-07-14T21:00:00Z',
      },
      geometry: {
        type: 'LineString',
        coordinates: [
          [from, 0],
          [to, 0],
        ],
      },
      routeSegment: {leg: 0, step: stepIndex},
    }) as unknown as Schemas['RouteAlertOverlap'];
  const crossed = crossedAlerts(way, [overlap(0, 0.5, 1), overlap(1, 1, 1.25)]);
  expect(kilometres(meetingsOf(way, 'home', crossed, DEPARTURE))).toEqual([[50, 125]]);
  expect(crossed[0]?.thing).toMatchObject({
    id: 'a1:ORC017',
    name: 'Wind',
    note: 'Deschutes',
    filters: {'weather-alerts-country': 'US'},
  });
  expect(crossedAlerts(way, [overlap(0, 0.5, 1, 3)])).toEqual([]);
});
