import {expect, test} from 'vitest';
import {developer} from '../base/seededAccounts';
import type {Schemas} from '../portal-service/handler';
import {openSandbox} from '../testing/openSandbox';

/** A sandbox in which every token is the developer's, and what issues keys of a scope there. */
async function open() {
  const {call} = await openSandbox({
    tokenCheck: () => Promise.resolve({accountId: developer.accountId, groups: developer.groups}),
  });
  const portal = (request: string, body?: unknown) => {
    const [method, path] = request.split(' ');
    return call(`${method} /portal${path}`, {
      as: 'nobody',
      headers: {authorization: 'Bearer any'},
      ...(body !== undefined && {body}),
    });
  };
  const create = async (scope: object) => {
    const {status, body} = await portal('POST /users/me/keys', {label: 'Scoped', ...scope});
    expect([status, body]).toEqual([201, expect.anything()]);
    return body as Schemas['IssuedApiKey'];
  };
  const tryKey = (key: string, request: string, body?: unknown) =>
    call(request, {as: 'nobody', headers: {'x-api-key': key}, ...(body !== undefined && {body})});
  return {call, portal, create, tryKey};
}

const READ_ONLY_WORDS =
  'Access Denied: the API key in x-api-key is read only, and this operation writes; send a key that may write';
const pathWords = (path: string) =>
  `Access Denied: the API key in x-api-key may not call ${path}; send a key whose allowed paths include it`;

const route = {
  routeId: 'r1',
  routes: [{geometry: '_p~iF~ps|U_ulLnnqC', legs: [], duration: 10, distance: 10}],
  waypoints: [],
};

test('a read-only key reads and computes, and neither stores nor deletes', async () => {
  const {create, tryKey} = await open();
  const {key, apiKey} = await create({readOnly: true});
  expect(apiKey).toMatchObject({readOnly: true});
  expect(apiKey).not.toHaveProperty('allowedPaths');
  expect((await tryKey(key, 'GET /locations/v2/collections')).status).toBe(200);
  // What is wrong with the body is said: the scope has let the request in.
  expect((await tryKey(key, 'POST /weatherforecast/v2/routes', {})).status).toBe(400);
  const collection = {collectionId: 'scoped', collectionName: 'Scoped'};
  for (const [request, body] of [
    ['POST /locations/v2/collections', collection],
    ['POST /locations/v2/routes', route],
    ['DELETE /locations/v2/collections/deschutes-fleet', undefined],
  ] as const) {
    const refused = await tryKey(key, request, body);
    expect([refused.status, refused.body]).toEqual([403, {status_code: 403, message: READ_ONLY_WORDS}]);
  }
  expect((await tryKey(key, 'GET /locations/v2/collections/deschutes-fleet')).status).toBe(200);
  expect((await tryKey(key, 'GET /locations/v2/collections/scoped')).status).toBe(404);
});

test('a key of some paths calls those and what is below them, and no other', async () => {
  const {create, tryKey} = await open();
  const {key, apiKey} = await create({
    allowedPaths: [
      '/locations/v2/collections',
      '/locations/v2/objects/{objectIds}',
      '/locations/v2/collections',
    ],
  });
  expect(apiKey.allowedPaths).toEqual(['/locations/v2/collections', '/locations/v2/objects/{objectIds}']);
  const statusOf = async (request: string, body?: unknown) => (await tryKey(key, request, body)).status;
  expect(await statusOf('GET /locations/v2/collections')).toBe(200);
  expect(await statusOf('GET /locations/v2/collections/deschutes-fleet')).toBe(200);
  expect(
    await statusOf('POST /locations/v2/collections', {collectionId: 'scoped', collectionName: 'Scoped'}),
  ).toBe(201);
  const refused = await tryKey(key, 'GET /locations/v2/objects/metadata');
  expect(refused.body).toEqual({status_code: 403, message: pathWords('/locations/v2/objects/metadata')});
  // However its path is spelled, a request is judged by the operation that it reaches.
  expect(await statusOf('GET /locations/v2/%6Fbjects/metadata')).toBe(403);
  expect(await statusOf('GET /flights/v2/plans')).toBe(403);
  expect(await statusOf('GET /locations/v2/collections/../objects')).not.toBe(200);
});

test('a refused call is in the list of requests of its account', async () => {
  const {call, create, tryKey} = await open();
  const {key} = await create({readOnly: true});
  await tryKey(key, 'DELETE /locations/v2/collections/deschutes-fleet');
  expect((await call('GET /sandbox/requests')).body).toMatchObject([
    {operationId: 'deleteCollections', status: 403},
  ]);
});

test('a successor has the scope of the key that it replaces', async () => {
  const {create, portal, tryKey} = await open();
  const scope = {readOnly: true, allowedPaths: ['/locations']};
  const {apiKey} = await create(scope);
  const {body} = await portal(`POST /users/me/keys/${apiKey.keyId}/rotation`, {oldValidForSeconds: 60});
  const {key, apiKey: successor, replaced} = body as Schemas['RotatedApiKey'];
  expect([successor, replaced]).toMatchObject([scope, scope]);
  expect((await tryKey(key, 'GET /flights/v2/plans')).status).toBe(403);
  const {keys} = (await portal('GET /users/me/keys')).body as Schemas['ApiKeyList'];
  expect(keys.slice(0, 2)).toMatchObject([scope, scope]);
  // A key without a scope says nothing of one.
  expect(keys[2]).not.toHaveProperty('readOnly');
});

test('a scope that allows nothing is refused, each path by its number', async () => {
  const {portal} = await open();
  const messageOf = async (scope: object) => {
    const {status, body} = await portal('POST /users/me/keys', {label: 'Scoped', ...scope});
    return [status, (body as {message: string}).message];
  };
  const unknown = (index: number) =>
    `body.allowedPaths[${index}] must be a path of the platform's API or the beginning of one, in whole segments, such as /locations`;
  const wrong = ['/loc', '/locations/', '//', '/Locations', 'locations', '/locations/v2/objects/engine-14'];
  expect(await messageOf({allowedPaths: ['/locations', ...wrong]})).toEqual([
    400,
    wrong.map((_, index) => unknown(index + 1)).join('; '),
  ]);
  expect(await messageOf({allowedPaths: []})).toEqual([
    400,
    'body.allowedPaths must NOT have fewer than 1 items',
  ]);
  const many = Array.from({length: 21}, () => '/locations');
  expect(await messageOf({allowedPaths: many})).toEqual([
    400,
    'body.allowedPaths must NOT have more than 20 items',
  ]);
  expect(await messageOf({allowedPaths: [`/${'a'.repeat(120)}`]})).toEqual([
    400,
    'body.allowedPaths[0] must NOT have more than 120 characters',
  ]);
  expect(await messageOf({readOnly: 'yes'})).toEqual([400, 'body.readOnly must be boolean']);
});
