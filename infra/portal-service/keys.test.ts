import {expect, test, vi} from 'vitest';
import {developer} from '../../sandbox/base/seededAccounts';
import type {Schemas} from '../../sandbox/portal-service/handler';
import {nameOf, portalFunction} from '../testing/portalFunction';

const portal = portalFunction();
const {call, createKey, storedKeys} = portal;

test('a key is created, listed, rotated and revoked, and custom:apiKeys keeps step', async () => {
  const {key, apiKey} = await createKey();
  expect(portal.fakes.keysOf(developer.accountId)).toEqual([nameOf(apiKey)]);
  expect(apiKey).toMatchObject({label: 'Gateway', lastFour: key.slice(-4), status: 'active'});
  expect(JSON.stringify([...portal.fakes.table.values()])).not.toContain(key);
  expect(portal.fakes.attributeOf(developer.accountId)).not.toContain(key);

  vi.advanceTimersByTime(1000);
  const path = `/users/me/keys/${apiKey.keyId}`;
  const rotated = (await call(`POST ${path}/rotation`, {body: {oldValidForSeconds: 3600}}))
    .body as Schemas['RotatedApiKey'];
  expect(rotated.replaced).toMatchObject({status: 'replaced', expiresAt: '2026-07-14T19:00:01.000Z'});
  expect(portal.fakes.keysOf(developer.accountId)).toEqual([nameOf(rotated.apiKey), nameOf(apiKey)]);
  expect((await call(`POST ${path}/rotation`, {body: {}})).body).toEqual({
    status_code: 400,
    message: 'path.keyId: the key is replaced; only an active key can be rotated',
  });

  vi.advanceTimersByTime(3_600_000);
  const {keys} = (await call('GET /users/me/keys')).body as Schemas['ApiKeyList'];
  expect(keys.map(({status}) => status)).toEqual(['active', 'expired']);
  expect(portal.fakes.keysOf(developer.accountId)).toEqual([nameOf(rotated.apiKey)]);

  for (let time = 0; time < 2; time += 1)
    expect((await call(`DELETE /users/me/keys/${rotated.apiKey.keyId}`)).status).toBe(204);
  expect(portal.fakes.keysOf(developer.accountId)).toEqual([]);
  vi.advanceTimersByTime(31 * 24 * 3_600_000);
  expect((await call('GET /users/me/keys')).body).toEqual({keys: []});
});

test('ten keys are the most; a rotation that ends the old key at once needs no room', async () => {
  const first = await createKey();
  for (let number = 2; number <= 10; number += 1) await createKey({label: `Key ${number}`});
  expect((await call('POST /users/me/keys', {body: {label: 'One more'}})).status).toBe(400);
  const path = `/users/me/keys/${first.apiKey.keyId}/rotation`;
  expect((await call(`POST ${path}`, {body: {}})).status).toBe(400);
  expect((await call(`POST ${path}`, {body: {oldValidForSeconds: 0}})).status).toBe(201);
});

test('a rotation and a revocation write what they change, and neither undoes the other', async () => {
  const {apiKey} = await createKey();
  const path = `/users/me/keys/${apiKey.keyId}`;
  const stored = () => [...portal.fakes.table.values()].find(({keyId}) => keyId === apiKey.keyId);
  const lastUsedAt = '2026-07-14T18:00:30.000Z';
  const revokedAt = '2026-07-14T18:00:00.000Z';
  portal.fakes.afterReading(() => portal.fakes.change(apiKey.keyId, {lastUsedAt, revokedAt}));
  expect((await call(`POST ${path}/rotation`, {body: {}})).body).toEqual({
    status_code: 400,
    message: 'path.keyId: the key is revoked; only an active key can be rotated',
  });
  expect(stored()).toMatchObject({lastUsedAt, revokedAt});
  expect(storedKeys()).toHaveLength(1);

  const other = await createKey({label: 'Other'});
  portal.fakes.afterReading(() => portal.fakes.change(other.apiKey.keyId, {lastUsedAt}));
  expect((await call(`DELETE /users/me/keys/${other.apiKey.keyId}`)).status).toBe(204);
  const kept = [...portal.fakes.table.values()].find(({keyId}) => keyId === other.apiKey.keyId);
  expect(kept).toMatchObject({lastUsedAt, revokedAt});
});

test('the scope of a key is stored for the platform, listed, and passed on by a rotation', async () => {
  const scope = {readOnly: true, allowedPaths: ['/locations', '/flights/v2/plans/{planId}']};
  const {apiKey} = await createKey({
    label: 'Wall display',
    ...scope,
    allowedPaths: [...scope.allowedPaths, '/locations'],
  });
  expect(apiKey).toMatchObject(scope);
  expect(storedKeys()).toMatchObject([scope]);
  const {body} = await call(`POST /users/me/keys/${apiKey.keyId}/rotation`, {body: {}});
  const {apiKey: successor, replaced} = body as Schemas['RotatedApiKey'];
  expect([successor, replaced]).toMatchObject([scope, scope]);
  expect(storedKeys()).toMatchObject([scope, scope]);
  const {keys} = (await call('GET /users/me/keys')).body as Schemas['ApiKeyList'];
  expect(keys).toMatchObject([scope, scope]);
  // What limits nothing is not stored.
  const {apiKey: whole} = await createKey({label: 'Gateway', readOnly: false});
  expect(whole).not.toHaveProperty('readOnly');
});
