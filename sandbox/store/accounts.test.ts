import {expect, test} from 'vitest';
import {createAccounts} from './accounts';
import {memoryDatabase} from '../testing/memoryDatabase';

test('an account has the groups of its user, as they are now, until it is removed', () => {
  const accounts = createAccounts(memoryDatabase());
  accounts.save({accountId: 'a', groups: ['developer-users']});
  expect(accounts.find('a')).toEqual({accountId: 'a', groups: ['developer-users']});
  accounts.save({accountId: 'a', groups: []});
  expect(accounts.find('a')).toEqual({accountId: 'a', groups: []});
  accounts.remove('a');
  expect(accounts.find('a')).toBeUndefined();
});

test('whoever is disabled stays known', () => {
  const accounts = createAccounts(memoryDatabase());
  accounts.save({accountId: 'a', groups: [], isEnabled: false});
  expect(accounts.isEnabled('a')).toBe(false);
  expect(accounts.find('a')).toBeDefined();
  accounts.save({accountId: 'a', groups: []});
  expect(accounts.isEnabled('a')).toBe(true);
  expect(accounts.isEnabled('b')).toBe(false);
});

test('weather thresholds stay until others are saved, and an empty text takes them away', () => {
  const accounts = createAccounts(memoryDatabase());
  accounts.save({accountId: 'a', groups: [], weatherThresholds: '[]'});
  accounts.save({accountId: 'a', groups: ['developer-users']});
  expect(accounts.weatherThresholds('a')).toBe('[]');
  accounts.save({accountId: 'a', groups: [], weatherThresholds: ''});
  expect(accounts.weatherThresholds('a')).toBeUndefined();
  expect(accounts.weatherThresholds('b')).toBeUndefined();
});
