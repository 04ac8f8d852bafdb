import {expect, test} from 'vitest';
import {portalFunction} from '../testing/portalFunction';

const {call} = portalFunction();

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

test('it says that it does not count calls', async () => {
  expect(await call('GET /users/me/key-usage')).toMatchObject({
    status: 200,
    body: {isCounted: false, keys: []},
  });
});
