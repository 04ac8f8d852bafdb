import {expect, test} from 'vitest';
import type {components} from '../../../contract/generated/contract';
import {openSandbox, world, type TestSandbox} from '../../../testing/openSandbox';
import {columnOf, rowOf} from '../../../world/frame/grid';
import {hourOf} from '../../../world/frame/time';

type RouteEvents = components['schemas']['RouteEvents'];
type RouteAlerts = components['schemas']['RouteAlerts'];

const SURVEY = '/flights/v2/flights/ridge-creek-survey/weather';
const ask = async <Body>({call}: TestSandbox, path: string) => (await call(`GET ${path}`)).body as Body;

test('the survey over the fire flies under the Red Flag Warning, line by line', async () => {
  const {routes} = await ask<RouteAlerts>(await openSandbox(), `${SURVEY}/alerts`);
  const [{route, overlaps} = {overlaps: []}] = routes;
  expect([routes.length, route]).toEqual([
    1,
    {
      routeIndex: 0,
      flightPlanId: 'ridge-creek-survey',
      collectionId: 'cascade-drones',
      description: 'Ridge Creek survey, west flank',
    },
  ]);
  const warned = overlaps.filter(
    ({alert}) => alert.areaId === 'ORZ611' && alert.eventDescription === 'Red Flag Warning',
  );
  expect(warned.map(({routeSegment: {leg, step}}) => `${leg}/${step}`)).toEqual([
    '1/0',
    ...Array.from({length: 10}, (_, step) => `2/${step}`),
    '3/0',
  ]);
  expect(warned[2]?.geometry.coordinates).toEqual([
    [-121.6236011, 44.208, 110],
    [-121.6236011, 44.2125, 110],
  ]);
  for (const {alert} of overlaps) expect(alert.attributionString).not.toBe('');
});

test('events lie on lines of the plan, and say what the grid says', async () => {
  const sandbox = await openSandbox();
  const {routes} = await ask<RouteEvents>(sandbox, `${SURVEY}/forecast?forecastHour=12`);
  const overlaps = routes[0]?.overlaps ?? [];
  expect(overlaps.length).toBeGreaterThan(0);
  const hour = hourOf(Date.parse('2026-07-14T18:00:00Z'));
  for (const {event, geometry, routeSegment} of overlaps) {
    expect([1, 2, 3]).toContain(routeSegment.leg);
    const [lon = 0, lat = 0] = geometry.coordinates[0] ?? [];
    const {type} = event.threshold;
    for (const {forecastHour, minValue, maxValue} of event.forecasts) {
      const value = world.weather.cellValue(type, columnOf(lon), rowOf(lat), hour + forecastHour);
      expect(value).toBeGreaterThanOrEqual(minValue);
      expect(value).toBeLessThanOrEqual(maxValue);
    }
  }
});

test('readings come every 4 km of path, hour by hour, for the one kind that is named', async () => {
  const sandbox = await openSandbox();
  const {routes} = await ask<RouteEvents>(
    sandbox,
    '/flights/v2/flights/bainbridge-crossing-watch/weather/forecast?includeData=wind&forecastHour=3',
  );
  const {dataPoints = []} = routes[0] ?? {};
  expect(dataPoints.map(({forecastHour}) => forecastHour)).toEqual([0, 1, 2, 3]);
  // 13.2 km out over the sound and as far back: readings at 0, 4, … 24 km and where the path ends.
  for (const {dataPoints: readings} of dataPoints) {
    expect(Object.keys(readings)).toEqual(['wind']);
    expect(readings.wind).toHaveLength(8);
  }
});

test('a plan that flies nothing has no overlaps; unknown weather is refused', async () => {
  const sandbox = await openSandbox();
  const features = [
    {type: 'Feature', geometry: {type: 'Point', coordinates: [0, 0]}, properties: {role: 'home'}},
  ];
  const plans = [{type: 'FeatureCollection', id: 'still', features}];
  await sandbox.call('POST /flights/v2/plans', {body: {format: 'geojson', plans}});
  const route = {routeIndex: 0, flightPlanId: 'still', collectionId: 'default', description: 'still'};
  for (const part of ['alerts', 'forecast'])
    expect(await ask(sandbox, `/flights/v2/flights/still/weather/${part}`)).toEqual({
      routes: [{route, overlaps: []}],
    });
  expect((await sandbox.call(`GET ${SURVEY}/forecast?includeData=wind,temp`)).status).toBe(400);
  expect((await sandbox.call(`GET ${SURVEY}/forecast?forecastHour=13`)).status).toBe(400);
});

test('a plan that hovers is in the restriction, the warning and the weather over which it hovers', async () => {
  const sandbox = await openSandbox();
  const segments = [
    {type: 'takeoff'},
    {type: 'waypoint', positions: [[-121.62, 44.21]], holdSeconds: 600},
    {type: 'land'},
  ];
  await sandbox.call('POST /flights/v2/plans', {body: {format: 'uxv', plans: [{id: 'watch', segments}]}});
  const flight = '/flights/v2/flights/watch';
  const {restrictions} = await ask<components['schemas']['PlanRestrictions']>(
    sandbox,
    `${flight}/restrictions`,
  );
  expect(restrictions.map(({restriction}) => restriction.id)).toContain('ridge-creek-tfr');
  const {routes} = await ask<RouteAlerts>(sandbox, `${flight}/weather/alerts`);
  expect(routes[0]?.overlaps.map(({alert}) => alert.eventDescription)).toContain('Red Flag Warning');
  const forecast = await ask<RouteEvents>(sandbox, `${flight}/weather/forecast?includeData=temp`);
  expect(forecast.routes[0]?.dataPoints?.[0]?.dataPoints.temp).toHaveLength(1);
});
