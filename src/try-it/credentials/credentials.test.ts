import {expect, test} from 'vitest';
import {acceptsAccounts} from '../server/acceptsAccounts';
import {parseTypedSecrets, withTypedSecret} from './typedSecrets';

const local = {userPool: 'http://127.0.0.1:4010/identity/user-pool', identityPool: 'http://127.0.0.1:4010/x'};
const sandbox = {name: 'Sandbox', url: 'http://127.0.0.1:4010', demoKey: 'for-all'};
const production = {name: 'Production', url: 'https://api.example'};

test('with identity endpoints, accounts belong to the servers of their origin alone', () => {
  expect(acceptsAccounts(sandbox, {endpoints: local})).toBe(true);
  expect(acceptsAccounts(production, {endpoints: local})).toBe(false);
  expect(acceptsAccounts({...sandbox, url: 'http://127.0.0.1:4011'}, {endpoints: local})).toBe(false);
});

test('with a hosted user pool, accounts belong to every server but sandboxes', () => {
  expect(acceptsAccounts(sandbox, {})).toBe(false);
  expect(acceptsAccounts(production, {})).toBe(true);
});

test('a server says otherwise', () => {
  expect(acceptsAccounts({...production, acceptsAccounts: true}, {endpoints: local})).toBe(true);
  expect(acceptsAccounts({...production, acceptsAccounts: false}, {})).toBe(false);
});

test('a typed secret belongs to one origin and one kind', () => {
  const one = withTypedSecret({}, 'https://a.example', 'apiKey', 'k');
  const two = withTypedSecret(one, 'https://b.example', 'bearer', 't');
  expect(two['https://a.example']).toEqual({apiKey: 'k'});
  expect(two['https://b.example']).toEqual({bearer: 't'});
  expect(parseTypedSecrets(JSON.stringify(withTypedSecret(two, 'https://a.example', 'apiKey', '')))).toEqual({
    'https://a.example': {},
    'https://b.example': {bearer: 't'},
  });
});

test('what cannot be read counts as nothing typed', () => {
  expect(parseTypedSecrets(null)).toEqual({});
  expect(parseTypedSecrets('{')).toEqual({});
  expect(parseTypedSecrets('null')).toEqual({});
});
