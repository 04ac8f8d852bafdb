import {expect, test} from 'vitest';
import {DEVICES_HEADER} from '../base/devicesHeader';
import {adminAccount, developer} from '../base/seededAccounts';
import type {Schemas} from '../portal-service/handler';
import {openSandbox} from '../testing/openSandbox';

const HOUR_OF_STORY = '2026-07-14T18:00:00.000Z';

/** A sandbox in which each token is that of the person whose id it is. */
async function open() {
  const people = [developer, adminAccount];
  const {call} = await openSandbox({
    tokenCheck: (token) => Promise.resolve(people.find(({accountId}) => accountId === token)),
  });
  const portal = (request: string, {as = developer, body}: {as?: typeof developer; body?: unknown} = {}) => {
    const [method, path] = request.split(' ');
    const headers = {authorization: `Bearer ${as.accountId}`};
    return call(`${method} /portal${path}`, {as: 'nobody', headers, ...(body !== undefined && {body})});
  };
  const create = async (scope: object = {}) =>
    (await portal('POST /users/me/keys', {body: {label: 'Counted', ...scope}}))
      .body as Schemas['IssuedApiKey'];
  const send = (key: string, request: string, headers = {}) =>
    call(request, {as: 'nobody', headers: {'x-api-key': key, ...headers}});
  const usage = async (path = 'me', as = developer) =>
    (await portal(`GET /users/${path}/key-usage`, {as})).body as Schemas['ApiKeyUsage'];
  return {call, portal, create, send, usage};
}

test('the calls of each key are counted by the hour, refusals by its scope among them', async () => {
  const {call, create, send, usage} = await open();
  const {key, apiKey} = await create({readOnly: true});
  const {keyId} = apiKey;
  expect(await usage()).toEqual({isCounted: true, keys: []});
  await send(key, 'GET /locations/v2/collections');
  await send(key, 'GET /locations/v2/collections/nowhere');
  await send(key, 'DELETE /locations/v2/collections/deschutes-fleet');
  await call('POST /sandbox/faults', {as: 'nobody', body: {status: 503, times: 1}});
  await send(key, 'GET /locations/v2/collections');
  const first = {startsAt: HOUR_OF_STORY, successful: 1, clientErrors: 2, serverErrors: 1};
  expect(await usage()).toEqual({isCounted: true, keys: [{keyId, hours: [first]}]});

  await call('POST /sandbox/clock', {as: 'nobody', body: {advanceSeconds: 3600}});
  await send(key, 'GET /locations/v2/collections');
  const second = {startsAt: '2026-07-14T19:00:00.000Z', successful: 1, clientErrors: 0, serverErrors: 0};
  expect((await usage()).keys).toEqual([{keyId, hours: [first, second]}]);
});

test('neither the devices of the sandbox nor an ended key nor a token is counted', async () => {
  const {create, portal, send, usage} = await open();
  const {key, apiKey} = await create();
  await send(key, 'GET /locations/v2/collections', {[DEVICES_HEADER]: '1'});
  await send('nobody', 'GET /locations/v2/collections', {authorization: `Bearer ${developer.accountId}`});
  await portal(`DELETE /users/me/keys/${apiKey.keyId}`);
  await send(key, 'GET /locations/v2/collections');
  expect((await usage()).keys).toEqual([]);
});

test('an administrator sees the calls of anybody, and nobody else those of others', async () => {
  const {create, portal, send, usage} = await open();
  const {key, apiKey} = await create();
  await send(key, 'GET /locations/v2/collections');
  expect((await usage(developer.accountId, adminAccount)).keys).toMatchObject([{keyId: apiKey.keyId}]);
  expect((await usage('me', adminAccount)).keys).toEqual([]);
  expect((await portal(`GET /users/${adminAccount.accountId}/key-usage`)).status).toBe(403);
});

test('a reset forgets what was counted', async () => {
  const {call, send, usage} = await open();
  await send('sandbox-developer-key', 'GET /locations/v2/collections');
  expect((await usage()).keys).toHaveLength(1);
  await call('POST /sandbox/reset', {as: 'nobody'});
  expect((await usage()).keys).toEqual([]);
});
