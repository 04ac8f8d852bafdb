import {expect, test} from 'vitest';
import {CELL_DEGREES, columnOf} from '../frame/grid';
import {distanceMetres, type LonLat} from '../../geometry/sphere';
import {hourOf} from '../frame/time';
import type {WeatherType} from '../weather/types';
import {positionsApart} from './dataPoints';
import {forecastAlong, type MeasuredWay} from './forecastAlong';
import {forecastAt} from './forecastAt';
import type {ForecastQuestion} from './question';

const NOW = Date.parse('2026-07-14T18:25:00Z');
const HOUR = hourOf(NOW);

/** Weather that a test invents, by hour from the running one; nothing elsewhere. */
const weather = (read: (type: WeatherType, column: number, hour: number) => number | undefined) => ({
  cellValue: (type: WeatherType, column: number, _row: number, hour: number) =>
    read(type, column, hour - HOUR) ?? (type === 'temp' ? 15 : 0),
});
type Invented = ReturnType<typeof weather>;
const ask = (
  invented: Invented,
  types: WeatherType[],
  more: Partial<ForecastQuestion> = {},
): ForecastQuestion => ({weather: invented, hour: HOUR, hoursAhead: 0, types, ...more});
const oneStep = (line: number[][]): MeasuredWay => ({line, steps: [{leg: 0, step: 0, line}]});
const all: WeatherType[] = ['temp', 'wind', 'rain', 'snow', 'gust', 'traffic'];

test.each<[WeatherType, number, string[]]>([
  ['temp', 31, ['temperatureHigh']],
  ['temp', 30, []],
  ['temp', 4, []],
  ['temp', 3, ['temperatureLow']],
  ['wind', 9, []],
  ['wind', 10, ['highWind']],
  ['gust', 10, ['gust']],
  ['snow', 10, []],
  ['snow', 11, ['snow']],
  ['traffic', 9, []],
  ['traffic', 10, ['traffic10']],
  ['traffic', 20, ['traffic10', 'traffic20']],
])('a position with %s at %d has the events %j', (type, value, events) => {
  const invented = weather((asked) => (asked === type ? value : undefined));
  expect(forecastAt([0, 0], ask(invented, all)).events.map(({eventId}) => eventId)).toEqual(events);
});

test('whoever has thresholds of their own has events by these alone', () => {
  const invented = weather((type) => (type === 'wind' ? 12 : undefined));
  const calm = {id: 'calm', type: 'wind', description: '', unit: 'm/s', value: 12, operator: '<='} as const;
  const eventsWith = (thresholds: ForecastQuestion['thresholds']) =>
    forecastAt([0, 0], ask(invented, all, {thresholds})).events.map(({eventId}) => eventId);
  expect(eventsWith(undefined)).toEqual(['highWind']);
  expect(eventsWith([calm])).toEqual(['calm']);
  expect(eventsWith([])).toEqual([]);
});

test.each<[string, number[], number[]]>([
  ['one wet hour alone is none', [0, 0, 9, 0, 0], []],
  ['rain before or after makes it heavy', [0, 0, 4, 2, 4, 0], [0, 2]],
  ['exactly 1 mm beside it does not', [0, 1, 4, 1], []],
  ['exactly 3 mm is not heavy', [0, 3, 3, 3], []],
  ['the hour before the running one counts', [0, 2, 4, 0], [0]],
  ['the hour after the last one counts', [0, 0, 0, 0, 4, 2], [2]],
])('heavy rain: %s', (_, rain, hours) => {
  // The list begins two hours before the running one.
  const invented = weather((type, _column, hour) => (type === 'rain' ? rain[hour + 2] : undefined));
  const {events} = forecastAt([0, 0], ask(invented, ['rain'], {hoursAhead: 2}));
  expect(events.flatMap(({forecasts}) => forecasts.map(({forecastHour}) => forecastHour))).toEqual(hours);
});

test('a position has every hour up to the one asked for, and only what was asked', () => {
  const invented = weather((type, _column, hour) =>
    type === 'wind' || type === 'gust' ? 10 + hour : undefined,
  );
  const forecast = forecastAt([0, 0], ask(invented, ['wind'], {hoursAhead: 2, includeData: 'gust'}));
  expect(forecast.events).toHaveLength(1);
  expect(forecast.events[0]).toMatchObject({
    eventId: 'highWind',
    threshold: {id: 'highWind', type: 'wind', unit: 'm/s', value: 9, operator: '>'},
    forecasts: [
      {forecastDate: '2026-07-14T18:00:00Z', forecastHour: 0, value: 10},
      {forecastDate: '2026-07-14T19:00:00Z', forecastHour: 1, value: 11},
      {forecastDate: '2026-07-14T20:00:00Z', forecastHour: 2, value: 12},
    ],
  });
  expect(forecast.dataPoints?.map(({dataPoints}) => dataPoints)).toEqual([
    {gust: [10]},
    {gust: [11]},
    {gust: [12]},
  ]);
});

