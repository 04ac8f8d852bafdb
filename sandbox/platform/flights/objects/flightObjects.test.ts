import {expect, test} from 'vitest';
import {openSandbox} from '../../../testing/openSandbox';

const report = (objectId: string, changes: object = {}) => ({
  objectId,
  timestamp: '2026-07-14T17:59:00Z',
  geometry: {type: 'Point', coordinates: [-121.6, 44.2, 1200]},
  ...changes,
});
const idsIn = (body: unknown) =>
  (body as {objects: {objectId: string}[]}).objects.map(({objectId}) => objectId);

test('a report is completed from metadata and collection, and echoed', async () => {
  const {call} = await openSandbox();
  const {status, headers, body} = await call('POST /flights/v2/objects?echo=true', {
    body: [report('heron-7')],
  });
  expect([status, headers.location]).toEqual([201, '/flights/v2/objects/heron-7']);
  expect(body).toMatchObject({
    accepted: 1,
    objects: [
      {
        objectName: 'Heron 7',
        objectType: 'drone',
        collectionId: 'cascade-drones',
        collectionName: 'Cascade survey drones',
        altitudeCalculated: false,
        isStatic: false,
      },
    ],
  });
});

test('flight objects and location objects of one id never meet', async () => {
  const {call} = await openSandbox();
  await call('POST /flights/v2/objects', {body: [report('twin')]});
  expect((await call('GET /locations/v2/objects/twin')).status).toBe(404);
  await call('POST /locations/v2/objects', {body: [report('ground-only')]});
  expect((await call('GET /flights/v2/objects/ground-only')).status).toBe(404);
  await call('POST /flights/v2/objects/metadata', {body: [{objectId: 'twin', objectName: 'Twin'}]});
  expect((await call('GET /locations/v2/objects/twin/metadata')).status).toBe(404);
});

test('the newest report is the latest location; an expired one is gone', async () => {
  const {app, call} = await openSandbox();
  const body = [
    report('wren', {speed: 2, expirationDateTime: '2026-07-14T18:10:00Z'}),
    report('wren', {timestamp: '2026-07-14T17:00:00Z', speed: 1}),
    report('robin', {collectionId: 'puget-ferries'}),
  ];
  expect((await call('POST /flights/v2/objects', {body})).headers.location).toBe('/flights/v2/objects');
  expect((await call('GET /flights/v2/objects/wren,robin,none')).body).toMatchObject({
    objects: [{objectId: 'robin'}, {objectId: 'wren', speed: 2}],
  });
  expect(idsIn((await call('GET /flights/v2/objects?collectionId=puget-ferries')).body)).toEqual(['robin']);
  await app.inject({method: 'POST', url: '/sandbox/clock', payload: {advanceSeconds: 600}});
  expect((await call('GET /flights/v2/objects/wren')).status).toBe(404);
  expect(idsIn((await call('GET /flights/v2/objects')).body)).toEqual(['heron-7', 'robin', 'tanker-912']);
});

test('locations and metadata have deletes of their own; another account has neither', async () => {
  const {call} = await openSandbox();
  await call('POST /flights/v2/objects', {body: [report('wren')]});
  const metadata = [{objectId: 'wren', objectName: 'Wren', properties: {a: 1}}];
  const stored = await call('POST /flights/v2/objects/metadata', {body: metadata});
  expect([stored.status, stored.headers.location, stored.body]).toEqual([
    201,
    '/flights/v2/objects/wren/metadata',
    {metadata},
  ]);
  for (const path of ['wren', 'wren/metadata'])
    for (const method of ['GET', 'DELETE'])
      expect((await call(`${method} /flights/v2/objects/${path}`, {as: 'admin'})).status).toBe(404);
  expect((await call('DELETE /flights/v2/objects/wren')).status).toBe(204);
  expect((await call('GET /flights/v2/objects/wren/metadata')).body).toEqual({metadata});
  expect((await call('DELETE /flights/v2/objects/wren/metadata')).status).toBe(204);
  expect((await call('DELETE /flights/v2/objects/wren/metadata')).status).toBe(404);
  expect((await call('GET /flights/v2/objects/metadata')).body).toMatchObject({
    metadata: [{objectId: 'heron-7'}, {objectId: 'tanker-912'}],
  });
});

test('one wrong report, and none is stored', async () => {
  const {call} = await openSandbox();
  const body = [
    report('wren'),
    report('metadata'),
    report('robin', {geometry: {type: 'Point', coordinates: [0, 91]}}),
  ];
  const response = await call('POST /flights/v2/objects', {body});
  expect(response.body).toEqual({
    status_code: 400,
    message:
      'body[1].objectId must not be "metadata", which is a path of its own; ' +
      'body[2].geometry.coordinates[1] must be <= 90',
  });
  expect((await call('GET /flights/v2/objects/wren')).status).toBe(404);
});
