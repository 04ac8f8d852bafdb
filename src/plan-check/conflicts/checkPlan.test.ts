import {expect, test} from 'vitest';
import {flownPath} from '../path/flownPath';
import {routeBody} from '../path/routeBody';
import {readPlans} from '../plan/readPlans';
import {checkPlan, type PlanContext} from './checkPlan';
import type {Alert, Restriction} from './types';

const thisHour = Date.parse('2026-07-14T18:00:00Z');
const at = (hour: number) => new Date(thisHour + hour * 3_600_000).toISOString();

function pathOf(navigation: object, positions: readonly (readonly number[])[], holdSeconds = 0) {
  const reading = readPlans({navigation, segments: [{type: 'waypoint', positions, holdSeconds}]});
  if (reading.kind !== 'plans' || !reading.plans[0]) throw new Error('no plan');
  return flownPath(reading.plans[0].plan);
}

/** East along the equator: a thousandth of a degree is 111.2 m. */
const east = pathOf({altitude: 100, altitudeMode: 'amsl'}, [
  [10, 0],
  [10.05, 0],
  [10.1, 0],
]);
const square = (west: number, right: number) => [
  [west, -1],
  [right, -1],
  [right, 1],
  [west, 1],
  [west, -1],
];

function restriction(
  properties: Partial<Restriction['properties']>,
  ring = square(10.02, 10.03),
): Restriction {
  return {
    type: 'Feature',
    id: 'r1-0',
    geometry: {type: 'Polygon', coordinates: [ring]},
    properties: {
      restrictionId: 'r1',
      type: 'fulltime',
      access: 'public',
      dataset: 'tfr',
      name: 'Fire traffic',
      ...properties,
    },
  };
}

function check(context: Partial<PlanContext>, path = east) {
  return checkPlan(path, {restrictions: [], alerts: [], events: [], thisHour, ...context});
}

test('a path that meets nothing can be flown now', () => {
  const {conflicts, hours, earliest} = check({});
  expect(conflicts).toEqual([]);
  expect(hours).toHaveLength(13);
  expect(hours.every(({verdict}) => verdict === 'go')).toBe(true);
  expect(earliest).toBe(0);
});

test('restricted airspace forbids the stretch inside it in the hours in which it is in force', () => {
  const {conflicts, hours, earliest} = check({
    restrictions: [restriction({activeTime: at(-2), endTime: at(3)})],
  });
  expect(conflicts).toMatchObject([{verdict: 'noGo', hours: [0, 1, 2], reference: 'r1'}]);
  expect(conflicts[0]?.from).toBeCloseTo(2223.9, 0);
  expect(conflicts[0]?.to).toBeCloseTo(3335.8, 0);
  expect(hours.map(({verdict}) => verdict).slice(0, 4)).toEqual(['noGo', 'noGo', 'noGo', 'go']);
  expect(earliest).toBe(3);
});

test('what lies in force nowhere near, or ended, is no conflict', () => {
  expect(check({restrictions: [restriction({endTime: at(-1)})]}).conflicts).toEqual([]);
  expect(check({restrictions: [restriction({}, square(20, 21))]}).conflicts).toEqual([]);
  expect(check({restrictions: [restriction({activeTime: at(13)})]}).conflicts).toEqual([]);
});

test('above a ceiling there is no conflict, where the plan says how high it flies above the sea', () => {
  const low = [restriction({ceilingMeters: 90})];
  expect(check({restrictions: low}).conflicts).toEqual([]);
  expect(check({restrictions: [restriction({ceilingMeters: 110})]}).conflicts).toMatchObject([
    {cause: {isHeightKnown: true}},
  ]);
  const relative = pathOf({altitude: 100}, [
    [10, 0],
    [10.1, 0],
  ]);
  expect(check({restrictions: low}, relative).conflicts).toMatchObject([{cause: {isHeightKnown: false}}]);
  expect(check({restrictions: low, launchAltitude: 50}, relative).conflicts).toEqual([]);
});

