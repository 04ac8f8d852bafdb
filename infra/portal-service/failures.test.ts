import {expect, test, vi} from 'vitest';
import {developer} from '../../sandbox/base/seededAccounts';
import type {Schemas} from '../../sandbox/portal-service/handler';
import {portalFunction} from '../testing/portalFunction';

const portal = portalFunction();
const {call, createKey, storedKeys} = portal;

test('a creation or rotation whose list cannot be written is taken back, and a revocation is not', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const body of [{label: 'Open'}, {label: 'Until then', expiresAt: '2026-12-31T23:59:59Z'}]) {
    const {apiKey} = await createKey(body);
    const path = `/users/me/keys/${apiKey.keyId}`;
    portal.fakes.failAttributes(new Error('the user pool is away'));
    expect((await call('POST /users/me/keys', {body: {label: 'Unseen'}})).status).toBe(500);
    expect((await call(`POST ${path}/rotation`, {body: {}})).status).toBe(500);
    const {keys} = (await call('GET /users/me/keys')).body as Schemas['ApiKeyList'];
    expect(keys.filter(({status}) => status === 'active')).toEqual([apiKey]);
    expect((await call(`DELETE ${path}`)).status).toBe(204);
    portal.fakes.failAttributes(undefined);
    await call('GET /users/me/keys');
    expect(portal.fakes.keysOf(developer.accountId)).toEqual([]);
    const other = await createKey(body);
    expect((await call(`DELETE /users/me/keys/${other.apiKey.keyId}`)).status).toBe(204);
  }
  log.mockRestore();
});

test('a table or a user pool that gets too many requests is a reason to try again, and no failure', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const {apiKey} = await createKey();
  const throttled = (name: string, fields: object = {}) =>
    Object.assign(new Error('Slow down'), {name, ...fields});
  const expectLater = async (request: string, body?: object) => {
    const {status, headers} = await call(request, {body});
    expect([status, headers['retry-after']]).toEqual([429, '1']);
  };
  portal.fakes.failAttributes(throttled('TooManyRequestsException'));
  await expectLater('POST /users/me/keys', {label: 'Later'});
  // As of any other failure: nothing is left of it.
  expect(storedKeys().filter(({revokedAt}) => !revokedAt)).toHaveLength(1);
  portal.fakes.failAttributes(undefined);
  for (const error of [
    throttled('ThrottlingException'),
    throttled('ProvisionedThroughputExceededException'),
    throttled('TransactionCanceledException', {
      CancellationReasons: [{Code: 'ThrottlingError'}, {Code: 'None'}],
    }),
  ]) {
    portal.fakes.fail(error);
    await expectLater(`POST /users/me/keys/${apiKey.keyId}/rotation`, {});
  }
  log.mockRestore();
});

test('an error of its own tells nothing and logs no key', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  portal.fakes.fail(new Error('table is away'));
  expect((await call('POST /users/me/keys', {body: {label: 'Gateway'}})).body).toEqual({
    status_code: 500,
    message: 'An unexpected error occurred.',
  });
  expect(log.mock.calls).toEqual([['POST /users/{userId}/keys', 'Error', 'table is away']]);
  log.mockRestore();
});
