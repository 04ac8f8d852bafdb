import {expect, test} from 'vitest';
import {encodeLine} from '../../geometry/polyline';
import {openSandbox, type TestResponse, type TestSandbox} from '../../testing/openSandbox';
import type {WeatherAlert} from '../../world/alerts/types';

const alertsOf = ({body}: TestResponse): WeatherAlert[] =>
  (body as {alerts: WeatherAlert[]} | undefined)?.alerts ?? [];
const COUNTRY = 'GET /weatheralerts/v2/geography';

test('a country tells its alerts, the most severe first, each with whose word it is', async () => {
  const {call} = await openSandbox();
  const alerts = alertsOf(await call(`${COUNTRY}/US`));
  const severities = alerts.map(({severityCode}) => severityCode);
  expect(severities).toEqual([...severities].sort((a, b) => a - b));
  expect(alerts.every(({attributionString}) => attributionString.length > 0)).toBe(true);
  expect(alerts.find(({areaId}) => areaId === 'ORZ611')).toMatchObject({
    eventDescription: 'Red Flag Warning',
    detailTexts: [{languageCode: 'en'}, {languageCode: 'es'}],
  });
});

test('filters are combined, and 204 says that nothing passes them', async () => {
  const {call} = await openSandbox();
  const all = alertsOf(await call(`${COUNTRY}/US`));
  const filters = {
    severityCode: (alert: WeatherAlert) => [alert.severityCode],
    certaintyCode: (alert: WeatherAlert) => [alert.certaintyCode],
    urgencyCode: (alert: WeatherAlert) => [alert.urgencyCode],
    responseTypeCode: (alert: WeatherAlert) => alert.responseTypeCodes,
  };
  for (const [name, codesOf] of Object.entries(filters))
    for (let code = 1; code <= (name === 'responseTypeCode' ? 9 : 5); code++) {
      const response = await call(`${COUNTRY}/US?${name}=${code}`);
      const expected = all.filter((alert) => codesOf(alert).includes(code));
      expect([name, code, alertsOf(response)]).toEqual([name, code, expected]);
      expect(response.status).toBe(expected.length > 0 ? 200 : 204);
    }
  const [{severityCode, urgencyCode} = {}] = all;
  const both = alertsOf(await call(`${COUNTRY}/US?severityCode=${severityCode}&urgencyCode=${urgencyCode}`));
  expect(both).toEqual(
    all.filter((alert) => alert.severityCode === severityCode && alert.urgencyCode === urgencyCode),
  );
  expect((await call(`${COUNTRY}/US?severityCode=5&urgencyCode=5`)).status).toBe(204);
  expect((await call(`${COUNTRY}/US?severityCode=6`)).status).toBe(400);
});

test('a language is one of the country', async () => {
  const {call} = await openSandbox();
  const spanish = alertsOf(await call(`${COUNTRY}/US?language=es`));
  expect(spanish.flatMap(({detailTexts}) => detailTexts.map(({languageCode}) => languageCode))).toEqual(
    spanish.map(() => 'es'),
  );
  expect(await call(`${COUNTRY}/US?language=de`)).toMatchObject({
    status: 400,
    body: {message: 'query.language must be one of en, es for the country US'},
  });
  expect((await call(`${COUNTRY}/ZZ`)).status).toBe(400);
});

test('GeoJSON has the same alerts under its own media type', async () => {
  const {call} = await openSandbox();
  const {headers, body} = await call(`${COUNTRY}/US?format=geojson`);
  expect(headers['content-type']).toContain('application/geo+json');
  const {features} = body as {features: {id: string; geometry: unknown; properties: Partial<WeatherAlert>}[]};
  const alerts = alertsOf(await call(`${COUNTRY}/US`));
  expect(features.map(({geometry, properties}) => ({...properties, detailPolygon: geometry}))).toEqual(
    alerts,
  );
  expect(features.map(({id}) => id)).toEqual(alerts.map(({identifier}) => identifier));
});

test('an area and a place in it tell the same alerts', async () => {
  const {call} = await openSandbox();
  const area = alertsOf(await call('GET /weatheralerts/v2/boundary/US/ORZ611'));
  expect(area).not.toEqual([]);
  expect(alertsOf(await call('GET /weatheralerts/v2/location/-121.5492,44.291'))).toEqual(area);
  expect(await call('GET /weatheralerts/v2/boundary/US/ORZ999')).toMatchObject({
    status: 404,
    body: {message: 'There is no area ORZ999 in the country US'},
  });
  expect((await call('GET /weatheralerts/v2/boundary/CA/ORZ611')).status).toBe(404);
  expect(await call('GET /weatheralerts/v2/location/-40,30')).toMatchObject({status: 204, body: undefined});
  expect((await call('GET /weatheralerts/v2/location/44.291,-121.5492')).status).toBe(400);
});

