import {expect, test, vi} from 'vitest';
import {adminAccount, developer, visitor} from '../../sandbox/base/seededAccounts';
import {portalFunction} from '../testing/portalFunction';

const portal = portalFunction();
const {call, createKey, storedKeys} = portal;

test('rights are those of now, not those that the token names', async () => {
  const path = `/users/${developer.accountId}/keys`;
  portal.fakes.changePerson(adminAccount.accountId, {groups: ['developer-users']});
  expect((await call(`GET ${path}`, {as: adminAccount})).status).toBe(403);
  const {apiKey} = await createKey();
  portal.fakes.changePerson(developer.accountId, {groups: []});
  const rotation = `POST /users/me/keys/${apiKey.keyId}/rotation`;
  for (const [request, body] of [
    ['POST /users/me/keys', {label: 'Late'}],
    [rotation, {}],
  ] as const)
    expect((await call(request, {body})).body).toEqual({
      status_code: 403,
      message: 'An administrator must give this account access before it can have an API key.',
    });
  expect(storedKeys()).toHaveLength(1);
  portal.fakes.changePerson(developer.accountId, {isEnabled: false});
  expect((await call('GET /users/me/keys')).status).toBe(401);
});

test('a token of somebody who has signed out everywhere counts no more, hour or not', async () => {
  portal.fakes.changePerson(developer.accountId, {isSignedOut: true});
  expect(await call('POST /users/me/keys', {body: {label: 'Stolen'}})).toMatchObject({
    status: 401,
    body: {message: 'Unauthorized: the token is not valid'},
  });
  expect(storedKeys()).toEqual([]);
});

test("an administrator changes another person's keys, nobody else does, and who has no access gets none", async () => {
  const path = `/users/${developer.accountId}/keys`;
  expect((await call(`POST ${path}`, {as: adminAccount, body: {label: 'Handed over'}})).status).toBe(201);
  expect(portal.fakes.keysOf(developer.accountId)).toHaveLength(1);
  expect((await call(`GET /users/${adminAccount.accountId}/keys`)).status).toBe(403);
  expect((await call('GET /users/nobody/keys', {as: adminAccount})).status).toBe(404);
  expect((await call('POST /users/me/keys', {as: visitor, body: {label: 'Early'}})).status).toBe(403);
});

test('a person sends sixty requests in a minute, and others as many', async () => {
  for (let count = 1; count <= 60; count += 1) expect((await call('GET /users/me/keys')).status).toBe(200);
  vi.advanceTimersByTime(15_000);
  expect(await call('GET /users/me/keys')).toMatchObject({status: 429, headers: {'retry-after': '45'}});
  expect((await call('GET /users/me/keys', {as: adminAccount})).status).toBe(200);
  vi.advanceTimersByTime(45_000);
  expect((await call('GET /users/me/keys')).status).toBe(200);
});
