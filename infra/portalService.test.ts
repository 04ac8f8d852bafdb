import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {runInNewContext} from 'node:vm';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {instantCases} from '../sandbox/testing/instantCases';
import {adminAccount, developer, visitor} from '../sandbox/base/seededAccounts';
import {responseViolations} from '../sandbox/contract/checkResponse';
import {portalServiceOperations} from '../sandbox/testing/servedContract';
import type {Schemas} from '../sandbox/portal-service/handler';
import {callWith, startSandbox} from '../sandbox/testing/openSandbox';
import {createFakes, type Fakes} from './testing/fakes';

interface Call {
  readonly body?: unknown;
  readonly as?: {readonly accountId: string};
  readonly headers?: Readonly<Record<string, string>>;
  readonly tokenUse?: string;
}

interface Response {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const operations = portalServiceOperations();
const noKey = '0'.repeat(26);
let fakes: Fakes;
let handler: (event: unknown) => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({now: new Date('2026-07-14T18:00:00Z'), toFake: ['Date']});
  fakes = createFakes([developer, adminAccount, visitor]);
  const require = (name: string): unknown => fakes.modules[name] ?? createRequire(import.meta.url)(name);
  const exports: {handler?: typeof handler} = {};
  const env = {USER_POOL_ID: 'pool', TABLE: 'keys', ADMIN_GROUP: 'developer-admins'};
  runInNewContext(readFileSync('infra/portalService.js', 'utf8'), {
    require,
    exports,
    console,
    Date,
    Buffer,
    process: {env},
  });
  if (!exports.handler) throw new Error('The function exports no handler.');
  handler = exports.handler;
});
afterEach(() => {
  vi.useRealTimers();
});

/** Calls the function as API Gateway does, and insists that the response conforms to the contract. */
async function call(request: string, {body, as = developer, headers = {}, tokenUse = 'access'}: Call = {}) {
  const [method, path = ''] = request.split(' ');
  const operation = operations.find(
    (each) =>
      each.method === method && new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  if (!operation) throw new Error(`The contract has no ${request}.`);
  const [, , userId, , keyId] = path.split('/');
  const claims = {token_use: tokenUse, username: as.accountId, client_id: 'portal'};
  const response = await handler({
    routeKey: `${operation.method} ${operation.path}`,
    // API Gateway decodes them.
    pathParameters: {userId: decodeURIComponent(userId ?? ''), ...(keyId && {keyId})},
    headers: {
      // The fake user pool takes the name of a person for their token.
      authorization: `Bearer ${as.accountId}`,
      ...(body !== undefined && {'content-type': 'application/json'}),
      ...headers,
    },
    requestContext: {authorizer: {jwt: {claims}}},
    ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
  });
  const parsed: unknown = response.body === undefined ? undefined : JSON.parse(response.body);
  const violations = responseViolations(operation, {
    status: response.statusCode,
    headers: response.headers,
    body: parsed,
  });
  expect(violations).toEqual([]);
  return {status: response.statusCode, headers: response.headers, body: parsed};
}

/** What the table knows of keys; it counts changes and requests as well. */
const storedKeys = () => [...fakes.table.values()].filter(({digest}) => digest);

/** How `custom:apiKeys` names a key. */
const nameOf = ({lastFour, keyId, label}: Schemas['ApiKey']) => `…${lastFour} ${keyId} ${label}`;

const createKey = async (body: object = {label: 'Gateway'}, options: Call = {}) =>
  (await call('POST /users/me/keys', {body, ...options})).body as Schemas['IssuedApiKey'];

test('a key is created, listed, rotated and revoked, and custom:apiKeys keeps step', async () => {
  const {key, apiKey} = await createKey();
  expect(fakes.keysOf(developer.accountId)).toEqual([nameOf(apiKey)]);
  expect(apiKey).toMatchObject({label: 'Gateway', lastFour: key.slice(-4), status: 'active'});
  expect(JSON.stringify([...fakes.table.values()])).not.toContain(key);
  expect(fakes.attributeOf(developer.accountId)).not.toContain(key);

  vi.advanceTimersByTime(1000);
  const path = `/users/me/keys/${apiKey.keyId}`;
  const rotated = (await call(`POST ${path}/rotation`, {body: {oldValidForSeconds: 3600}}))
    .body as Schemas['RotatedApiKey'];
  expect(rotated.replaced).toMatchObject({status: 'replaced', expiresAt: '2026-07-14T19:00:01.000Z'});
  expect(fakes.keysOf(developer.accountId)).toEqual([nameOf(rotated.apiKey), nameOf(apiKey)]);
  expect((await call(`POST ${path}/rotation`, {body: {}})).body).toEqual({
    status_code: 400,
    message: 'path.keyId: the key is replaced; only an active key can be rotated',
  });

  vi.advanceTimersByTime(3_600_000);
  const {keys} = (await call('GET /users/me/keys')).body as Schemas['ApiKeyList'];
  expect(keys.map(({status}) => status)).toEqual(['active', 'expired']);
  expect(fakes.keysOf(developer.accountId)).toEqual([nameOf(rotated.apiKey)]);

  for (let time = 0; time < 2; time += 1)
    expect((await call(`DELETE /users/me/keys/${rotated.apiKey.keyId}`)).status).toBe(204);
  expect(fakes.keysOf(developer.accountId)).toEqual([]);
  vi.advanceTimersByTime(31 * 24 * 3_600_000);
  expect((await call('GET /users/me/keys')).body).toEqual({keys: []});
});

test('keys of another service remain in custom:apiKeys, after those that work; forgotten keys leave it', async () => {
  const forgotten = `pk_${'a'.repeat(40)}`;
  fakes.writeAttribute(developer.accountId, JSON.stringify(['earlier', forgotten]));
  await call('GET /users/me/keys');
  expect(fakes.keysOf(developer.accountId)).toEqual(['earlier']);
  const {apiKey} = await createKey();
  expect(fakes.keysOf(developer.accountId)).toEqual([nameOf(apiKey), 'earlier']);
});

test('an attribute that is no list counts as empty, and its text is not logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const text of ['pk_secret', '{"pk_secret": 1}', '[1]']) {
    fakes.writeAttribute(developer.accountId, text);
    expect((await call('GET /users/me/keys')).status).toBe(200);
    expect(fakes.attributeOf(developer.accountId)).toBe(text);
  }
  expect(log).toHaveBeenCalledTimes(3);
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret');
  const {apiKey} = await createKey();
  expect(fakes.keysOf(developer.accountId)).toEqual([nameOf(apiKey)]);
  log.mockRestore();
});

