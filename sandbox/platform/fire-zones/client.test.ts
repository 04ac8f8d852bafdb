import {expect, test} from 'vitest';
import {connect} from '../../testing/connect';

test('an incident desk lists the fires, draws how far they had come, and puts a tile under its map', async () => {
  const api = await connect();
  const zones = await api.GET('/firezones/v2/geography/{regionCode}/{source}', {
    params: {path: {regionCode: 'US', source: 'nifc'}},
  });
  const ridge = zones.data?.features.find(({properties}) => properties.name === 'Ridge Creek Fire');
  expect(ridge?.geometry.type).toBe('Polygon');

  const hour = {year: 2026, month: 7, day: 14, hour: 9, source: 'nifc' as const};
  const earlier = await api.GET('/firezones/v1/polygons/{year}/{month}/{day}/{hour}/{source}', {
    params: {path: hour},
  });
  expect(earlier.data?.boundaries.map(({name}) => name)).toContain('Ridge Creek Fire');

  const path = {zoom: 8, x: 41, y: 92, format: 'png' as const};
  const tile = await api.GET('/firezones/v2/tile/{zoom}/{x}/{y}.{format}', {
    params: {path, query: {source: 'nifc'}},
    parseAs: 'arrayBuffer',
  });
  expect(tile.response.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(tile.data ?? new ArrayBuffer(0)).toString('latin1', 1, 4)).toBe('PNG');

  const nowhere = await api.GET('/firezones/v1/polygons/{year}/{month}/{day}/{hour}/{source}', {
    params: {path: {...hour, month: 2, day: 30}},
  });
  expect(nowhere.error?.status_code).toBe(400);
});
