import {expect, test} from 'vitest';
import {openSandbox} from '../../../testing/openSandbox';
import {MOST_COLLECTIONS} from './createCollection';

const ridgeCreek = {
  collectionId: 'ridge-creek',
  collectionName: 'Ridge Creek Fire',
  properties: {callSign: 'Call sign'},
  icon: 'fire',
  showOn: ['dashboard'],
  updateFrequencySeconds: 30,
};
const COLLECTIONS = '/locations/v2/collections';

test("a fresh sandbox holds the fleet's collections, ordered by id; the admin has two of them", async () => {
  const {call} = await openSandbox();
  const idsOf = (body: unknown) =>
    (body as {collections: {collectionId: string}[]}).collections.map(({collectionId}) => collectionId);
  const {status, body} = await call(`GET ${COLLECTIONS}`);
  expect(status).toBe(200);
  expect(idsOf(body)).toEqual([
    'canterbury-drones',
    'cascade-drones',
    'denver-couriers',
    'deschutes-fleet',
    'puget-ferries',
    'rhine-barges',
    'tokyo-taxis',
  ]);
  expect(body).toMatchObject({
    collections: expect.arrayContaining([
      expect.objectContaining({
        collectionId: 'deschutes-fleet',
        collectionName: 'Deschutes fire engines',
        createdDate: '2026-07-14T18:00:00.000Z',
        updateFrequencySeconds: 30,
      }),
    ]),
  });
  expect(idsOf((await call(`GET ${COLLECTIONS}`, {as: 'admin'})).body)).toEqual([
    'deschutes-fleet',
    'puget-ferries',
  ]);
});

test('a created collection returns 201 with its Location, and is read back there', async () => {
  const {call} = await openSandbox();
  const created = await call(`POST ${COLLECTIONS}`, {body: ridgeCreek});
  expect(created.status).toBe(201);
  expect(created.headers.location).toBe('/locations/v2/collections/ridge-creek');
  expect(created.body).toEqual({
    ...ridgeCreek,
    createdDate: '2026-07-14T18:00:00.000Z',
    collectionItemId: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
  });
  const read = await call(`GET ${created.headers.location}`);
  expect(read.body).toEqual({collections: [created.body]});
});

test('the update frequency is 60 seconds unless said otherwise', async () => {
  const {call} = await openSandbox();
  const {body} = await call(`POST ${COLLECTIONS}`, {body: {collectionId: 'a', collectionName: 'A'}});
  expect(body).toMatchObject({updateFrequencySeconds: 60});
});

test('the same id overwrites what was said and keeps when and as what it was first stored', async () => {
  const {call} = await openSandbox();
  const first = await call(`POST ${COLLECTIONS}`, {body: ridgeCreek});
  await call('POST /sandbox/clock', {body: {advanceSeconds: 3600}});
  const second = await call(`POST ${COLLECTIONS}`, {
    body: {collectionId: 'ridge-creek', collectionName: 'Ridge Creek, contained', createdDate: 'ignored'},
  });
  expect(second.status).toBe(201);
  const {createdDate, collectionItemId} = first.body as Record<string, string>;
  expect(second.body).toEqual({
    collectionId: 'ridge-creek',
    collectionName: 'Ridge Creek, contained',
    updateFrequencySeconds: 60,
    createdDate,
    collectionItemId,
  });
  expect((await call(`GET ${COLLECTIONS}/ridge-creek`)).body).toEqual({collections: [second.body]});
});

test('several ids give those that exist, each once and ordered; none gives 404', async () => {
  const {call} = await openSandbox();
  const {body} = await call(`GET ${COLLECTIONS}/puget-ferries,nowhere,cascade-drones,puget-ferries`);
  const {collections} = body as {collections: {collectionId: string}[]};
  expect(collections.map(({collectionId}) => collectionId)).toEqual(['cascade-drones', 'puget-ferries']);
  expect(await call(`GET ${COLLECTIONS}/nowhere`)).toMatchObject({
    status: 404,
    body: {status_code: 404, message: 'The resource was not found.'},
  });
});

test('deleting returns 204 without a body, and 404 the second time', async () => {
  const {call} = await openSandbox();
  const deleted = await call(`DELETE ${COLLECTIONS}/puget-ferries,nowhere`, {as: 'admin'});
  expect([deleted.status, deleted.bytes.length, deleted.headers['content-type']]).toEqual([
    204,
    0,
    undefined,
  ]);
  expect((await call(`DELETE ${COLLECTIONS}/puget-ferries`, {as: 'admin'})).status).toBe(404);
  const {body} = await call(`GET ${COLLECTIONS}`, {as: 'admin'});
  expect(body).toMatchObject({collections: [{collectionId: 'deschutes-fleet'}]});
});

test('another account neither sees, overwrites nor deletes a collection', async () => {
  const {call} = await openSandbox();
  const mine = await call(`POST ${COLLECTIONS}`, {body: ridgeCreek});
  expect((await call(`GET ${COLLECTIONS}/ridge-creek`, {as: 'admin'})).status).toBe(404);
  expect((await call(`DELETE ${COLLECTIONS}/ridge-creek`, {as: 'admin'})).status).toBe(404);
  await call(`POST ${COLLECTIONS}`, {
    as: 'admin',
    body: {collectionId: 'ridge-creek', collectionName: 'Other'},
  });
  expect((await call(`GET ${COLLECTIONS}/ridge-creek`)).body).toEqual({collections: [mine.body]});
});

test('a broken request is told everything that is wrong with it, and nothing is stored', async () => {
  const {call} = await openSandbox();
  const {status, body} = await call(`POST ${COLLECTIONS}?dryRun=true`, {
    body: {
      collectionId: '-fleet',
      properties: {crew: 'x'.repeat(1100)},
      showOn: ['dashboard', 'radar'],
      updateFrequencySeconds: 0.5,
    },
  });
  expect(status).toBe(400);
  const {message} = body as {message: string};
  expect(message.split('; ').sort()).toEqual([
    'body.collectionId must match pattern "^[A-Za-z0-9][A-Za-z0-9_-]*$"',
    'body.collectionName is required',
    'body.properties must be at most 1024 bytes as JSON',
    'body.showOn[1] must be one of "dashboard", "locations", "routes"',
    'body.updateFrequencySeconds must be >= 1',
    'body.updateFrequencySeconds must be integer',
    'query.dryRun is not a parameter of this operation',
  ]);
  expect((await call(`GET ${COLLECTIONS}`)).body).toMatchObject({collections: {length: 7}});
});

test('an account holds at most 1,000 collections, and may still overwrite them', async () => {
  const {call} = await openSandbox();
  const create = (collectionId: string) =>
    call(`POST ${COLLECTIONS}`, {body: {collectionId, collectionName: 'One of many'}});
  for (let index = 7; index < MOST_COLLECTIONS; index++)
    expect((await create(`c-${index}`)).status).toBe(201);
  const oneTooMany = await create('one-too-many');
  expect(oneTooMany.status).toBe(400);
  expect(oneTooMany.body).toMatchObject({
    message: expect.stringMatching(/^body\.collectionId .*delete one first$/),
  });
  expect((await create('c-7')).status).toBe(201);
});