test('a list that overlaps a creation leaves the new key in custom:apiKeys', async () => {
  const issued: string[] = [];
  fakes.afterReading(async () => issued.push(nameOf((await createKey()).apiKey)));
  await call('GET /users/me/keys');
  expect(issued).toHaveLength(1);
  expect(fakes.keysOf(developer.accountId)).toEqual(issued);
});

test('a rotation and a revocation write what they change, and neither undoes the other', async () => {
  const {apiKey} = await createKey();
  const path = `/users/me/keys/${apiKey.keyId}`;
  const stored = () => [...fakes.table.values()].find(({keyId}) => keyId === apiKey.keyId);
  const lastUsedAt = '2026-07-14T18:00:30.000Z';
  const revokedAt = '2026-07-14T18:00:00.000Z';
  fakes.afterReading(() => fakes.change(apiKey.keyId, {lastUsedAt, revokedAt}));
  expect((await call(`POST ${path}/rotation`, {body: {}})).body).toEqual({
    status_code: 400,
    message: 'path.keyId: the key is revoked; only an active key can be rotated',
  });
  expect(stored()).toMatchObject({lastUsedAt, revokedAt});
  expect(storedKeys()).toHaveLength(1);

  const other = await createKey({label: 'Other'});
  fakes.afterReading(() => fakes.change(other.apiKey.keyId, {lastUsedAt}));
  expect((await call(`DELETE /users/me/keys/${other.apiKey.keyId}`)).status).toBe(204);
  const kept = [...fakes.table.values()].find(({keyId}) => keyId === other.apiKey.keyId);
  expect(kept).toMatchObject({lastUsedAt, revokedAt});
});

test('rights are those of now, not those that the token names', async () => {
  const path = `/users/${developer.accountId}/keys`;
  fakes.changePerson(adminAccount.accountId, {groups: ['developer-users']});
  expect((await call(`GET ${path}`, {as: adminAccount})).status).toBe(403);
  const {apiKey} = await createKey();
  fakes.changePerson(developer.accountId, {groups: []});
  const rotation = `POST /users/me/keys/${apiKey.keyId}/rotation`;
  for (const [request, body] of [
    ['POST /users/me/keys', {label: 'Late'}],
    [rotation, {}],
  ] as const)
    expect((await call(request, {body})).body).toEqual({
      status_code: 403,
      message: 'An administrator must give this account access before it can have an API key.',
    });
  expect(storedKeys()).toHaveLength(1);
  fakes.changePerson(developer.accountId, {isEnabled: false});
  expect((await call('GET /users/me/keys')).status).toBe(401);
});