test('a path is cut where the cells of the grid begin, and keeps its own corners and altitudes', () => {
  const first = columnOf(0);
  const windy = weather((type, column) =>
    type === 'wind' && column - first >= 1 && column - first <= 2 ? 9 + column - first : undefined,
  );
  const corner = [1.5 * CELL_DEGREES, 0.01, 120];
  const {overlaps} = forecastAlong(
    oneStep([[0, 0.01, 100], corner, [4 * CELL_DEGREES, 0.01, 200]]),
    ask(windy, ['wind']),
  );
  expect(overlaps).toHaveLength(1);
  const [{event, geometry, routeSegment} = fail()] = overlaps;
  expect(routeSegment).toEqual({leg: 0, step: 0});
  expect(event.forecasts).toEqual([
    {forecastDate: '2026-07-14T18:00:00Z', forecastHour: 0, minValue: 10, maxValue: 11},
  ]);
  expect(geometry.coordinates).toEqual([
    [expect.closeTo(CELL_DEGREES, 6), 0.01, 113.33],
    corner,
    [expect.closeTo(3 * CELL_DEGREES, 6), 0.01, 168],
  ]);
});

test('a stretch joins what any hour touches, lists only those hours, and their range over all of it', () => {
  const first = columnOf(0);
  // The wind moves east by a cell an hour and then ends.
  const invented = weather((type, column, hour) =>
    type === 'wind' && column - first === hour && hour < 2 ? 12 : 3,
  );
  const {overlaps} = forecastAlong(
    oneStep([
      [0.001, 0.01],
      [0.2, 0.01],
    ]),
    ask(invented, ['wind'], {hoursAhead: 3}),
  );
  expect(overlaps).toHaveLength(1);
  expect(
    overlaps[0]?.event.forecasts.map(({forecastHour, minValue, maxValue}) => [
      forecastHour,
      minValue,
      maxValue,
    ]),
  ).toEqual([
    [0, 3, 12],
    [1, 3, 12],
  ]);
});

test('overlaps lie within one step, from start to end', () => {
  const windy = weather((type) => (type === 'wind' || type === 'gust' ? 20 : undefined));
  const path: MeasuredWay = {
    line: [
      [0, 0],
      [0.3, 0],
    ],
    steps: [
      {
        leg: 0,
        step: 0,
        line: [
          [0, 0],
          [0.1, 0],
        ],
      },
      {
        leg: 0,
        step: 1,
        line: [
          [0.1, 0],
          [0.1, 0],
        ],
      },
      {
        leg: 1,
        step: 0,
        line: [
          [0.1, 0],
          [0.3, 0],
        ],
      },
    ],
  };
  const {overlaps} = forecastAlong(path, ask(windy, ['wind', 'gust']));
  expect(
    overlaps.map(({event, routeSegment, geometry}) => [event.eventId, routeSegment, geometry.coordinates]),
  ).toEqual([
    [
      'highWind',
      {leg: 0, step: 0},
      [
        [0, 0],
        [0.1, 0],
      ],
    ],
    [
      'gust',
      {leg: 0, step: 0},
      [
        [0, 0],
        [0.1, 0],
      ],
    ],
    [
      'highWind',
      {leg: 1, step: 0},
      [
        [0.1, 0],
        [0.3, 0],
      ],
    ],
    [
      'gust',
      {leg: 1, step: 0},
      [
        [0.1, 0],
        [0.3, 0],
      ],
    ],
  ]);
});

test('a path over the antimeridian takes the short way', () => {
  const columns = new Set<number>();
  const watching = weather((_type, column) => void columns.add(column));
  forecastAlong(
    oneStep([
      [179.9, 10.01],
      [-179.9, 10.02],
    ]),
    ask(watching, ['wind']),
  );
  expect([...columns].sort((a, b) => a - b)).toEqual([0, 1, 2, 8189, 8190, 8191]);
});

test('readings are taken every 4 km and at the end', () => {
  const line = [
    [-121.3153, 44.0582],
    [-121.4387, 44.2108],
    [-121.5492, 44.291],
  ];
  const positions = positionsApart(line);
  const apart = positions
    .slice(1)
    .map((position, index) => distanceMetres(positions[index] as LonLat, position));
  const length =
    distanceMetres([-121.3153, 44.0582], [-121.4387, 44.2108]) +
    distanceMetres([-121.4387, 44.2108], [-121.5492, 44.291]);
  expect(positions).toHaveLength(Math.floor(length / 4000) + 2);
  expect(positions.at(-1)).toEqual([-121.5492, 44.291]);
  for (const metres of apart.slice(0, 4)) expect(metres).toBeCloseTo(4000, -1);
  expect(
    positionsApart([
      [1, 2],
      [1, 2],
    ]),
  ).toEqual([[1, 2]]);
  expect(positionsApart([])).toEqual([]);
});

function fail(): never {
  throw new Error('There is no overlap.');
}
