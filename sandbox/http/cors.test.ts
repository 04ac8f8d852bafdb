import {expect, test} from 'vitest';
import {openSandbox} from '../testing/openSandbox';

const origin = {origin: 'http://127.0.0.1:3000'};

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
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type,x-api-key',
    'access-control-allow-methods': expect.stringMatching(/\bPOST\b.*\bDELETE\b/) as string,
    'access-control-max-age': '7200',
  });
  const created = await call('POST /locations/v2/collections', {
    headers: origin,
    body: {collectionId: 'a', collectionName: 'A'},
  });
  expect(created.status).toBe(201);
  expect(created.headers['access-control-allow-origin']).toBe('*');
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
  const answer = await call(request, {as, headers: origin});
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer).toMatchObject({status: Number(status), body: {status_code: Number(status)}});
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