test('a hole in restricted airspace is open, and a path across the antimeridian is one', () => {
  const holed = restriction({});
  const ring = square(10.01, 10.09);
  const geometry = {type: 'Polygon' as const, coordinates: [ring, square(10.02, 10.03)]};
  expect(check({restrictions: [{...holed, geometry}]}).conflicts).toHaveLength(2);
  const pacific = pathOf({}, [
    [179.9, 0],
    [-179.9, 0],
  ]);
  const far = [restriction({}, square(-179.95, -179.92))];
  expect(check({restrictions: far}, pacific).conflicts[0]?.from).toBeCloseTo(16_679, -2);
});

const alert = {
  identifier: 'a1',
  areaId: 'Z1',
  messageTypeCode: 1,
  severityCode: 2,
  effectiveTime: at(1),
  expireTime: at(2),
} as Alert;
const line = (from: number, to: number, step: number) => ({
  geometry: {
    type: 'LineString' as const,
    coordinates: [
      [from, 0],
      [to, 0],
    ],
  },
  routeSegment: {leg: 0, step},
});

test('an alert of several steps is one stretch; severe ones forbid, the others are for a person', () => {
  const alerts = [
    {alert, ...line(10.04, 10.05, 0)},
    {alert, ...line(10.05, 10.06, 1)},
  ];
  const {conflicts, hours} = check({alerts});
  expect(conflicts).toHaveLength(1);
  expect(conflicts[0]).toMatchObject({verdict: 'noGo', hours: [1], reference: 'a1:Z1'});
  expect(conflicts[0]?.from).toBeCloseTo(4448, -1);
  expect(conflicts[0]?.to).toBeCloseTo(6672, -1);
  expect(hours[1]?.verdict).toBe('noGo');
  const mild = alerts.map((each) => ({...each, alert: {...alert, severityCode: 3}}));
  expect(check({alerts: mild}).hours[1]?.verdict).toBe('look');
  const cancelled = alerts.map((each) => ({...each, alert: {...alert, messageTypeCode: 3}}));
  expect(check({alerts: cancelled}).conflicts).toEqual([]);
});

const event = (type: 'wind' | 'temp', hours: readonly number[]) => ({
  eventId: type,
  description: type,
  threshold: {id: type, type, description: type, unit: 'm/s' as const, value: 9, operator: '>' as const},
  forecasts: hours.map((hour) => ({
    forecastDate: at(hour),
    forecastHour: hour,
    minValue: 9 + hour,
    maxValue: 10 + hour,
  })),
});

test('wind forbids in the hours of its event, heat asks for a look', () => {
  const {conflicts, hours, earliest} = check({
    events: [
      {event: event('wind', [0, 1]), ...line(10, 10.05, 0)},
      {event: event('wind', [0, 1]), ...line(10.05, 10.1, 1)},
      {event: event('temp', [2]), ...line(10, 10.05, 0)},
    ],
  });
  expect(conflicts).toHaveLength(2);
  expect(hours.map(({verdict}) => verdict).slice(0, 4)).toEqual(['noGo', 'noGo', 'look', 'go']);
  expect(earliest).toBe(3);
  expect(hours[0]?.conflicts[0]?.cause).toMatchObject({
    readings: [
      {least: 9, most: 10},
      {hour: 1, most: 11},
    ],
  });
});

test('a long flight needs all of its hours', () => {
  const long = pathOf(
    {},
    [
      [10, 0],
      [10.1, 0],
    ],
    3600,
  );
  const events = [{event: event('wind', [1, 4]), ...line(10, 10.1, 0)}];
  expect(check({events}, long).earliest).toBe(5);
  expect(check({events: [{event: event('wind', [6]), ...line(10, 10.1, 0)}]}, long).earliest).toBe(0);
  const most = [{event: event('wind', [1, 4, 7, 10]), ...line(10, 10.1, 0)}];
  expect(check({events: most}, long).earliest).toBeUndefined();
});

test('the body of a weather request has a step for each line', () => {
  const body = routeBody(east, thisHour);
  expect(body?.routes[0]?.legs).toHaveLength(1);
  expect(body?.routes[0]?.legs[0]?.steps.map(({distance}) => Math.round(distance))).toEqual([5560, 5560]);
  expect(body?.departureTime).toBe('2026-07-14T18:00:00.000Z');
  expect(routeBody(pathOf({}, [[10, 0]]), thisHour)?.routes[0]?.legs[0]?.steps).toMatchObject([
    {distance: 0},
  ]);
  expect(routeBody(pathOf({}, []), thisHour)).toBeUndefined();
});
