import {expect, test} from 'vitest';
import {openSandbox} from '../testing/openSandbox';

const PORTAL = 'http://127.0.0.1:3000';
const origin = {origin: PORTAL};

test('a page of the portal may ask with its key and read where its record is', async () => {
  const {call} = await openSandbox();
  const preflight = await call('OPTIONS /locations/v2/collections', {
    as: 'nobody',
    headers: {
      ...origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-api-key',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': PORTAL,
    'access-control-allow-headers': 'content-type,x-api-key',
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-max-age': '7200',
  });
  const created = await call('POST /locations/v2/collections', {
    headers: origin,
    body: {collectionId: 'a', collectionName: 'A'},
  });
  expect(created.status).toBe(201);
  expect(created.headers['access-control-allow-origin']).toBe(PORTAL);
  expect(created.headers['access-control-expose-headers']).toMatch(/\bLocation\b/);
});

test.each([
  ['400', 'GET /locations/v2/collections?x=1', 'developer'],
  ['400', 'GET /locations/v2/collections/%zz', 'developer'],
  ['401', 'GET /locations/v2/collections', 'nobody'],
  ['404', 'GET /nowhere', 'developer'],
  ['405', 'PUT /locations/v2/collections', 'developer'],
  ['405', 'DELETE /locations/v2/objects/metadata', 'developer'],
] as const)('a %s can be read by a page too: %s', async (status, request, as) => {
  const {call} = await openSandbox();
  const response = await call(request, {as, headers: origin});
  expect(response.headers['access-control-allow-origin']).toBe(PORTAL);
  expect(response).toMatchObject({status: Number(status), body: {status_code: Number(status)}});
});

test('a path that no operation has is told apart from an id that nothing has', async () => {
  const {call} = await openSandbox();
  expect((await call('GET /locations/v1/collections?x=1')).body).toEqual({
    status_code: 404,
    message: 'No operation has the path /locations/v1/collections.',
  });
  expect((await call('GET /locations/v2/collections/nothing')).body).toMatchObject({
    message: 'The resource was not found.',
  });
});

test('405 names what is allowed, for HEAD too', async () => {
  const {call} = await openSandbox();
  const put = await call('PUT /locations/v2/collections/a?x=1');
  expect(put).toMatchObject({
    status: 405,
    headers: {allow: 'GET, DELETE, OPTIONS'},
    body: {status_code: 405, message: 'PUT is not allowed here. Allowed: GET, DELETE, OPTIONS.'},
  });
  expect(await call('HEAD /locations/v2/collections')).toMatchObject({
    status: 405,
    headers: {allow: 'GET, POST, OPTIONS'},
  });
});

test.each([
  ['POST', '/nowhere', 404],
  ['PUT', '/locations/v2/collections', 405],
  ['QUERY', '/locations/v2/collections', 405],
  ['QUERY', '/nowhere', 404],
] as const)('%s %s is %i whatever its body is', async (method, path, status) => {
  const {call} = await openSandbox();
  for (const body of ['{', 'x'.repeat(2 * 1024 * 1024), undefined])
    expect(await call(`${method} ${path}`, {body})).toMatchObject({status, body: {status_code: status}});
});

test.each(['PUT', 'DELETE'])(
  '%s of a path that is written out beside one with ids is 405',
  async (method) => {
    const {call} = await openSandbox();
    expect(await call(`${method} /flights/v2/objects/metadata`)).toMatchObject({
      status: 405,
      headers: {allow: 'GET, POST, OPTIONS'},
    });
  },
);

test.each([
  ['another host', {host: 'rebound.example:4010'}, 421, /to "rebound\.example:4010"\.$/],
  ['a host that begins as a loopback one', {host: '127.0.0.1.example'}, 421, /this machine's own addresses/],
  [
    'another origin',
    {origin: 'https://elsewhere.example'},
    403,
    /^Pages of https:\/\/elsewhere\.example may not/,
  ],
  ['an origin that begins as a loopback one', {origin: 'http://localhost.example'}, 403, /may not call/],
  ['a page without an origin of its own', {origin: 'null'}, 403, /^Pages of null may not/],
] as const)('a request of %s is refused, and changes nothing', async (_, headers, status, message) => {
  const {call} = await openSandbox();
  await call('POST /locations/v2/collections', {body: {collectionId: 'a', collectionName: 'A'}});
  for (const request of ['POST /sandbox/reset', 'GET /sandbox/mailbox', 'OPTIONS /sandbox/reset', 'GET /x']) {
    const response = await call(request, {as: 'nobody', headers});
    expect(response).toMatchObject({status, body: {message: expect.stringMatching(message) as string}});
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  }
  expect((await call('GET /locations/v2/collections/a')).status).toBe(200);
});

test.each<Record<string, string>>([
  {host: '127.0.0.1:4010'},
  {host: '[::1]:4010', origin: 'http://[::1]:3000'},
  {host: 'localhost', origin: 'https://localhost:3000'},
  {origin: 'https://developer.example.com'},
])('a request with %j is answered', async (headers) => {
  const {call} = await openSandbox({origins: ['https://developer.example.com']});
  const response = await call('GET /sandbox/health', {headers});
  expect([response.status, response.headers['access-control-allow-origin']]).toEqual([200, headers.origin]);
});