test('an alert is announced, goes on, and is called off or ends, under one identifier; cancellations reach no area and no route', async () => {
  const sandbox = await openSandbox();
  const told = new Map<string, Set<number>>();
  for (let hour = 0; hour < 72; hour += 3) {
    const now = new Date(Date.UTC(2026, 6, 13, hour)).toISOString();
    await sandbox.call('POST /sandbox/clock', {body: {now}});
    for (const alert of alertsOf(await sandbox.call(`${COUNTRY}/US`))) {
      const types = told.get(alert.identifier) ?? new Set();
      told.set(alert.identifier, types.add(alert.messageTypeCode));
      if (alert.messageTypeCode === 3) {
        const [lon = 0, lat = 0] = middleOf(alert);
        const here = await routeAlerts(sandbox, [
          [lon, lat],
          [lon + 0.01, lat],
        ]);
        expect(here.map(({alert: {identifier}}) => identifier)).not.toContain(alert.identifier);
        const area = await sandbox.call(`GET /weatheralerts/v2/boundary/US/${alert.areaId}`);
        expect(alertsOf(area).map(({identifier}) => identifier)).not.toContain(alert.identifier);
        expect(area.status).toBe(alertsOf(area).length > 0 ? 200 : 204);
      }
    }
  }
  expect([...told.values()].some((types) => types.has(1) && types.has(2))).toBe(true);
  expect([...told.values()].some((types) => types.size > 1 && types.has(3))).toBe(true);
}, 120_000);

test('a route is cut at the border of the warned area, step by step; without alerts there is no body', async () => {
  const sandbox = await openSandbox();
  const [alert] = alertsOf(await sandbox.call('GET /weatheralerts/v2/boundary/US/ORZ611'));
  if (!alert) throw new Error('There is no warning for ORZ611.');
  const [lon = 0, lat = 0] = middleOf(alert);
  const overlaps = (
    await routeAlerts(sandbox, [
      [lon, lat],
      [lon + 3, lat],
    ])
  ).filter((overlap) => overlap.alert.identifier === alert.identifier);
  expect(overlaps).toHaveLength(1);
  const [begin, end] = overlaps[0]?.geometry.coordinates ?? [];
  expect(begin?.[0]).toBeCloseTo(lon, 4);
  // A degree wide, its borders ragged by less than a fifth.
  expect(end?.[0]).toBeLessThan(lon + 0.75);
  expect(overlaps[0]?.routeSegment).toEqual({leg: 0, step: 0});
  expect(
    await sandbox.call('POST /weatheralerts/v2/routes', {
      body: routeOf([
        [-40, 30],
        [-39, 30],
      ]),
    }),
  ).toMatchObject({
    status: 204,
    body: undefined,
  });
  const unreadable = {
    ...routeOf([
      [0, 0],
      [1, 1],
    ]),
  };
  unreadable.routes[0] = {...unreadable.routes[0], geometry: '????_'} as never;
  expect(await sandbox.call('POST /weatheralerts/v2/routes', {body: unreadable})).toMatchObject({
    status: 400,
    body: {message: expect.stringMatching(/^body\.routes\[0\]\.geometry /) as string},
  });
});

interface Overlap {
  readonly alert: WeatherAlert;
  readonly geometry: {readonly coordinates: number[][]};
  readonly routeSegment: {readonly leg: number; readonly step: number};
}

async function routeAlerts({call}: TestSandbox, line: number[][]): Promise<Overlap[]> {
  const {body} = await call('POST /weatheralerts/v2/routes', {body: routeOf(line)});
  return (body as {routes: {overlaps: Overlap[]}[]} | undefined)?.routes[0]?.overlaps ?? [];
}

function routeOf(line: number[][]) {
  const said = {geometry: encodeLine(line), duration: 1, distance: 1};
  return {
    routeId: 'asked',
    routes: [{...said, legs: [{summary: '', duration: 1, distance: 1, steps: [{...said, name: ''}]}]}],
  };
}

function middleOf({detailPolygon}: WeatherAlert): number[] {
  const ring = detailPolygon.coordinates[0]?.slice(1) ?? [];
  return [0, 1].map((axis) => ring.reduce((sum, position) => sum + (position[axis] ?? 0), 0) / ring.length);
}