test('a token of somebody who has signed out everywhere counts no more, hour or not', async () => {
  fakes.changePerson(developer.accountId, {isSignedOut: true});
  expect(await call('POST /users/me/keys', {body: {label: 'Stolen'}})).toMatchObject({
    status: 401,
    body: {message: 'Unauthorized: the token is not valid'},
  });
  expect(storedKeys()).toEqual([]);
});

test('twenty keys asked for at once are ten, and custom:apiKeys names them all', async () => {
  const responses = await Promise.all(
    Array.from({length: 20}, (_, index) => call('POST /users/me/keys', {body: {label: `Key ${index}`}})),
  );
  const statuses = responses.map(({status}) => status);
  expect([201, 400].map((status) => statuses.filter((each) => each === status).length)).toEqual([10, 10]);
  const {keys} = (await call('GET /users/me/keys')).body as Schemas['ApiKeyList'];
  expect(keys.filter(({status}) => status === 'active')).toHaveLength(10);
  expect(fakes.keysOf(developer.accountId).toSorted()).toEqual(keys.map(nameOf).toSorted());
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
    const before = fakes.keysOf(developer.accountId);
    const {keys} = (await call('GET /users/me/keys')).body as Schemas['ApiKeyList'];
    const valid = keys.filter(({status}) => status === 'active');
    expect(before.toSorted()).toEqual(valid.map(nameOf).toSorted());
    // Of two rotations of one key, one found it replaced.
    expect(valid.map(({label}) => label).toSorted()).toEqual(['One', 'Three']);
    for (const {keyId} of valid) await call(`DELETE /users/me/keys/${keyId}`);
    vi.advanceTimersByTime(60_000);
  }
}, 30_000);

test('a creation or rotation whose list cannot be written is taken back, and a revocation is not', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const body of [{label: 'Open'}, {label: 'Until then', expiresAt: '2026-12-31T23:59:59Z'}]) {
    const {apiKey} = await createKey(body);
    const path = `/users/me/keys/${apiKey.keyId}`;
    fakes.failAttributes(new Error('the user pool is away'));
    expect((await call('POST /users/me/keys', {body: {label: 'Unseen'}})).status).toBe(500);
    expect((await call(`POST ${path}/rotation`, {body: {}})).status).toBe(500);
    const {keys} = (await call('GET /users/me/keys')).body as Schemas['ApiKeyList'];
    expect(keys.filter(({status}) => status === 'active')).toEqual([apiKey]);
    expect((await call(`DELETE ${path}`)).status).toBe(204);
    fakes.failAttributes(undefined);
    await call('GET /users/me/keys');
    expect(fakes.keysOf(developer.accountId)).toEqual([]);
    const other = await createKey(body);
    expect((await call(`DELETE /users/me/keys/${other.apiKey.keyId}`)).status).toBe(204);
  }
  log.mockRestore();
});

test('a person sends sixty requests in a minute, and others as many', async () => {
  for (let count = 1; count <= 60; count += 1) expect((await call('GET /users/me/keys')).status).toBe(200);
  vi.advanceTimersByTime(15_000);
  expect(await call('GET /users/me/keys')).toMatchObject({status: 429, headers: {'retry-after': '45'}});
  expect((await call('GET /users/me/keys', {as: adminAccount})).status).toBe(200);
  vi.advanceTimersByTime(45_000);
  expect((await call('GET /users/me/keys')).status).toBe(200);
});

test('half of a surrogate pair is refused, in a value as in a name', async () => {
  for (const body of [
    '{"label":"a\\ud800"}',
    '{"label":"a","b\\udfff":1}',
    '{"label":"a","b":[{"c":"\\ud800"}]}',
  ])
    expect(await call('POST /users/me/keys', {body})).toMatchObject({
      status: 400,
      body: {message: expect.stringMatching(/^[^\ud800-\udfff]* contains half of a surrogate pair$/)},
    });
  expect((await call('POST /users/me/keys', {body: '{"label":"\\ud83d\\ude00"}'})).status).toBe(201);
});

test('a name in custom:apiKeys is short, and keys of another service keep their room', async () => {
  const foreign = 'f'.repeat(1960);
  fakes.writeAttribute(developer.accountId, JSON.stringify([foreign]));
  for (let number = 0; number < 5; number += 1) await createKey({label: `${number}${'é'.repeat(59)}`});
  const [first = '', ...others] = fakes.keysOf(developer.accountId);
  expect(first).toMatch(/^….{4} [a-z0-9]{26} \dé{18}…$/);
  expect(others).toEqual([foreign]);
});

