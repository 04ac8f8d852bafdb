import {expect, test} from 'vitest';
import {connect} from '../../testing/connect';
import {sampleRoute} from '../../testing/sampleRoute';

const hour = {year: 2026, month: 7, day: 14, hour: 20};

test.each([
  '/weatherforecast/v2/temperature/{year}/{month}/{day}/{hour}',
  '/weatherforecast/v2/wind/{year}/{month}/{day}/{hour}',
  '/weatherforecast/v2/gust/{year}/{month}/{day}/{hour}',
  '/weatherforecast/v2/rain/{year}/{month}/{day}/{hour}',
  '/weatherforecast/v2/snow/{year}/{month}/{day}/{hour}',
] as const)('GET %s is a grid of the world, and no grid beyond the horizon', async (path) => {
  const api = await connect();
  const grid = await api.GET(path, {params: {path: hour}, parseAs: 'stream'});
  expect([grid.response.status, grid.response.headers.get('content-type')]).toEqual([
    200,
    'application/octet-stream',
  ]);
  // Its bytes are looked at in grids.test.ts; here the head is enough.
  await grid.data?.cancel();
  const {error} = await api.GET(path, {params: {path: {...hour, year: 2031}}});
  expect(error?.status_code).toBe(404);
});

test('a tile is a PNG in the colours that were asked for, and a dry one is 204', async () => {
  const api = await connect();
  const tile = await api.GET('/weatherforecast/v2/tile/{zoom}/{x}/{y}.{format}', {
    params: {
      path: {zoom: 6, x: 10, y: 23, format: 'png'},
      query: {weatherType: 'temp', forecastHour: 3, colorMap: 'jet', numShades: 12},
    },
    parseAs: 'arrayBuffer',
  });
  expect(Buffer.from(tile.data ?? new ArrayBuffer(0)).toString('latin1', 1, 4)).toBe('PNG');
  const dry = await api.GET('/weatherforecast/v2/tile/{zoom}/{x}/{y}.{format}', {
    params: {path: {zoom: 5, x: 16, y: 13, format: 'png'}, query: {weatherType: 'snow'}},
    parseAs: 'arrayBuffer',
  });
  expect([dry.response.status, dry.error]).toEqual([204, undefined]);
});

test('a driver asks what the weather will be along a road', async () => {
  const api = await connect();
  const along = await api.POST('/weatherforecast/v2/routes', {
    params: {query: {forecastHour: 2, weatherTypes: ['temp', 'wind', 'gust'], includeData: 'temp'}},
    body: sampleRoute,
  });
  const [way] = along.data?.routes ?? [];
  expect(way?.route.routeId).toBe('bend-to-sisters');
  expect(way?.dataPoints?.map(({forecastHour}) => forecastHour)).toEqual([0, 1, 2]);
  // One reading each 4 km of the line's 31, and one at its end.
  expect(way?.dataPoints?.[0]?.dataPoints.temp).toHaveLength(9);
  const {error} = await api.POST('/weatherforecast/v2/routes', {
    params: {query: {forecastHour: 13}},
    body: sampleRoute,
  });
  expect(error).toEqual({status_code: 400, message: 'query.forecastHour must be <= 12'});
});
