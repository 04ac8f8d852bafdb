import {expect, test} from 'vitest';
import {listeningSandbox} from '../../testing/listeningSandbox';
import {openSandbox} from '../../testing/openSandbox';

const skylog = {format: 'skylog', url: 'http://127.0.0.1:4901/skylog', headers: {'X-Token': 't'}};

test('a webhook is registered, read, overwritten and deleted', async () => {
  const {call} = await openSandbox();
  const created = await call('POST /webhooks/v1', {body: {...skylog, colour: 'red'}});
  expect([created.status, created.headers.location, created.body]).toEqual([
    201,
    '/webhooks/v1/skylog',
    skylog,
  ]);
  await call('POST /webhooks/v1', {body: {format: 'skylog', url: 'https://convert.example/2'}});
  expect((await call('GET /webhooks/v1/skylog')).body).toEqual({
    format: 'skylog',
    url: 'https://convert.example/2',
  });
  expect((await call('DELETE /webhooks/v1/skylog')).status).toBe(204);
  for (const request of ['GET /webhooks/v1/skylog', 'DELETE /webhooks/v1/skylog'])
    expect((await call(request)).status).toBe(404);
});

test('a fresh sandbox has the converter of the examples', async () => {
  const {call} = await openSandbox();
  expect((await call('GET /webhooks/v1')).body).toMatchObject({
    webhooks: [{format: 'skytrack'}, {format: 'tower-log'}],
  });
});

test("an account's webhooks are its own", async () => {
  const {call} = await openSandbox();
  await call('POST /webhooks/v1', {body: skylog});
  expect((await call('GET /webhooks/v1/skylog', {as: 'admin'})).status).toBe(404);
  expect((await call('DELETE /webhooks/v1/skylog', {as: 'admin'})).status).toBe(404);
  await call('POST /webhooks/v1', {as: 'admin', body: {...skylog, url: 'http://127.0.0.1:1/'}});
  expect((await call('GET /webhooks/v1/skylog')).body).toEqual(skylog);
});

test("the transport's headers are the platform's, whatever their case", async () => {
  const {call} = await openSandbox();
  const names = [
    'Host',
    'content-type',
    'CONTENT-LENGTH',
    'Connection',
    'Transfer-Encoding',
    'Keep-Alive',
    'Te',
  ];
  for (const name of [...names, 'Cookie', 'ORIGIN', 'Referer', 'Proxy-Authorization', 'Sec-Fetch-Site']) {
    const {status, body} = await call('POST /webhooks/v1', {body: {...skylog, headers: {[name]: 'x'}}});
    const message = `body.headers.${name} is set by the platform`;
    expect([status, body]).toEqual([400, {status_code: 400, message}]);
  }
});

test('what cannot be called or sent is refused', async () => {
  const {call} = await openSandbox();
  const refused: [object, RegExp][] = [
    [{format: 'qgc'}, /^body\.format /],
    [{url: 'convert.example'}, /^body\.url /],
    [{url: 'file:///etc/passwd'}, /^body\.url /],
    [{url: 'http://me:secret@127.0.0.1/'}, /^body\.url must not hold a user name/],
    [{headers: {'X-A': '1', 'x-a': '2'}}, /^body\.headers\.x-a is given twice/],
    [{headers: {'X-A': 'a\r\nHost: b'}}, /^body\.headers\.X-A /],
  ];
  for (const [changes, message] of refused) {
    const {status, body} = await call('POST /webhooks/v1', {body: {...skylog, ...changes}});
    expect([status, body]).toEqual([400, {status_code: 400, message: expect.stringMatching(message)}]);
  }
});

test('an account holds a hundred webhooks', async () => {
  const {call} = await openSandbox();
  const register = (index: number) => call('POST /webhooks/v1', {body: {...skylog, format: `f${index}`}});
  for (let index = 0; index < 98; index++) expect((await register(index)).status).toBe(201);
  expect((await register(98)).status).toBe(400);
  expect((await register(0)).status).toBe(201);
});

test('tokens are no keys here', async () => {
  const tokenCheck = async () => ({accountId: 'someone', groups: []});
  const {call} = await openSandbox({tokenCheck});
  const headers = {authorization: 'Bearer t'};
  expect((await call('GET /webhooks/v1', {as: 'nobody', headers})).status).toBe(401);
});

test('a webhook cannot lead to the sandbox itself: what it would reset is still there', async () => {
  const url = await listeningSandbox();
  const headers = {'x-api-key': 'sandbox-developer-key', 'content-type': 'application/json'};
  const post = async (path: string, body: object) => {
    const response = await fetch(url + path, {method: 'POST', headers, body: JSON.stringify(body)});
    return [response.status, await response.json()];
  };
  await post('/webhooks/v1', {format: 'loop', url: `${url.replace('127.0.0.1', 'localhost')}/sandbox/reset`});
  expect(await post('/flights/v2/plans', {format: 'loop', plans: [{}]})).toEqual([
    400,
    {
      status_code: 400,
      message: expect.stringMatching(/the webhook of "loop" is at .+, which is this sandbox itself$/),
    },
  ]);
  expect((await fetch(`${url}/webhooks/v1/loop`, {headers})).status).toBe(200);
});
