import {expect, test} from 'vitest';
import {encodeLine} from '../../../geometry/polyline';
import {openSandbox} from '../../../testing/openSandbox';

const ROUTES = '/locations/v2/routes';
const LINE = encodeLine([
  [-122.3384, 47.6026],
  [-122.5096, 47.6223],
]);
const route = (routeId: string, more: object = {}) => ({
  routeId,
  routes: [
    {
      geometry: LINE,
      duration: 2100,
      distance: 13309.4,
      legs: [
        {
          summary: '',
          duration: 2100,
          distance: 13309.4,
          steps: [{geometry: LINE, duration: 2100, distance: 13309.4, name: ''}],
        },
      ],
    },
  ],
  ...more,
});

test('a route is stored as it came, with its collection and the time of its arrival', async () => {
  const {call} = await openSandbox();
  const sent = route('crossing', {
    description: 'The ferry',
    collectionId: 'puget-ferries',
    departureTime: '2026-07-14T11:00:00-07:00',
    received: '1999-01-01T00:00:00Z',
    unknown: 1,
  });
  const created = await call(`POST ${ROUTES}`, {body: sent});
  expect(created.status).toBe(201);
  expect(created.headers.location).toBe(`${ROUTES}/crossing`);
  expect(created.body).toEqual({
    ...route('crossing'),
    description: 'The ferry',
    collectionId: 'puget-ferries',
    collectionName: 'Puget Sound ferries',
    departureTime: '2026-07-14T18:00:00Z',
    received: '2026-07-14T18:00:00Z',
  });
  expect((await call(`GET ${ROUTES}/crossing`)).body).toEqual(created.body);
  await call(`POST ${ROUTES}`, {body: route('crossing')});
  expect((await call(`GET ${ROUTES}/crossing`)).body).not.toHaveProperty('description');
});

test('lines that cannot be read, places out of the world and legs that do not fit are told with their places', async () => {
  const {call} = await openSandbox();
  const broken = route('broken', {
    departureTime: '2026-07-14T18:00:00Z',
    arrivalTime: '2026-07-14T19:00:00+02:00',
    waypoints: [
      {distance: 0, name: '', location: [-122.3384, 47.6026]},
      {distance: 0, name: '', location: [-122.5, 97]},
      {distance: 0, name: '', location: [-122.5096, 47.6223]},
    ],
  });
  const [way] = broken.routes;
  if (way?.legs[0]?.steps[0]) way.legs[0].steps[0].geometry = LINE.slice(0, -1);
  const {status, body} = await call(`POST ${ROUTES}`, {body: broken});
  expect(status).toBe(400);
  expect((body as {message: string}).message.split('; ')).toEqual([
    'body.routes[0].legs must be one fewer than body.waypoints',
    'body.routes[0].legs[0].steps[0].geometry must not end in the middle of a position',
    'body.waypoints[1].location[1] must be <= 90',
    'body.arrivalTime must not be before body.departureTime',
  ]);
});

test('pages follow each other by id, within one collection too', async () => {
  const {call} = await openSandbox();
  const ids = ['r-1', 'r-2', 'r-3', 'r-4', 'r-5'];
  for (const id of ids)
    await call(`POST ${ROUTES}`, {body: route(id, {collectionId: id === 'r-2' ? 'b' : 'a'})});
  const read = async (query: string) =>
    (await call(`GET ${ROUTES}?${query}`)).body as {routes: {routeId: string}[]; after?: string};
  const first = await read('collectionId=a&limit=2');
  expect(first.routes.map(({routeId}) => routeId)).toEqual(['r-1', 'r-3']);
  const second = await read(`collectionId=a&limit=2&after=${first.after}`);
  expect(second.routes.map(({routeId}) => routeId)).toEqual(['r-4', 'r-5']);
  expect(second.after).toBeUndefined();
  expect(await read('collectionId=nothing')).toEqual({routes: []});
  expect(await call(`GET ${ROUTES}?after=a`)).toMatchObject({
    status: 400,
    body: {message: 'query.after must be the "after" value of a page of routes'},
  });
});

test('a page of long routes ends before it weighs 8 MB', async () => {
  const {call} = await openSandbox();
  // Some 800 KB, and yet no way around the world: back and forth between two positions.
  const long = encodeLine(
    Array.from({length: 200_000}, (_, index) => [(index % 2) / 1000, (index % 2) / 1000]),
  );
  for (let index = 0; index < 12; index++) {
    const body = route(`long-${index}`, {collectionId: 'long'});
    if (body.routes[0]) body.routes[0].geometry = long;
    expect((await call(`POST ${ROUTES}`, {body})).status).toBe(201);
  }
  const {body, bytes} = await call(`GET ${ROUTES}?collectionId=long`);
  expect(bytes.length).toBeLessThan(8 * 1024 * 1024);
  expect(body).toHaveProperty('after');
});

test('a route is deleted once, and belongs to its account', async () => {
  const {call} = await openSandbox();
  await call(`POST ${ROUTES}`, {body: route('crossing')});
  expect((await call(`GET ${ROUTES}/crossing`, {as: 'admin'})).status).toBe(404);
  expect((await call(`DELETE ${ROUTES}/crossing`, {as: 'admin'})).status).toBe(404);
  expect((await call(`DELETE ${ROUTES}/crossing`)).status).toBe(204);
  expect((await call(`DELETE ${ROUTES}/crossing`)).status).toBe(404);
});
