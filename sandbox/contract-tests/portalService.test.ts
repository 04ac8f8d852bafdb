import {afterAll, beforeAll, expect, test} from 'vitest';
import {
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import {fetchUserAttributes, signOut} from 'aws-amplify/auth';
import {identitySettings} from '../base/identitySettings';
import {adminAccount, developer, visitor} from '../base/seededAccounts';
import {adminCredentials, pointAmplifyAt, signInAs, tokens} from '../scenarios/amplify';
import {callWith, startSandbox, type TestRequest} from '../testing/openSandbox';
import type {Sandbox} from '../node/createSandbox';
import type {Schemas} from '../portal-service/handler';
import type {AddressInfo} from 'node:net';

let app: Sandbox;
let address: string;
/** The access token of each seeded person, from a real sign-in. */
const tokenOf = new Map<string, string>();

beforeAll(async () => {
  app = await startSandbox();
  await app.listen({port: 0, host: '127.0.0.1'});
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  pointAmplifyAt({url: `${address}/identity`});
  for (const {email} of [visitor, adminAccount, developer]) {
    await signInAs(email);
    tokenOf.set(email, (await tokens()).access);
  }
});
afterAll(() => app.close());

const advance = (advanceSeconds: number) =>
  callWith(app, 'POST /sandbox/clock', {as: 'nobody', body: {advanceSeconds}});

/** Calls the portal service by somebody's token. */
function call(request: string, body?: TestRequest['body'], email = developer.email) {
  const [method, path] = request.split(' ');
  const headers = {authorization: `Bearer ${tokenOf.get(email)}`};
  return callWith(app, `${method} /portal${path}`, {as: 'nobody', body, headers});
}

async function create(label: string, more: object = {}, request = 'POST /users/me/keys') {
  const {status, body} = await call(request, {label, ...more});
  expect([status, body]).toEqual([201, expect.anything()]);
  return body as Schemas['IssuedApiKey'];
}

/** What the platform responds to a key: a status, and a message if it refuses. */
async function tryKey(key: string): Promise<[status: number, message?: unknown]> {
  const headers = {'x-api-key': key};
  const {status, body} = await callWith(app, 'GET /locations/v2/collections', {as: 'nobody', headers});
  return status === 200 ? [200] : [status, (body as {message?: unknown}).message];
}

const listed = async (email?: string) => {
  const {body} = await call('GET /users/me/keys', undefined, email);
  return (body as Schemas['ApiKeyList']).keys;
};

/** How `custom:apiKeys` names a key. */
const nameOf = ({lastFour, keyId, label}: Schemas['ApiKey']) => `…${lastFour} ${keyId} ${label}`;

const attribute = async () => JSON.parse((await fetchUserAttributes())['custom:apiKeys'] ?? '[]') as string[];

test('a key is created, called with, rotated, valid beside its successor, and ends when it is told to', async () => {
  const {key: first, apiKey} = await create('Telematics gateway');
  expect(apiKey).toEqual({
    keyId: expect.stringMatching(/^[a-z0-9]{26}$/),
    label: 'Telematics gateway',
    lastFour: first.slice(-4),
    status: 'active',
    createdAt: '2026-07-14T18:00:00.000Z',
  });
  expect(await tryKey(first)).toEqual([200]);
  expect(await attribute()).toEqual(['sandbox-developer-key', nameOf(apiKey)]);

  const path = `/users/me/keys/${apiKey.keyId}`;
  const {body, headers} = await call(`POST ${path}/rotation`, {oldValidForSeconds: 3600});
  const {key: second, apiKey: successor, replaced} = body as Schemas['RotatedApiKey'];
  expect(headers).toMatchObject({
    location: `/users/${developer.accountId}/keys/${successor.keyId}`,
    'cache-control': 'no-store',
  });
  expect(replaced).toMatchObject({status: 'replaced', expiresAt: '2026-07-14T19:00:00.000Z'});
  expect(await tryKey(first)).toEqual([200]);
  expect(await tryKey(second)).toEqual([200]);
  expect(await attribute()).toEqual(['sandbox-developer-key', nameOf(successor), nameOf(apiKey)]);

  const again = await call(`POST ${path}/rotation`, {});
  expect(again.body).toEqual({
    status_code: 400,
    message: 'path.keyId: the key is replaced; only an active key can be rotated',
  });

  await advance(3600);
  expect(await tryKey(first)).toEqual([401, 'Unauthorized: the API key in x-api-key has expired']);
  expect(await tryKey(second)).toEqual([200]);

  tokenOf.set(developer.email, (await tokens({forceRefresh: true})).access);
  expect((await call(`DELETE /users/me/keys/${successor.keyId}`)).status).toBe(204);
  expect((await call(`DELETE /users/me/keys/${successor.keyId}`)).status).toBe(204);
  expect(await tryKey(second)).toEqual([401, 'Unauthorized: the API key in x-api-key was revoked']);
  expect(await attribute()).toEqual(['sandbox-developer-key']);
  expect(await listed()).toMatchObject([
    {keyId: successor.keyId, status: 'revoked', lastUsedAt: '2026-07-14T19:00:00.000Z'},
    {keyId: apiKey.keyId, status: 'expired', lastUsedAt: '2026-07-14T18:00:00.000Z'},
    {label: 'Sandbox key', lastFour: '-key', status: 'active'},
  ]);
  expect(JSON.stringify(await listed())).not.toContain(second);
});

test('a key with an expiry ends, and its successor lives as long', async () => {
  const expiresAt = '2026-07-14T21:00:00.000Z';
  const {key, apiKey} = await create('For an afternoon', {expiresAt});
  expect(apiKey.expiresAt).toBe(expiresAt);
  await advance(1800);
  tokenOf.set(developer.email, (await tokens({forceRefresh: true})).access);
  const {body} = await call(`POST /users/me/keys/${apiKey.keyId}/rotation`, {oldValidForSeconds: 0});
  const rotated = body as Schemas['RotatedApiKey'];
  expect(rotated.replaced.status).toBe('expired');
  expect(rotated.apiKey.expiresAt).toBe('2026-07-14T21:30:00.000Z');
  expect(await tryKey(key)).toEqual([401, 'Unauthorized: the API key in x-api-key has expired']);
  expect(await tryKey(rotated.key)).toEqual([200]);
  await call(`DELETE /users/me/keys/${rotated.apiKey.keyId}`);
});

test('ten keys are the most, and a rotation that needs room for one more is refused whole', async () => {
  const keys = [];
  for (let number = 1; number < 10; number += 1) keys.push(await create(`Key ${number}`));
  const full = {status_code: 400, message: expect.stringContaining('10 keys work already')};
  expect((await call('POST /users/me/keys', {label: 'One more'})).body).toEqual(full);
  const path = `/users/me/keys/${keys[0]?.apiKey.keyId}/rotation`;
  expect((await call(`POST ${path}`, {oldValidForSeconds: 60})).body).toEqual(full);
  expect((await listed())[8]).toMatchObject({label: 'Key 1', status: 'active'});
  expect((await call(`POST ${path}`, {oldValidForSeconds: 0})).status).toBe(201);
  expect(JSON.stringify(await attribute()).length).toBeLessThan(2048);
  for (const {keyId, label} of await listed())
    if (label !== 'Sandbox key') await call(`DELETE /users/me/keys/${keyId}`);
});

test.each<[string, unknown, string]>([
  ['no label', {}, 'body.label is required'],
  [
    'a blank label',
    {label: ' '},
    'body.label must be 1 to 60 characters on one line, without a space at either end',
  ],
  [
    'a label of two lines',
    {label: 'a\nb'},
    'body.label must be 1 to 60 characters on one line, without a space at either end',
  ],
  [
    'a long label',
    {label: 'a'.repeat(61)},
    'body.label must be 1 to 60 characters on one line, without a space at either end',
  ],
  [
    'an expiry that is no time',
    {label: 'a', expiresAt: 'tomorrow'},
    'body.expiresAt must be an ISO 8601 date and time with an offset, such as 2026-07-14T18:00:00Z, or a date alone',
  ],
  [
    'an expiry that has passed',
    {label: 'a', expiresAt: '2026-07-14T17:00:00Z'},
    'body.expiresAt must be in the future',
  ],
])('a key with %s is refused, and the message says why', async (_, body, message) => {
  expect((await call('POST /users/me/keys', body)).body).toEqual({status_code: 400, message});
});

test.each<[string, string, string | undefined]>([
  ['an offset without minutes', '2020-01-01T00:00:00+02', undefined],
  ['a leap second that has passed', '2016-12-31T23:59:60Z', undefined],
  ['an offset without minutes', '2027-01-01T00:00:00+02', '2026-12-31T22:00:00.000Z'],
  ['a leap second', '2026-12-31T23:59:60Z', '2027-01-01T00:00:00.000Z'],
  ['a space and small letters', '2026-12-31 23:59:59z', '2026-12-31T23:59:59.000Z'],
  ['the last moment of all', '9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
])('an expiry with %s, %s, is read or refused, never left out', async (_, expiresAt, expected) => {
  const {status, body} = await call('POST /users/me/keys', {label: 'a', expiresAt});
  if (expected === undefined) {
    expect([status, body]).toEqual([
      400,
      {status_code: 400, message: 'body.expiresAt must be in the future'},
    ]);
    return;
  }
  const {apiKey} = body as Schemas['IssuedApiKey'];
  expect([status, apiKey.expiresAt]).toEqual([201, expected]);
  await call(`DELETE /users/me/keys/${apiKey.keyId}`);
});

test('an expiry after the year 9999 is refused, and the rotation of a key that ends then ends then too', async () => {
  const late = {label: 'Late', expiresAt: '9999-12-31T23:59:59-12:00'};
  expect((await call('POST /users/me/keys', late)).body).toEqual({
    status_code: 400,
    message: 'body.expiresAt must be between the years 0000 and 9999 UTC',
  });
  const {apiKey} = await create('Last second', {expiresAt: '9999-12-31T23:59:59Z'});
  await advance(60);
  const {status, body} = await call(`POST /users/me/keys/${apiKey.keyId}/rotation`, {oldValidForSeconds: 0});
  const {apiKey: successor} = body as Schemas['RotatedApiKey'];
  expect([status, successor.expiresAt]).toEqual([201, '9999-12-31T23:59:59.999Z']);
  expect(await listed()).toContainEqual(successor);
  await call(`DELETE /users/me/keys/${successor.keyId}`);
});

test.each<[string, number, string]>([
  ['POST /users/me/keys/none/rotation', 400, 'path.keyId must be 26 lower-case letters and digits'],
  [
    `DELETE /users/me/keys/${'0'.repeat(26)}`,
    404,
    `path.keyId: there is no key with the id ${'0'.repeat(26)}`,
  ],
  ['GET /users/me/keys?all=true', 400, 'query.all is not a parameter of this operation'],
  [
    `GET /users/${adminAccount.accountId}/keys`,
    403,
    "Only an administrator of the portal may read or change another person's API keys.",
  ],
])('%s is refused with %i', async (request, status, message) => {
  const body = request.startsWith('POST') ? {} : undefined;
  expect(await call(request, body)).toMatchObject({status, body: {status_code: status, message}});
});

test('nobody comes in without a token, or with a key in its place', async () => {
  const none: Record<string, string>[] = [{}, {'x-api-key': 'sandbox-admin-key'}];
  for (const headers of none)
    expect(await callWith(app, 'GET /portal/users/me/keys', {as: 'nobody', headers})).toMatchObject({
      status: 401,
      body: {message: "Unauthorized: send a user's token as Authorization: Bearer …"},
    });
});

test('an identity token is not enough, nor is an access token once its owner has signed out everywhere', async () => {
  await signInAs(visitor.email);
  const {id, access} = await tokens();
  const list = async (token: string) => {
    const headers = {authorization: `Bearer ${token}`};
    return (await callWith(app, 'GET /portal/users/me/keys', {as: 'nobody', headers})).status;
  };
  expect([await list(id), await list(access)]).toEqual([401, 200]);
  await signOut({global: true});
  expect(await list(access)).toBe(401);
});

test('somebody without access gets no key until an administrator gives it', async () => {
  await signInAs(visitor.email);
  tokenOf.set(visitor.email, (await tokens()).access);
  expect(await listed(visitor.email)).toEqual([]);
  expect((await call('POST /users/me/keys', {label: 'Early'}, visitor.email)).body).toEqual({
    status_code: 403,
    message: 'An administrator must give this account access before it can have an API key.',
  });
});

test("an administrator creates, rotates and revokes another person's keys, and nobody's are 404", async () => {
  await signInAs(adminAccount.email);
  tokenOf.set(adminAccount.email, (await tokens()).access);
  const as = adminAccount.email;
  const keysOfDeveloper = `/users/${developer.accountId}/keys`;
  const {body} = await call(`POST ${keysOfDeveloper}`, {label: 'From the office'}, as);
  const {key, apiKey} = body as Schemas['IssuedApiKey'];
  expect(await tryKey(key)).toEqual([200]);
  const {status} = await call(`POST ${keysOfDeveloper}/${apiKey.keyId}/rotation`, {}, as);
  expect(status).toBe(201);
  const all = (await call(`GET ${keysOfDeveloper}`, undefined, as)).body as Schemas['ApiKeyList'];
  const [successor, replaced] = all.keys;
  expect(replaced).toMatchObject({keyId: apiKey.keyId, status: 'replaced', label: 'From the office'});
  for (const each of [successor, replaced])
    expect((await call(`DELETE ${keysOfDeveloper}/${each?.keyId}`, undefined, as)).status).toBe(204);
  expect(await tryKey(key)).toEqual([401, 'Unauthorized: the API key in x-api-key was revoked']);
  expect((await call('GET /users/nobody-at-all/keys', undefined, as)).status).toBe(404);
});

test('a field that the service does not know is named', async () => {
  const response = await call('POST /users/me/keys', {label: 'Typed', expires: 'never'}, adminAccount.email);
  expect(response.headers['unknown-fields']).toBe('body.expires');
});

test('an administrator who has left the group changes no keys of others, whatever their token names', async () => {
  const demoted = await startSandbox({
    tokenCheck: () => Promise.resolve({accountId: developer.accountId, groups: ['developer-admins']}),
  });
  const path = `/portal/users/${adminAccount.accountId}/keys`;
  const headers = {authorization: 'Bearer any'};
  expect((await callWith(demoted, `GET ${path}`, {as: 'nobody', headers})).status).toBe(403);
  await demoted.close();
});

test('who was taken out of all groups neither creates nor rotates a key, and has none that works', async () => {
  const credentials = await adminCredentials();
  await signInAs(developer.email);
  tokenOf.set(developer.email, (await tokens()).access);
  const {key, apiKey} = await create('Gateway');
  expect(await tryKey(key)).toEqual([200]);
  const UserPoolId = identitySettings.userPoolId;
  const admin = new CognitoIdentityProviderClient({
    region: identitySettings.region,
    endpoint: `${address}/identity/user-pool`,
    credentials,
  });
  const each = {UserPoolId, Username: developer.accountId};
  for (const GroupName of developer.groups)
    await admin.send(new AdminRemoveUserFromGroupCommand({...each, GroupName}));
  const refusal = {
    status_code: 403,
    message: 'An administrator must give this account access before it can have an API key.',
  };
  const path = `/users/me/keys/${apiKey.keyId}`;
  expect((await call('POST /users/me/keys', {label: 'Late'})).body).toEqual(refusal);
  expect((await call(`POST ${path}/rotation`, {})).body).toEqual(refusal);
  expect(await tryKey(key)).toEqual([
    401,
    'Unauthorized: the API key in x-api-key belongs to an account without access; an administrator can give it access',
  ]);
  expect((await call(`DELETE ${path}`)).status).toBe(204);
});