test('ten keys are the most; a rotation that ends the old key at once needs no room', async () => {
  const first = await createKey();
  for (let number = 2; number <= 10; number += 1) await createKey({label: `Key ${number}`});
  expect((await call('POST /users/me/keys', {body: {label: 'One more'}})).status).toBe(400);
  const path = `/users/me/keys/${first.apiKey.keyId}/rotation`;
  expect((await call(`POST ${path}`, {body: {}})).status).toBe(400);
  expect((await call(`POST ${path}`, {body: {oldValidForSeconds: 0}})).status).toBe(201);
});

test("an administrator changes another person's keys, nobody else does, and who has no access gets none", async () => {
  const path = `/users/${developer.accountId}/keys`;
  expect((await call(`POST ${path}`, {as: adminAccount, body: {label: 'Handed over'}})).status).toBe(201);
  expect(fakes.keysOf(developer.accountId)).toHaveLength(1);
  expect((await call(`GET /users/${adminAccount.accountId}/keys`)).status).toBe(403);
  expect((await call('GET /users/nobody/keys', {as: adminAccount})).status).toBe(404);
  expect((await call('POST /users/me/keys', {as: visitor, body: {label: 'Early'}})).status).toBe(403);
});

test('an identity token is refused, and so is what is no JSON, too large or of another type', async () => {
  expect((await call('GET /users/me/keys', {tokenUse: 'id'})).status).toBe(401);
  const post = (body: string, headers = {}) => call('POST /users/me/keys', {body, headers});
  expect((await post('{')).status).toBe(400);
  expect((await post('x'.repeat(5000))).status).toBe(413);
  expect((await post('label=a', {'content-type': 'text/plain'})).status).toBe(415);
});

test('unknown fields are named, or refused on request', async () => {
  const body = {label: 'Typed', expires: 'never'};
  expect((await call('POST /users/me/keys', {body})).headers['unknown-fields']).toBe('body.expires');
  const strict = {body, headers: {prefer: 'handling=strict'}};
  expect((await call('POST /users/me/keys', strict)).status).toBe(400);
});

test('no body makes a header that is refused on its way: of many unknown fields the first are named', async () => {
  const unknown = Object.fromEntries(Array.from({length: 200}, (_, index) => [`\u6771\u4eac${index}`, 1]));
  const {status, headers} = await call('POST /users/me/keys', {body: {label: 'Typed', ...unknown}});
  expect(status).toBe(201);
  expect(headers['unknown-fields']).toMatch(/^body\.%E6%9D%B1%E4%BA%AC0, .{900,990}, \.\.\.$/);
});

test('media type and preference are read as the sandbox reads them', async () => {
  const statusOf = async (headers: Readonly<Record<string, string>>) =>
    (await call('POST /users/me/keys', {body: {label: 'Typed', expires: 'never'}, headers})).status;
  expect(await statusOf({'content-type': 'Application/JSON ; charset=utf-8'})).toBe(201);
  expect(await statusOf({prefer: 'handling=strictly'})).toBe(201);
  expect(await statusOf({prefer: 'handling=lenient, handling=strict'})).toBe(201);
  expect(await statusOf({prefer: 'wait=10, Handling="strict"; note=x'})).toBe(400);
});

test('a table or a user pool that gets too many requests is a reason to try again, and no failure', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const {apiKey} = await createKey();
  const throttled = (name: string, fields: object = {}) =>
    Object.assign(new Error('Slow down'), {name, ...fields});
  const expectLater = async (request: string, body?: object) => {
    const {status, headers} = await call(request, {body});
    expect([status, headers['retry-after']]).toEqual([429, '1']);
  };
  fakes.failAttributes(throttled('TooManyRequestsException'));
  await expectLater('POST /users/me/keys', {label: 'Later'});
  // As of any other failure: nothing is left of it.
  expect(storedKeys().filter(({revokedAt}) => !revokedAt)).toHaveLength(1);
  fakes.failAttributes(undefined);
  for (const error of [
    throttled('ThrottlingException'),
    throttled('ProvisionedThroughputExceededException'),
    throttled('TransactionCanceledException', {
      CancellationReasons: [{Code: 'ThrottlingError'}, {Code: 'None'}],
    }),
  ]) {
    fakes.fail(error);
    await expectLater(`POST /users/me/keys/${apiKey.keyId}/rotation`, {});
  }
  log.mockRestore();
});

test('an error of its own tells nothing and logs no key', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fakes.fail(new Error('table is away'));
  expect((await call('POST /users/me/keys', {body: {label: 'Gateway'}})).body).toEqual({
    status_code: 500,
    message: 'An unexpected error occurred.',
  });
  expect(log.mock.calls).toEqual([['POST /users/{userId}/keys', 'Error', 'table is away']]);
  log.mockRestore();
});

