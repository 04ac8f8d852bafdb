import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {explainResponse, findKind, kindsOf, violationsOf} from './explainResponse';
import {readErrorExamples} from './plugin/readErrorExamples';
import {ERROR_PAGES, readErrorKinds} from './plugin/readErrorKinds';
import type {ErrorKind} from './types';

const root = path.resolve(import.meta.dirname, '../..');
let kinds: readonly ErrorKind[] = [];

beforeAll(async () => {
  kinds = await readErrorKinds(root);
});

test('every named example of an error in a contract has a page, each of its violations', async () => {
  const examples = (await readErrorExamples(root)).flat();
  expect(examples.length).toBeGreaterThan(80);
  const without = examples.flatMap(({name, status, message}) =>
    violationsOf(message, status)
      .filter((each) => !findKind(kindsOf(kinds, status), each))
      .map((each) => `${name}: ${each}`),
  );
  expect(without).toEqual([]);
});

/** The errors that the specification lists beside the platform's own. */
const listed = [
  'Bad location geometry',
  'This page crashed.',
  'A theme navbar item failed to render',
  "No NavbarItem component found for type 'custom-thing'",
  'Refresh token not found',
  'UserUnAuthenticatedException: User needs to be authenticated to call this API.',
  'InvalidUserPoolId',
  'InvalidIdentityPoolIdException',
  'NoSessionFoundException: Auth session was not found. Make sure to call signIn.',
  'InvalidRedirectException',
  'InvalidOriginException',
  'TokenRefreshException',
  'DeviceMetadataNotFoundException',
  'NetworkError: A network error has occurred.',
  'InvalidAuthTokens',
  'CredentialsNotFoundException',
  'GetIdResponseException',
  'iatNotFoundException',
];

test.each(listed)('the error that the specification lists has a page: %s', (message) => {
  expect(findKind(kinds, message)).toBeDefined();
});

test('each message of a page leads to that page, and to no other', () => {
  const astray = kinds.flatMap((kind) =>
    kind.messages
      .map((message) => ({message, found: findKind(kinds, filled(message))?.id}))
      .filter(({found}) => found !== kind.id)
      .map(({message, found}) => `${kind.id}: ${message} leads to ${found}`),
  );
  expect(astray).toEqual([]);
});

/** A message with values in place of its names. */
function filled(message: string): string {
  return message
    .replaceAll('{path}', 'body.plans[0].name')
    .replaceAll('{number}', '12')
    .replaceAll(/\{\w+\}/g, 'thing');
}

test('each violation of a response comes with its kind and its field', () => {
  const body = JSON.stringify({
    status_code: 400,
    message:
      'query.limit must be <= 100; body.plans[2].mission["odd key"] is required; path.keyId: the key is replaced; only an active key can be rotated; and 3 more',
  });
  expect(explainResponse(kinds, {status: 400, body}).map(({kind, field}) => [kind?.id, field])).toEqual([
    ['out-of-range', {in: 'query', keys: ['limit']}],
    ['required-value', {in: 'body', keys: ['plans', '2', 'mission', 'odd key']}],
    ['key-not-active', {in: 'path', keys: ['keyId']}],
  ]);
});

test('an error of the identity service is known by its name and its message', () => {
  const body = '{"__type":"NotAuthorizedException","message":"Incorrect username or password."}';
  expect(explainResponse(kinds, {status: 400, body})[0]?.kind?.id).toBe('sign-in-rejected');
});

test('a message alone is explained, whatever status it came with, and one of no page is not', () => {
  const kindOf = (body: string) => explainResponse(kinds, {status: undefined, body})[0]?.kind?.id;
  expect(kindOf('body.collectionName must NOT have fewer than 1 characters')).toBe('wrong-count');
  expect(kindOf('This device already has a passkey for your account.')).toBe('passkey');
  expect(kindOf('Choose a group.')).toBeUndefined();
});

test('a status whose message nobody knows is explained by its status, and a bad request is not guessed at', () => {
  const kindOf = (status: number) => explainResponse(kinds, {status, body: '<html>Oops</html>'})[0]?.kind?.id;
  expect([401, 404, 429, 503, 400].map(kindOf)).toEqual([
    'credentials-missing',
    'not-found',
    'too-many-requests',
    'server-error',
    undefined,
  ]);
});

test('each page says why, how to correct it, and shows a request or a program', () => {
  const without = kinds
    .filter(({source}) => source !== 'portal')
    .filter(({id}) => {
      const text = readFileSync(path.join(root, ERROR_PAGES, `${id}.mdx`), 'utf8');
      const parts = ['<ErrorMessages />', '## Why it happens', '## How to correct it'];
      const samples = text.match(/^```http /gm)?.length ?? 0;
      return !parts.every((part) => text.includes(part)) || (samples < 2 && !text.includes('<Program name='));
    })
    .map(({id}) => id);
  expect(without).toEqual([]);
});
