import {expect, test} from 'vitest';
import {memoryDatabase} from '../../../testing/memoryDatabase';
import {openSandbox, type SandboxOptions} from '../../../testing/openSandbox';
import {polygonViolations} from '../../../geometry/polygonViolations';

const reads = [
  'collections',
  'objects',
  'objects/metadata',
  'areas?format=geojson',
  'routes',
  'objects/heron-7/history?start=2026-07-14T11:00:00Z&limit=100',
  'objects/courier-9/history?start=2026-07-14T11:00:00Z',
];

async function readAll(options: SandboxOptions) {
  const {call} = await openSandbox(options);
  const responses = await Promise.all(reads.map((path) => call(`GET /locations/v2/${path}`)));
  for (const {status} of responses) expect(status).toBe(200);
  return responses.map(({bytes}) => bytes.toString());
}

test('seed and clock decide every byte of a fresh sandbox', async () => {
  const now = new Date('2026-07-14T18:00:00Z');
  const first = await readAll({seed: 1, now});
  expect(await readAll({seed: 1, now})).toEqual(first);
  const [collections, objects] = await readAll({seed: 2, now});
  expect(collections).not.toBe(first[0]);
  expect(objects).not.toBe(first[1]);
  expect((await readAll({seed: 1, now: new Date('2026-07-14T18:05:00Z')}))[1]).not.toBe(first[1]);
});

test('a reset brings back what a fresh sandbox holds', async () => {
  // Seeds are written, not copied from those of another sandbox.
  const {call} = await openSandbox({data: memoryDatabase()});
  const read = async () =>
    (await Promise.all(reads.map((path) => call(`GET /locations/v2/${path}`)))).map(({bytes}) =>
      bytes.toString(),
    );
  const fresh = await read();
  await call('DELETE /locations/v2/objects/heron-7,engine-14');
  await call('DELETE /locations/v2/areas/ridge-creek-perimeter');
  await call('POST /sandbox/clock', {body: {advanceSeconds: 86_400}});
  await call('POST /sandbox/reset');
  expect(await read()).toEqual(fresh);
});

test('the story is there: the drone over the fire, the engine on its road, the ferry, and a mast without a position', async () => {
  const {call} = await openSandbox();
  const {body} = await call('GET /locations/v2/objects/engine-14,heron-7,mv-salish,ridge-mast-2');
  expect(body).toMatchObject({
    objects: [
      {objectId: 'engine-14', collectionName: 'Deschutes fire engines', objectType: 'fire-engine'},
      {objectId: 'heron-7', altitudeCalculated: true, properties: {pilot: 'Mara Lindqvist'}},
      {objectId: 'mv-salish', objectName: 'M/V Salish'},
      {objectId: 'ridge-mast-2', isStatic: true},
    ],
  });
  expect((body as {objects: object[]}).objects[3]).not.toHaveProperty('geometry');
  const {body: all} = await call('GET /locations/v2/objects');
  expect((all as {objects: unknown[]}).objects).toHaveLength(201);
  const history = await call('GET /locations/v2/objects/barge-3/history?start=2026-07-14T11:59:00Z');
  expect((history.body as {history: unknown[]}).history.length).toBeGreaterThan(35);
});

test('seeded areas are sound, and seeded routes are taken back as they are', async () => {
  const {call} = await openSandbox();
  const areas = await call('GET /locations/v2/areas?format=geojson');
  for (const {geometry} of (areas.body as {areas: {geometry: {coordinates: number[][][]}}[]}).areas)
    expect(polygonViolations(geometry.coordinates, String)).toEqual([]);
  const {body} = await call('GET /locations/v2/routes');
  const {routes} = body as {routes: {routeId: string}[]};
  expect(routes.map(({routeId}) => routeId)).toContain('bend-to-sisters');
  for (const route of routes)
    expect((await call('POST /locations/v2/routes', {body: route})).status).toBe(201);
});
