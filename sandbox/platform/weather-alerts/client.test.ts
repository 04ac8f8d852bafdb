import {expect, test} from 'vitest';
import {connect} from '../../testing/connect';
import {sampleRoute} from '../../testing/sampleRoute';

test('a warning is found by country, area, place and route, and is the same warning', async () => {
  const api = await connect();
  const country = await api.GET('/weatheralerts/v2/geography/{countryCode}', {
    params: {path: {countryCode: 'US'}, query: {language: 'en'}},
  });
  if (!country.data || !('alerts' in country.data)) throw new Error('The country has no list of alerts.');
  const [first] = country.data.alerts.filter(({areaId}) => areaId === 'ORZ611');
  expect(first?.attributionString).toBeTruthy();

  const area = await api.GET('/weatheralerts/v2/boundary/{countryCode}/{areaId}', {
    params: {path: {countryCode: 'US', areaId: 'ORZ611'}},
  });
  const atPosition = await api.GET('/weatheralerts/v2/location/{coordinates}', {
    params: {path: {coordinates: [-121.5492, 44.291]}},
  });
  const route = await api.POST('/weatheralerts/v2/routes', {body: sampleRoute});
  const overlaps = route.data?.routes[0]?.overlaps.map(({alert}) => alert.identifier);
  for (const identifiers of [
    area.data?.alerts.map(({identifier}) => identifier),
    atPosition.data?.alerts.map(({identifier}) => identifier),
    overlaps,
  ])
    expect(identifiers).toContain(first?.identifier);
});

test('filters narrow a country, its shapes come as GeoJSON, and the quiet sea returns 204', async () => {
  const api = await connect();
  const params = {path: {countryCode: 'US' as const}};
  const severe = await api.GET('/weatheralerts/v2/geography/{countryCode}', {
    params: {...params, query: {severityCode: 2}},
  });
  const codes = severe.data && 'alerts' in severe.data ? severe.data.alerts : [];
  expect(new Set(codes.map(({severityCode}) => severityCode))).toEqual(new Set([2]));
  const shapes = await api.GET('/weatheralerts/v2/geography/{countryCode}', {
    params: {...params, query: {format: 'geojson'}},
  });
  expect(shapes.data && 'features' in shapes.data && shapes.data.type).toBe('FeatureCollection');
  const sea = await api.GET('/weatheralerts/v2/location/{coordinates}', {
    params: {path: {coordinates: [-140, -40]}},
  });
  expect([sea.response.status, sea.data, sea.error]).toEqual([204, undefined, undefined]);
  const unknown = await api.GET('/weatheralerts/v2/boundary/{countryCode}/{areaId}', {
    params: {path: {countryCode: 'US', areaId: 'nobody-warns-this'}},
  });
  expect(unknown.error?.status_code).toBe(404);
});
