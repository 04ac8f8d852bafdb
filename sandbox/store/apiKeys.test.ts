import {expect, test} from 'vitest';
import {createClock} from '../base/clock';
import {createAccounts} from './accounts';
import {createApiKeys, fullScope, type NewApiKey} from './apiKeys';
import {memoryDatabase} from '../testing/memoryDatabase';

const account = {accountId: 'a', groups: ['developer-users']};
const DAY = 24 * 3600;

function open() {
  const database = memoryDatabase();
  const clock = createClock(new Date('2026-07-14T18:00:00Z'));
  const accounts = createAccounts(database);
  accounts.save(account);
  const apiKeys = createApiKeys(database, clock, accounts);
  const add = (change: Partial<NewApiKey> = {}) =>
    apiKeys.add({
      ...fullScope,
      keyId: 'k1',
      accountId: 'a',
      key: 'key-1',
      label: 'Gateway',
      expiresAt: null,
      ...change,
    });
  const writtenUse = () =>
    database.one<{at: number | null}>('SELECT last_used_at AS at FROM issued_keys')?.at ?? undefined;
  return {database, clock, accounts, apiKeys, add, writtenUse};
}

test('a key leads to its account with the groups of its owner, as they are now', () => {
  const {accounts, apiKeys, add} = open();
  add();
  expect(apiKeys.check('key-1')).toMatchObject({account});
  accounts.save({accountId: 'a', groups: ['tenant-a']});
  expect(apiKeys.check('key-1')).toMatchObject({account: {accountId: 'a', groups: ['tenant-a']}});
  for (const unknown of ['', ' ', 'key-2']) expect(apiKeys.check(unknown)).toBeUndefined();
});

test('a key of somebody who was taken out of all groups opens nothing, until they are given one again', () => {
  const {accounts, apiKeys, add} = open();
  add();
  accounts.save({accountId: 'a', groups: []});
  expect(apiKeys.check('key-1')).toBe('withoutAccess');
  expect(apiKeys.find('a', 'k1')?.lastUsedAt).toBeNull();
  accounts.save(account);
  expect(apiKeys.check('key-1')).toMatchObject({account});
});

test('a key of somebody who is disabled, or gone, is no key', () => {
  const {accounts, apiKeys, add} = open();
  add();
  accounts.save({...account, isEnabled: false});
  expect(apiKeys.check('key-1')).toBeUndefined();
  accounts.save(account);
  expect(apiKeys.check('key-1')).toMatchObject({account});
  accounts.remove('a');
  expect(apiKeys.check('key-1')).toBeUndefined();
});

test('a key ends at its expiry, to the millisecond, and when it is revoked', () => {
  const {clock, apiKeys, add} = open();
  add({expiresAt: clock.now().getTime() + 60_000});
  add({keyId: 'k2', key: 'key-2'});
  clock.advance(59.999);
  expect(apiKeys.check('key-1')).toMatchObject({account});
  clock.advance(0.001);
  expect(apiKeys.check('key-1')).toBe('expired');
  expect(apiKeys.check('key-2')).toMatchObject({account});
  apiKeys.revoke('k2');
  expect(apiKeys.check('key-2')).toBe('revoked');
});

test('a use is known at once and written once a minute', () => {
  const {clock, apiKeys, add, writtenUse} = open();
  const first = add().createdAt;
  expect(apiKeys.find('a', 'k1')?.lastUsedAt).toBeNull();
  apiKeys.check('key-1');
  clock.advance(59);
  apiKeys.check('key-1');
  expect(writtenUse()).toBe(first);
  expect(apiKeys.find('a', 'k1')?.lastUsedAt).toBe(first + 59_000);
  clock.advance(1);
  apiKeys.check('key-1');
  expect(writtenUse()).toBe(first + 60_000);
});

test('on a full disk a key opens what it opens, and its use is written when there is room', () => {
  const {database, apiKeys, add, writtenUse} = open();
  add();
  const {run} = database;
  const full = Object.assign(new Error('database or disk is full'), {code: 'SQLITE_FULL'});
  const refuse = () => {
    throw full;
  };
  Object.assign(database, {run: refuse});
  expect(apiKeys.check('key-1')).toMatchObject({account});
  expect(apiKeys.find('a', 'k1')?.lastUsedAt).toBe(Date.parse('2026-07-14T18:00:00Z'));
  expect(writtenUse()).toBeUndefined();
  Object.assign(database, {run});
  expect(apiKeys.check('key-1')).toMatchObject({account});
  expect(writtenUse()).toBe(Date.parse('2026-07-14T18:00:00Z'));
});

test('a check that refuses is no use', () => {
  const {apiKeys, add} = open();
  add();
  apiKeys.revoke('k1');
  apiKeys.check('key-1');
  expect(apiKeys.find('a', 'k1')?.lastUsedAt).toBeNull();
});

test('keys are listed from the newest, and ended ones for 30 days', () => {
  const {clock, apiKeys, add} = open();
  const ids = () => apiKeys.list('a').map(({keyId}) => keyId);
  add();
  clock.advance(1);
  add({keyId: 'k2', key: 'key-2', expiresAt: clock.now().getTime() + DAY * 1000});
  apiKeys.revoke('k1');
  expect(ids()).toEqual(['k2', 'k1']);
  clock.advance(30 * DAY + 1);
  expect(ids()).toEqual(['k2']);
  clock.advance(DAY);
  expect(ids()).toEqual([]);
  add({keyId: 'k3', key: 'key-3'});
  expect(apiKeys.find('a', 'k1')).toBeUndefined();
});

test('keys of data from before the portal service work on', () => {
  const database = memoryDatabase();
  const accounts = createAccounts(database);
  accounts.save(account);
  database.run(`INSERT INTO api_keys VALUES ('old-key', 'a')`);
  const apiKeys = createApiKeys(database, createClock(), accounts);
  expect(apiKeys.check('old-key')).toMatchObject({account});
  expect(apiKeys.list('a')).toMatchObject([
    {...fullScope, label: 'Earlier key', lastFour: '-key', keyId: expect.stringMatching(/^\w{26}$/)},
  ]);
});

test('keys of data from before scopes keep all rights', () => {
  const database = memoryDatabase();
  const accounts = createAccounts(database);
  accounts.save(account);
  // What a sandbox before scopes has left behind.
  const before = createApiKeys(database, createClock(), accounts);
  before.add({...fullScope, keyId: 'k1', accountId: 'a', key: 'key-1', label: 'Gateway', expiresAt: null});
  database.run('ALTER TABLE issued_keys DROP COLUMN is_read_only');
  database.run('ALTER TABLE issued_keys DROP COLUMN allowed_paths');
  database.run(`DELETE FROM migrations WHERE room = 'api keys' AND name = 'scopes of keys'`);
  const apiKeys = createApiKeys(database, createClock(), accounts);
  expect(apiKeys.check('key-1')).toMatchObject({account, apiKey: fullScope});
});

test('the scope of a key is stored, and comes with each check', () => {
  const {apiKeys, add} = open();
  const scope = {isReadOnly: true, allowedPaths: ['/locations', '/weatheralerts']};
  expect(add(scope)).toMatchObject(scope);
  expect(apiKeys.check('key-1')).toMatchObject({apiKey: scope});
  expect(apiKeys.list('a')).toMatchObject([scope]);
});

test('no key is stored in clear', () => {
  const {database, apiKeys, add} = open();
  add({key: 'pk_a-secret'});
  expect(apiKeys.check('pk_a-secret')).toMatchObject({account});
  expect(JSON.stringify(database.all('SELECT * FROM issued_keys'))).not.toContain('secret');
});
