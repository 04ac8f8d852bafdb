import {expect, test} from 'vitest';
import {createAccounts} from './accounts';
import {IN_MEMORY, openDatabase} from './database';

test('a key leads to its account and the rights of its owner', () => {
  const accounts = createAccounts(openDatabase(IN_MEMORY));
  accounts.save({accountId: 'a', groups: ['developer-users']});
  accounts.assignApiKeys('a', ['key-1', 'key-2']);
  expect(accounts.byApiKey('key-2')).toEqual({accountId: 'a', groups: ['developer-users']});
  accounts.save({accountId: 'a', groups: []});
  expect(accounts.byApiKey('key-2')).toEqual({accountId: 'a', groups: []});
  expect(accounts.byApiKey('key-3')).toBeUndefined();
});

test('assigning keys withdraws the old ones and never takes those of another account', () => {
  const accounts = createAccounts(openDatabase(IN_MEMORY));
  for (const accountId of ['a', 'b']) accounts.save({accountId, groups: []});
  accounts.assignApiKeys('a', ['shared']);
  accounts.assignApiKeys('b', ['shared', 'own']);
  expect(accounts.byApiKey('shared')?.accountId).toBe('a');
  accounts.assignApiKeys('b', []);
  expect(accounts.byApiKey('own')).toBeUndefined();
  accounts.remove('a');
  expect(accounts.byApiKey('shared')).toBeUndefined();
});

test("an empty key is nobody's, also where one was stored", () => {
  const database = openDatabase(IN_MEMORY);
  const accounts = createAccounts(database);
  accounts.save({accountId: 'a', groups: ['developer-admins']});
  accounts.assignApiKeys('a', ['', ' ', 'key-1']);
  database.run(`INSERT INTO api_keys VALUES ('', 'a') ON CONFLICT DO NOTHING`);
  for (const key of ['', ' ']) expect(accounts.byApiKey(key)).toBeUndefined();
  expect(accounts.byApiKey('key-1')?.accountId).toBe('a');
});

test('weather thresholds stay until others are saved, and an empty text takes them away', () => {
  const accounts = createAccounts(openDatabase(IN_MEMORY));
  accounts.save({accountId: 'a', groups: [], weatherThresholds: '[]'});
  accounts.save({accountId: 'a', groups: ['developer-users']});
  expect(accounts.weatherThresholds('a')).toBe('[]');
  accounts.save({accountId: 'a', groups: [], weatherThresholds: ''});
  expect(accounts.weatherThresholds('a')).toBeUndefined();
  expect(accounts.weatherThresholds('b')).toBeUndefined();
});
