import {expect, test} from 'vitest';
import {decodeLine} from '../../../geometry/polyline';
import {openSandbox, type SandboxOptions} from '../../../testing/openSandbox';
import {distanceMetres} from '../../../geometry/sphere';

const ROUTE = '/locations/v2/route';
const BEND = '-121.3153,44.0582';
const SISTERS = '-121.5492,44.291';
const SALEM = '-123.0351,44.9429';

interface Computed {
  readonly routeId: string;
  readonly routes: {
    readonly geometry: string;
    readonly duration: number;
    readonly distance: number;
    readonly legs: {
      readonly summary: string;
      readonly duration: number;
      readonly distance: number;
      readonly steps: {geometry: string; duration: number; distance: number; name: string}[];
    }[];
  }[];
  readonly waypoints?: {distance: number; name: string; location: number[]}[];
  readonly departureTime: string;
  readonly arrivalTime: string;
}

async function compute(request: string, options: SandboxOptions = {}) {
  const {call} = await openSandbox(options);
  const {status, body} = await call(`GET ${ROUTE}/${request}`);
  return {status, body, route: body as Computed, way: (body as Computed).routes?.[0]};
}

const lengthOf = (line: string) =>
  decodeLine(line).reduce(
    (sum, position, index, all) => sum + distanceMetres(all[index - 1] ?? position, position),
    0,
  );

test('from Bend to Sisters one drives some 35 km in some half an hour, street, road and street', async () => {
  const {status, way, route} = await compute(`${BEND};${SISTERS}?echo=true&routeId=bend-to-sisters`);
  expect(status).toBe(200);
  expect(way?.distance).toBeGreaterThan(31_000);
  expect(way?.distance).toBeLessThan(45_000);
  const speed = (way?.distance ?? 0) / (way?.duration ?? 1);
  expect(speed).toBeGreaterThan(12);
  expect(speed).toBeLessThan(28);
  expect(route).toMatchObject({routeId: 'bend-to-sisters', departureTime: '2026-07-14T18:00:00Z'});
  const seconds = (Date.parse(route.arrivalTime) - Date.parse(route.departureTime)) / 1000;
  expect(Math.abs(seconds - (way?.duration ?? 0))).toBeLessThanOrEqual(0.5);
  const names = way?.legs[0]?.steps.map(({name}) => name) ?? [];
  expect(names.length).toBeGreaterThan(2);
  expect(names.every((name) => /^[A-Z]\w+ .+/.test(name))).toBe(true);
  expect(way?.legs[0]?.summary).toMatch(/(Highway|Motorway) \d+/);
  expect(route.waypoints).toHaveLength(2);
  for (const {distance, name, location} of route.waypoints ?? []) {
    expect(distance).toBeLessThan(200);
    expect(name).not.toBe('');
    expect(location).toHaveLength(2);
  }
});

test('lines, lengths and times of steps, legs and way add up, and the line runs from waypoint to waypoint', async () => {
  const {way, route} = await compute(`${BEND};${SISTERS};${SALEM}?echo=true`);
  expect(way?.legs).toHaveLength(2);
  const steps = way?.legs.flatMap((leg) => leg.steps) ?? [];
  for (const leg of way?.legs ?? []) {
    expect(leg.steps.reduce((sum, {distance}) => sum + distance, 0)).toBeCloseTo(leg.distance, 0);
    expect(leg.steps.reduce((sum, {duration}) => sum + duration, 0)).toBeCloseTo(leg.duration, 0);
  }
  for (const {geometry, distance} of steps) expect(Math.abs(lengthOf(geometry) - distance)).toBeLessThan(0.1);
  expect(Math.abs(lengthOf(way?.geometry ?? '') - (way?.distance ?? 0))).toBeLessThan(5);
  const line = decodeLine(way?.geometry ?? '');
  const chained = steps.flatMap(({geometry}) => decodeLine(geometry));
  expect(line).toEqual(chained.filter((position, index) => position.join() !== chained[index - 1]?.join()));
  const [first, , last] = route.waypoints ?? [];
  expect([line[0], line.at(-1)]).toEqual([first?.location, last?.location]);
});

test('another seed has other roads', async () => {
  const question = `${BEND};${SISTERS}`;
  const [here, elsewhere] = [await compute(question), await compute(question, {seed: 2})];
  expect(elsewhere.way?.geometry).not.toBe(here.way?.geometry);
  expect(here.route.routeId).toMatch(/^route-[0-9a-f]{16}$/);
});

test.each([
  ['an ocean between', '-73.9,40.9;-0.12,51.5', 0],
  ['a strait between', '-123.0,49.25;-123.9,49.1', 0],
  ['a waypoint out at sea', `${BEND};${SISTERS};-130,44`, 1],
])('%s: there is no route, and it is told between which', async (_, waypoints, leg) => {
  expect(await compute(waypoints)).toMatchObject({
    status: 404,
    body: {status_code: 404, message: `No route exists between waypoint ${leg} and waypoint ${leg + 1}.`},
  });
});

test('around a gulf the way keeps to the land, over a sound it takes the bridge that is there', async () => {
  const around = await compute('12.5,41.9;2.17,41.38');
  expect(around.way?.distance).toBeGreaterThan(1_000_000);
  const over = await compute('12.4,55.7;13.1,55.58');
  expect(over.way?.legs[0]?.steps.map(({name}) => name)).toContain('Øresund Bridge');
});

test('from a place to itself one drives nothing', async () => {
  const {way} = await compute(`${BEND};${BEND}`);
  expect(way).toMatchObject({distance: 0, duration: 0, legs: [{steps: [{distance: 0}]}]});
  expect(decodeLine(way?.geometry ?? '')).toHaveLength(2);
});

test('traffic takes time, for three waypoints at most', async () => {
  const tokyo = '139.6,35.55;139.9,35.8';
  const [free, busy] = [await compute(tokyo), await compute(`${tokyo}?traffic=true`)];
  expect((busy.way?.duration ?? 0) / (free.way?.duration ?? 1)).toBeGreaterThan(1.02);
  expect(busy.route.routeId).not.toBe(free.route.routeId);
  expect(await compute(`${BEND};${BEND};${BEND};${BEND}?traffic=true`)).toMatchObject({
    status: 400,
    body: {message: 'path.waypoints must be 2 to 3 waypoints if query.traffic is true'},
  });
});

test.each([
  [BEND, /^path.waypoints must be 2 to 25 waypoints/],
  [
    Array.from({length: 5}, () => '-9.1,38.7;131.9,43.1').join(';'),
    /^path.waypoints make a route of \d+ km; the limit is 50000, so request the route in parts$/,
  ],
  ['-181,44;-121,44', /^path.waypoints\[0\]\[0\] must be >= -180$/],
  ['-121,44;-121,90.5', /^path.waypoints\[1\]\[1\] must be <= 90$/],
])('%s is refused', async (waypoints, message) => {
  const {status, body} = await compute(waypoints);
  expect([status, body]).toEqual([400, {status_code: 400, message: expect.stringMatching(message)}]);
});

test('a way across a continent is found, and 25 waypoints are passed in order', async () => {
  const {way} = await compute('18.42,-33.92;131.9,43.1');
  expect(way?.distance).toBeGreaterThan(14_000_000);
  const towns = Array.from({length: 25}, (_, index) => `${-121.3 + index * 0.01},${44.05 + index * 0.008}`);
  expect((await compute(towns.join(';'))).way?.legs).toHaveLength(24);
  expect((await compute([...towns, BEND].join(';'))).status).toBe(400);
});
