import {expect, test} from 'vitest';
import {decodeLine, encodeLine} from '../../../geometry/polyline';
import {openSandbox, world} from '../../../testing/openSandbox';
import {distanceMetres} from '../../../geometry/sphere';
import {hourOf} from '../../../world/frame/time';

const V2 = '/locations/v2';
const HOUR = hourOf(Date.parse('2026-07-14T18:00:00Z'));

interface Located {
  readonly objectId: string;
  readonly geometry?: {coordinates: number[]};
  readonly error?: string;
  readonly alerts?: {identifier: string; areaId: string; attributionString: string}[];
  readonly events?: {eventId: string; forecasts: {forecastHour: number; value: number}[]}[];
  readonly dataPoints?: {forecastHour: number; dataPoints: Record<string, number[]>}[];
}
interface Routed {
  readonly route: {routeIndex: number; routeId: string; collectionId: string; description?: string};
  readonly overlaps: {
    alert?: {areaId: string};
    event?: {eventId: string; forecasts: {maxValue: number; minValue: number}[]};
    geometry: {coordinates: number[][]};
    routeSegment: {leg: number; step: number};
  }[];
  readonly dataPoints?: {dataPoints: Record<string, number[]>}[];
}

async function ask(path: string) {
  const {call} = await openSandbox();
  const {status, body} = await call(`GET ${V2}/${path}`);
  expect([path, status]).toEqual([path, 200]);
  return body as {locations: Located[]; routes: Routed[]};
}

test('each object is answered in the order of the question; one without a position tells why not', async () => {
  const {locations} = await ask('objects/ridge-mast-2,mv-salish,nobody,heron-7,mv-salish/weather/alerts');
  expect(locations.map(({objectId}) => objectId)).toEqual(['ridge-mast-2', 'mv-salish', 'heron-7']);
  expect(locations[0]).toEqual({
    objectId: 'ridge-mast-2',
    objectName: 'Ridge mast 2',
    collectionId: 'cascade-drones',
    error: 'Bad location geometry',
  });
  const [, , drone] = locations;
  expect(drone?.alerts?.map(({areaId}) => areaId)).toContain('ORZ611');
  expect(drone?.alerts?.every(({attributionString}) => attributionString.length > 0)).toBe(true);
  const [lon = 0, lat = 0] = drone?.geometry?.coordinates ?? [];
  expect(drone?.alerts).toEqual(world.alerts.over(lon, lat, Date.parse('2026-07-14T18:00:00Z')));
});

test("an object's readings are those of the world at its position, hour by hour, and its events what crosses a threshold", async () => {
  const {locations} = await ask(
    'objects/heron-7,ridge-mast-2/weather/forecast?forecastHour=12&weatherTypes=wind,temp&includeData=wind',
  );
  const [drone, mast] = locations;
  expect(mast).toMatchObject({error: 'Bad location geometry'});
  const [lon = 0, lat = 0] = drone?.geometry?.coordinates ?? [];
  const wind = Array.from({length: 13}, (_, ahead) => world.weather.valueAt('wind', lon, lat, HOUR + ahead));
  expect(drone?.dataPoints?.map(({dataPoints}) => dataPoints)).toEqual(
    wind.map((value) => ({wind: [value]})),
  );
  const windy = drone?.events?.find(({eventId}) => eventId === 'highWind')?.forecasts;
  expect(windy?.map(({forecastHour, value}) => [forecastHour, value])).toEqual(
    [...wind.entries()].filter(([, value]) => value > 9),
  );
  expect(windy?.length).toBeGreaterThan(0);
});

test('without a query the running hour is told, of temperature, rain and wind, without readings', async () => {
  const {locations} = await ask('objects/heron-7/weather/forecast');
  expect(locations[0]).not.toHaveProperty('dataPoints');
  for (const {eventId, forecasts} of locations[0]?.events ?? []) {
    expect(['temperatureHigh', 'temperatureLow', 'heavyRain', 'highWind']).toContain(eventId);
    expect(forecasts.map(({forecastHour}) => forecastHour)).toEqual([0]);
  }
});

test('along a stored route the overlaps lie on its steps, and readings are taken each 4 km', async () => {
  const {routes} = await ask(
    'routes/bend-to-sisters/weather/forecast?forecastHour=3&weatherTypes=temp,wind,gust&includeData=gust',
  );
  expect(routes).toHaveLength(1);
  const [{route, overlaps, dataPoints} = routes[0] as Routed] = routes;
  expect(route).toEqual({
    routeIndex: 0,
    routeId: 'bend-to-sisters',
    collectionId: 'deschutes-fleet',
    description: 'Engine 14 to the Ridge Creek Fire',
  });
  expect(dataPoints?.map((hour) => hour.dataPoints.gust?.length)).toEqual([10, 10, 10, 10]);
  expect(overlaps.length).toBeGreaterThan(0);
  for (const {event, geometry, routeSegment} of overlaps) {
    expect(routeSegment.leg).toBe(0);
    expect(routeSegment.step).toBeLessThan(3);
    expect(geometry.coordinates.length).toBeGreaterThan(1);
    for (const {maxValue, minValue} of event?.forecasts ?? []) expect(minValue).toBeLessThanOrEqual(maxValue);
  }
  const steps = overlaps.map(({routeSegment}) => routeSegment.step);
  expect(steps).toEqual([...steps].sort());
  const {routes: warned} = await ask('routes/bend-to-sisters/weather/alerts');
  expect(warned[0]?.overlaps.map(({alert}) => alert?.areaId)).toContain('ORZ611');
});

