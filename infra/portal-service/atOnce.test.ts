import {expect, test, vi} from 'vitest';
import {developer} from '../../sandbox/base/seededAccounts';
import type {Schemas} from '../../sandbox/portal-service/handler';
import {nameOf, portalFunction} from '../testing/portalFunction';

const portal = portalFunction();
const {call, createKey} = portal;

test('a list that overlaps a creation leaves the new key in custom:apiKeys', async () => {
  const issued: string[] = [];
  portal.fakes.afterReading(async () => issued.push(nameOf((await createKey()).apiKey)));
  await call('GET /users/me/keys');
  expect(issued).toHaveLength(1);
  expect(portal.fakes.keysOf(developer.accountId)).toEqual(issued);
});

test('twenty keys asked for at once are ten, and custom:apiKeys names them all', async () => {
  const responses = await Promise.all(
    Array.from({length: 20}, (_, index) => call('POST /users/me/keys', {body: {label: `Key ${index}`}})),
  );
  const statuses = responses.map(({status}) => status);
  expect([201, 400].map((status) => statuses.filter((each) => each === status).length)).toEqual([10, 10]);
  const {keys} = (await call('GET /users/me/keys')).body as Schemas['ApiKeyList'];
  expect(keys.filter(({status}) => status === 'active')).toHaveLength(10);
  expect(portal.fakes.keysOf(developer.accountId).toSorted()).toEqual(keys.map(nameOf).toSorted());
}, 30_000);

test('changes at once, of all kinds, leave table and custom:apiKeys in step', async () => {
  for (let round = 0; round < 5; round += 1) {
    const made = await Promise.all([createKey({label: 'One'}), createKey({label: 'Two'})]);
    const [one = '', two = ''] = made.map(({apiKey}) => `/users/me/keys/${apiKey.keyId}`);
    await Promise.all([
      call(`POST ${one}/rotation`, {body: {oldValidForSeconds: 0}}),
      call(`POST ${one}/rotation`, {body: {oldValidForSeconds: 0}}),
      call(`DELETE ${two}`),
      createKey({label: 'Three'}),
    ]);
    const before = portal.fakes.keysOf(developer.accountId);
    const {keys} = (await call('GET /users/me/keys')).body as Schemas['ApiKeyList'];
    const valid = keys.filter(({status}) => status === 'active');
    expect(before.toSorted()).toEqual(valid.map(nameOf).toSorted());
    // Of two rotations of one key, one found it replaced.
    expect(valid.map(({label}) => label).toSorted()).toEqual(['One', 'Three']);
    for (const {keyId} of valid) await call(`DELETE /users/me/keys/${keyId}`);
    vi.advanceTimersByTime(60_000);
  }
}, 30_000);