test('an expiry is read as the sandbox reads it', async () => {
  const sandbox = await startSandbox({
    tokenCheck: () => Promise.resolve({accountId: developer.accountId, groups: developer.groups}),
  });
  const headers = {authorization: 'Bearer any'};
  const texts = [
    ...instantCases.map(([text]) => text.replace(/^\d{4}/, (year) => (year === '2026' ? '2028' : year))),
    '2027-06-30T23:59:60Z',
    '2027-07-01T01:59:60.5+02',
    '9999-12-31T23:59:59.999Z',
  ];
  const read = [];
  for (const expiresAt of texts) {
    // Slowly enough for the limit of a minute.
    vi.advanceTimersByTime(3000);
    const body = {label: 'a', expiresAt};
    const theirs = await callWith(sandbox, 'POST /portal/users/me/keys', {as: 'nobody', body, headers});
    const own = await call('POST /users/me/keys', {body});
    const endIn = (response: unknown) => (response as Partial<Schemas['IssuedApiKey']>).apiKey?.expiresAt;
    expect([expiresAt, own.status, endIn(own.body)]).toEqual([expiresAt, theirs.status, endIn(theirs.body)]);
    if (own.status !== 201) continue;
    read.push(expiresAt);
    for (const [{keyId}, revoke] of [
      [(own.body as Schemas['IssuedApiKey']).apiKey, (path: string) => call(`DELETE ${path}`)],
      [
        (theirs.body as Schemas['IssuedApiKey']).apiKey,
        (path: string) => callWith(sandbox, `DELETE /portal${path}`, {as: 'nobody', headers}),
      ],
    ] as const)
      await revoke(`/users/me/keys/${keyId}`);
  }
  expect(read.length).toBeGreaterThan(8);
  await sandbox.close();
});

test('it refuses what the sandbox refuses, in the same words', async () => {
  const wrong: [string, unknown][] = [
    ...[{}, {label: 7}, {label: ' '}, {label: 'a\nb'}, {label: 'a'.repeat(61)}].map(
      (body): [string, unknown] => ['POST /users/me/keys', body],
    ),
    ...[
      'tomorrow',
      '2027-02-31T00:00:00Z',
      '2027-02-28T24:00:00Z',
      '2027-06-30T23:59:61Z',
      '2027-06-30T22:59:60Z',
      '2027-06-30T12:00:00+24:00',
      '2020-01-01T00:00:00+02',
      '2016-12-31T23:59:60Z',
      '9999-12-31T23:59:59-12:00',
      '0000-01-01T00:00:00+00:01',
      ...instantCases.filter(([, utc]) => utc === undefined).map(([text]) => text),
    ].map((expiresAt): [string, unknown] => ['POST /users/me/keys', {label: 'a', expiresAt}]),
    ['POST /users/me/keys', {label: 'a\ud800'}],
    ['POST /users/me/keys', {label: 'a', expiresAt: ['2027-01-01T00:00:00Z']}],
    ['POST /users/me/keys', {label: 'a', expiresAt: '2026-07-14T17:00:00Z'}],
    ['POST /users/me/keys', []],
    ...[-1, 604_801, 1.5].map((oldValidForSeconds): [string, unknown] => [
      `POST /users/me/keys/${noKey}/rotation`,
      {oldValidForSeconds},
    ]),
    [`POST /users/me/keys/${noKey}/rotation`, {}],
    ['POST /users/me/keys/none/rotation', {}],
    [`DELETE /users/me/keys/${noKey}`, undefined],
    [`GET /users/${adminAccount.accountId}/keys`, undefined],
    ['GET /users/some%20body/keys', undefined],
    [`GET /users/${'a'.repeat(129)}/keys`, undefined],
    ['POST /users/me/keys', `{"label": ${'['.repeat(2000)}${']'.repeat(2000)}}`],
  ];
  const sandbox = await startSandbox({
    tokenCheck: () => Promise.resolve({accountId: developer.accountId, groups: developer.groups}),
  });
  for (const [request, body] of wrong) {
    const [method, path] = request.split(' ');
    const headers = {authorization: 'Bearer any'};
    const expected = await callWith(sandbox, `${method} /portal${path}`, {as: 'nobody', body, headers});
    vi.advanceTimersByTime(1000);
    const {status, body: found} = await call(request, {body});
    expect([request, body, status, found]).toEqual([request, body, expected.status, expected.body]);
  }
  await sandbox.close();
});
