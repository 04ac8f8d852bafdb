import {expect, test, vi} from 'vitest';
import {developer} from '../../sandbox/base/seededAccounts';
import {nameOf, portalFunction} from '../testing/portalFunction';

const portal = portalFunction();
const {call, createKey} = portal;

test('keys of another service remain in custom:apiKeys, after those that work; forgotten keys leave it', async () => {
  const forgotten = `pk_${'a'.repeat(40)}`;
  portal.fakes.writeAttribute(developer.accountId, JSON.stringify(['earlier', forgotten]));
  await call('GET /users/me/keys');
  expect(portal.fakes.keysOf(developer.accountId)).toEqual(['earlier']);
  const {apiKey} = await createKey();
  expect(portal.fakes.keysOf(developer.accountId)).toEqual([nameOf(apiKey), 'earlier']);
});

test('an attribute that is no list counts as empty, and its text is not logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const text of ['pk_secret', '{"pk_secret": 1}', '[1]']) {
    portal.fakes.writeAttribute(developer.accountId, text);
    expect((await call('GET /users/me/keys')).status).toBe(200);
    expect(portal.fakes.attributeOf(developer.accountId)).toBe(text);
  }
  expect(log).toHaveBeenCalledTimes(3);
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret');
  const {apiKey} = await createKey();
  expect(portal.fakes.keysOf(developer.accountId)).toEqual([nameOf(apiKey)]);
  log.mockRestore();
});

test('a name in custom:apiKeys is short, and keys of another service keep their room', async () => {
  const foreign = 'f'.repeat(1960);
  portal.fakes.writeAttribute(developer.accountId, JSON.stringify([foreign]));
  for (let number = 0; number < 5; number += 1) await createKey({label: `${number}${'é'.repeat(59)}`});
  const [first = '', ...others] = portal.fakes.keysOf(developer.accountId);
  expect(first).toMatch(/^….{4} [a-z0-9]{26} \dé{18}…$/);
  expect(others).toEqual([foreign]);
});
