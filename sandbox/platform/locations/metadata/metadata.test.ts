import {expect, test} from 'vitest';
import {openSandbox} from '../../../testing/openSandbox';

const METADATA = '/locations/v2/objects/metadata';
const buoy = {objectId: 'buoy-1', objectName: 'Buoy 1', objectType: 'buoy', properties: {depth: 40}};

test('metadata is stored whole, overwritten whole, and answered ordered by object id', async () => {
  const {call} = await openSandbox();
  const created = await call(`POST ${METADATA}`, {
    body: [buoy, {objectId: 'a-buoy'}, {...buoy, objectName: 'Later'}],
  });
  expect(created.status).toBe(201);
  expect(created.headers.location).toBe(METADATA);
  expect(created.body).toEqual({metadata: [{objectId: 'a-buoy'}, {...buoy, objectName: 'Later'}]});
  const again = await call(`POST ${METADATA}`, {
    body: [{objectId: 'buoy-1', collectionId: 'buoys', unknown: 1}],
  });
  expect(again.headers.location).toBe('/locations/v2/objects/buoy-1/metadata');
  const read = await call(`GET ${again.headers.location}`);
  expect(read.body).toEqual({metadata: [{objectId: 'buoy-1', collectionId: 'buoys'}]});
  expect((await call(`GET ${METADATA}`)).body).toMatchObject({
    metadata: expect.arrayContaining([{objectId: 'a-buoy'}, {objectId: 'buoy-1', collectionId: 'buoys'}]),
  });
});

test('nothing of a batch is stored when one item breaks a rule', async () => {
  const {call} = await openSandbox();
  const {status, body} = await call(`POST ${METADATA}`, {body: [buoy, {objectId: 'metadata'}]});
  expect(status).toBe(400);
  expect(body).toMatchObject({
    message: 'body[1].objectId must not be "metadata", which is a path of its own',
  });
  expect((await call('GET /locations/v2/objects/buoy-1/metadata')).status).toBe(404);
});

test('unknown ids are left out, 404 when none has metadata, and another account sees nothing', async () => {
  const {call} = await openSandbox();
  await call(`POST ${METADATA}`, {body: [buoy]});
  const both = '/locations/v2/objects/nothing,buoy-1/metadata';
  expect((await call(`GET ${both}`, {as: 'admin'})).status).toBe(404);
  expect((await call(`DELETE ${both}`, {as: 'admin'})).status).toBe(404);
  expect((await call(`GET ${both}`)).body).toEqual({metadata: [buoy]});
  expect((await call(`DELETE ${both}`)).status).toBe(204);
  expect((await call(`DELETE ${both}`)).status).toBe(404);
});