test('the weather of collections says how many flight objects it leaves out', async () => {
  const {call} = await openSandbox();
  for (const path of [
    'alerts',
    'forecast',
    'alerts?collectionType=routes',
    'forecast?collectionType=routes',
  ]) {
    const one = await call(`GET ${V2}/collections/cascade-drones,puget-ferries/weather/${path}`);
    expect(one.headers['flight-objects-left-out'], path).toBe('1');
    const none = await call(`GET ${V2}/collections/deschutes-fleet/weather/${path}`);
    expect(none.headers['flight-objects-left-out'], path).toBe('0');
  }
});

test('a collection answers for all its objects, or along all its routes, ordered by id; unknown ones are left out', async () => {
  const {locations} = await ask('collections/cascade-drones,nowhere,puget-ferries/weather/alerts');
  const ids = locations.map(({objectId}) => objectId);
  expect(ids).toEqual([...ids].sort());
  expect(ids).toEqual(expect.arrayContaining(['heron-7', 'mv-salish', 'ridge-mast-2']));
  expect(ids).not.toContain('engine-14');
  const forecast = await ask('collections/cascade-drones,puget-ferries/weather/forecast?weatherTypes=gust');
  expect(forecast.locations.map(({objectId}) => objectId)).toEqual(ids);

  const along = await ask('collections/deschutes-fleet,puget-ferries/weather/forecast?collectionType=routes');
  expect(along.routes.map(({route}) => route.routeId)).toEqual([
    'bend-to-sisters',
    'redmond-to-sisters',
    'seattle-to-bainbridge',
    'seattle-to-bremerton',
  ]);
  const warned = await ask('collections/deschutes-fleet/weather/alerts?collectionType=routes');
  expect(warned.routes).toHaveLength(2);
  expect(await ask('collections/tokyo-taxis/weather/alerts?collectionType=routes')).toEqual({routes: []});
});

test.each([
  'objects/nobody/weather/alerts',
  'objects/nobody/weather/forecast',
  'routes/nowhere/weather/alerts',
  'routes/nowhere/weather/forecast',
  'collections/nowhere/weather/alerts',
  'collections/nowhere/weather/forecast?collectionType=routes',
])('%s is 404, and so is what another account owns', async (path) => {
  const {call} = await openSandbox();
  expect((await call(`GET ${V2}/${path}`)).status).toBe(404);
  const known = path.replace('nobody', 'heron-7').replace('nowhere', 'rotterdam-to-duisburg');
  expect(
    (await call(`GET ${V2}/${known.replace('rotterdam-to-duisburg', 'cascade-drones')}`, {as: 'admin'}))
      .status,
  ).toBe(404);
});

test.each([
  ['forecastHour=13', 'query.forecastHour must be <= 12'],
  ['weatherTypes=wind,fog', /^query.weatherTypes\[1\] must be one of "temp"/],
  ['includeData=wind,temp', /^query.includeData must be one of "temp"/],
])('?%s is refused', async (query, message) => {
  const {call} = await openSandbox();
  const {status, body} = await call(`GET ${V2}/objects/heron-7/weather/forecast?${query}`);
  expect([status, body]).toEqual([
    400,
    {status_code: 400, message: typeof message === 'string' ? message : expect.stringMatching(message)},
  ]);
});

test('an expired object has no weather, and the forecast moves on with the clock', async () => {
  const {call} = await openSandbox();
  const first = async () => {
    const {body} = await call(`GET ${V2}/objects/engine-14/weather/forecast?includeData=temp`);
    return (body as {locations: Located[]}).locations[0]?.dataPoints?.[0];
  };
  expect(await first()).toMatchObject({forecastDate: '2026-07-14T18:00:00Z', forecastHour: 0});
  await call('POST /sandbox/clock', {body: {advanceSeconds: 3 * 3600}});
  expect(await first()).toMatchObject({forecastDate: '2026-07-14T21:00:00Z', forecastHour: 0});
  expect((await call(`GET ${V2}/objects/heron-7/weather/alerts`)).status).toBe(404);
});

test('a way around the world has a reading each 4 km; a longer one is not stored', async () => {
  const {call} = await openSandbox();
  const line = (count: number) =>
    encodeLine(Array.from({length: count}, (_, index) => [index % 2 === 0 ? -179 : 179, index / 1000]));
  const route = (geometry: string) => {
    const whole = {geometry, duration: 1, distance: 1};
    const legs = [{summary: '', duration: 1, distance: 1, steps: [{...whole, name: ''}]}];
    return {routeId: 'around', routes: [{...whole, legs}]};
  };
  // A line from 179° W to 179° E is 222 km long, over the antimeridian.
  const around = line(180);
  expect((await call(`POST ${V2}/routes`, {body: route(around)})).status).toBe(201);
  const {body} = await call(`GET ${V2}/routes/around/weather/forecast?forecastHour=12&includeData=wind`);
  const kilometres = decodeLine(around).reduce(
    (sum, position, index, all) => sum + distanceMetres(all[index - 1] ?? position, position) / 1000,
    0,
  );
  const dataPoints = (body as {routes: Routed[]}).routes[0]?.dataPoints ?? [];
  expect(dataPoints).toHaveLength(13);
  expect(dataPoints[0]?.dataPoints.wind).toHaveLength(Math.floor(kilometres / 4) + 2);
  expect(await call(`POST ${V2}/routes`, {body: route(line(300))})).toMatchObject({
    status: 400,
    body: {
      message:
        'body.routes[0].geometry must be at most 50000 km long; body.routes[0].legs must be at most 50000 km long together',
    },
  });
});
