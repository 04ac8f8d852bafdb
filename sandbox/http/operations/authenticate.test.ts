import {expect, test} from 'vitest';
import type {SecurityScheme} from '../../contract/operations/operations';
import type {ApiKey, ApiKeys} from '../../store/apiKeys';
import {createAuthenticate} from './authenticate';

const owner = {
  account: {accountId: 'owner', groups: ['developer-users']},
  apiKey: {keyId: 'k1'} as ApiKey,
};
const bearer = {accountId: 'bearer', groups: []};

function authenticate(security: SecurityScheme[], headers: Record<string, string>) {
  const check = createAuthenticate({check: checkKey}, (token) =>
    Promise.resolve(token === 'good.token' ? bearer : token === 'old.token' ? 'expired' : undefined),
  );
  return Promise.resolve().then(() => check(security, headers));
}

const keys = new Map<string, ReturnType<ApiKeys['check']>>([
  ['good-key', owner],
  ['old-key', 'expired'],
  ['lost-key', 'revoked'],
]);
const checkKey = (key: string) => keys.get(key);

const either: SecurityScheme[] = ['apiKey', 'bearer'];

test.each<[string, SecurityScheme[], Record<string, string>, object]>([
  ['a key', either, {'x-api-key': 'good-key'}, owner],
  ['a token', either, {authorization: 'Bearer good.token'}, {account: bearer}],
  ['a token, the scheme in any letter case', either, {authorization: 'bearer good.token'}, {account: bearer}],
  [
    'a wrong key and a good token',
    either,
    {'x-api-key': 'no', authorization: 'Bearer good.token'},
    {account: bearer},
  ],
  ['a key where only keys count', ['apiKey'], {'x-api-key': 'good-key'}, owner],
])('%s lets its account in', async (_, security, headers, caller) => {
  expect(await authenticate(security, headers)).toEqual(caller);
});

const SEND_EITHER = "send an API key in x-api-key, or a user's token as Authorization: Bearer …";
const UNKNOWN_KEY = 'the API key in x-api-key is unknown';

test.each<[string, SecurityScheme[], Record<string, string>, string]>([
  ['nothing', either, {}, SEND_EITHER],
  ['a key of nobody', either, {'x-api-key': 'bad-key'}, UNKNOWN_KEY],
  ['an empty key', either, {'x-api-key': ''}, UNKNOWN_KEY],
  ['an expired key', either, {'x-api-key': 'old-key'}, 'the API key in x-api-key has expired'],
  ['a revoked key', either, {'x-api-key': 'lost-key'}, 'the API key in x-api-key was revoked'],
  ['a forged token', either, {authorization: 'Bearer bad.token'}, 'the token is not valid'],
  [
    'an expired token',
    either,
    {authorization: 'Bearer old.token'},
    'the token has expired; sign in again for a new one',
  ],
  ['a token without its scheme', either, {authorization: 'good.token'}, SEND_EITHER],
  ['a key sent as a token', either, {authorization: 'Bearer good-key'}, 'the token is not valid'],
  ['nothing where only keys count', ['apiKey'], {}, 'send an API key in x-api-key'],
  [
    'a token where only keys count',
    ['apiKey'],
    {authorization: 'Bearer good.token'},
    'this operation takes an API key in x-api-key, and no token',
  ],
  [
    'a key where only tokens count',
    ['bearer'],
    {'x-api-key': 'good-key'},
    "send a user's token as Authorization: Bearer …",
  ],
])('%s is 401, and the message says why', async (_, security, headers, reason) => {
  await expect(authenticate(security, headers)).rejects.toMatchObject({
    status: 401,
    message: `Unauthorized: ${reason}`,
  });
});
