import {expect, test} from 'vitest';
import type {SecurityScheme} from '../contract/operations';
import {createAccounts} from '../store/accounts';
import {IN_MEMORY, openDatabase} from '../store/database';
import {createAuthenticate} from './authenticate';

const OWNER = {accountId: 'owner', groups: ['developer-users']};
const BEARER = {accountId: 'bearer', groups: []};

function authenticate(security: SecurityScheme[], headers: Record<string, string>) {
  const accounts = createAccounts(openDatabase(IN_MEMORY));
  accounts.save(OWNER);
  accounts.assignApiKeys('owner', ['good-key']);
  const check = createAuthenticate(accounts, (token) =>
    Promise.resolve(token === 'good.token' ? BEARER : undefined),
  );
  return Promise.resolve().then(() => check(security, headers));
}

const EITHER: SecurityScheme[] = ['apiKey', 'bearer'];

test.each<[string, SecurityScheme[], Record<string, string>, object]>([
  ['a key', EITHER, {'x-api-key': 'good-key'}, OWNER],
  ['a token', EITHER, {authorization: 'Bearer good.token'}, BEARER],
  ['a token, the scheme in any letter case', EITHER, {authorization: 'bearer good.token'}, BEARER],
  ['a wrong key and a good token', EITHER, {'x-api-key': 'no', authorization: 'Bearer good.token'}, BEARER],
  ['a key where only keys count', ['apiKey'], {'x-api-key': 'good-key'}, OWNER],
])('%s lets its account in', async (_, security, headers, account) => {
  expect(await authenticate(security, headers)).toEqual(account);
});

test.each<[string, SecurityScheme[], Record<string, string>]>([
  ['nothing', EITHER, {}],
  ['a key of nobody', EITHER, {'x-api-key': 'bad-key'}],
  ['an empty key', EITHER, {'x-api-key': ''}],
  ['a forged token', EITHER, {authorization: 'Bearer bad.token'}],
  ['a token without its scheme', EITHER, {authorization: 'good.token'}],
  ['a key sent as a token', EITHER, {authorization: 'Bearer good-key'}],
  ['a token where only keys count', ['apiKey'], {authorization: 'Bearer good.token'}],
  ['a key where only tokens count', ['bearer'], {'x-api-key': 'good-key'}],
])('%s is 401', async (_, security, headers) => {
  await expect(authenticate(security, headers)).rejects.toMatchObject({status: 401, message: 'Unauthorized'});
});
