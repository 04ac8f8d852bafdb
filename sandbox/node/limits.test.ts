import {once} from 'node:events';
import {connect, type AddressInfo, type Socket} from 'node:net';
import {expect, test} from 'vitest';
import {listeningSandbox} from '../testing/listeningSandbox';
import {openSandbox} from '../testing/openSandbox';
import {contractOfOneOperation} from '../testing/oneOperation';
import {serveOneOperation} from '../testing/oneOperationServer';

const KEY = 'x-api-key: sandbox-developer-key';

/** Writes to a socket piece by piece and reads until the server closes it. */
function converse(url: string, pieces: Iterable<string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let response = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (response += text));
    socket.on('close', () => resolve(response));
    // The server may close while we still write: what it has said by then is the response.
    socket.on('error', () => (response ? resolve(response) : reject(new Error('The server said nothing.'))));
    for (const piece of pieces) socket.write(piece);
  });
}

test('a body over the limit is 413 and names the limit', async () => {
  const {call} = await openSandbox();
  const body = {collectionId: 'a', collectionName: 'x'.repeat(1024 * 1024)};
  expect(await call('POST /locations/v2/collections', {body})).toMatchObject({
    status: 413,
    body: {status_code: 413, message: expect.stringContaining('1048576 bytes') as string},
  });
});

test('a body that announces 100 MB is refused before it is sent', async () => {
  const url = await listeningSandbox();
  const head = `POST /locations/v2/collections HTTP/1.1\r\nHost: localhost\r\n${KEY}\r\nContent-Type: application/json\r\n`;
  const response = await converse(url, [`${head}Content-Length: 104857600\r\n\r\n`]);
  expect(response).toMatch(/^HTTP\/1\.1 413 [\s\S]*"status_code":413/);
});

test('a body without an announced size is cut off at the limit', async () => {
  const url = await listeningSandbox();
  const chunk = 'x'.repeat(64 * 1024);
  function* pieces() {
    yield `POST /locations/v2/collections HTTP/1.1\r\nHost: localhost\r\n${KEY}\r\nContent-Type: application/json\r\n`;
    yield 'Transfer-Encoding: chunked\r\n\r\n';
    for (let count = 0; count < 40; count++) yield `${chunk.length.toString(16)}\r\n${chunk}\r\n`;
  }
  expect(await converse(url, pieces())).toMatch(/^HTTP\/1\.1 413 /);
});

test('whoever sends a body to its end before listening hears that it was refused', async () => {
  const url = await listeningSandbox();
  const size = 20 * 1024 * 1024;
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.pause();
  socket.write(
    `POST /locations/v2/objects HTTP/1.1\r\nHost: localhost\r\n${KEY}\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`,
  );
  const piece = Buffer.alloc(64 * 1024, 'x');
  // A connection that was cut makes `once` reject with EPIPE or ECONNRESET.
  for (let sent = 0; sent < size; sent += piece.length) if (!socket.write(piece)) await once(socket, 'drain');
  const [response] = (await once(socket.resume(), 'data')) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 413 [\s\S]*16777216 bytes/);
  socket.destroy();
});

test.each([
  [100_000, 'body has an object of more than 10000 members'],
  [10_000, 'body[0].properties must be at most 1024 bytes as JSON'],
])('%i properties are refused while another caller is answered', async (count, message) => {
  const {call} = await openSandbox();
  const properties = Object.fromEntries(Array.from({length: count}, (_, index) => [`k${index}`, 1]));
  const body = [{objectId: 'a', timestamp: '2026-07-14T18:00:00Z', properties}];
  const [refused, other] = await Promise.all([
    call('POST /locations/v2/objects', {body}),
    call('GET /locations/v2/collections'),
  ]);
  expect(refused).toMatchObject({
    status: 400,
    body: {message},
  });
  expect(other.status).toBe(200);
});

test('deep JSON is a 400', async () => {
  const {call} = await openSandbox();
  const body = `{"collectionId":"a","collectionName":"A","properties":${'['.repeat(100_000)}`;
  expect(await call('POST /locations/v2/collections', {body})).toMatchObject({
    status: 400,
    body: {message: 'body is nested deeper than 64 levels'},
  });
});

test('a body of 700,000 properties is refused by their number, and whoever asks beside it is served', async () => {
  const url = await listeningSandbox();
  const headers = {'x-api-key': 'sandbox-developer-key', 'content-type': 'application/json'};
  const properties = Array.from({length: 700_000}, (_, index) => `"k${index}":1`).join(',');
  const hostile = fetch(`${url}/locations/v2/objects`, {
    method: 'POST',
    headers,
    body: `[{"objectId":"a","timestamp":"2026-07-14T18:00:00Z","properties":{${properties}}}]`,
  });
  const others = Array.from({length: 5}, () => fetch(`${url}/locations/v2/collections`, {headers}));
  expect((await Promise.all(others)).map(({status}) => status)).toEqual(others.map(() => 200));
  const refused = await hostile;
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({
    status_code: 400,
    message: 'body has an object of more than 10000 members',
  });
});

test('headers that are too large are 431, what is no HTTP is 400, both with the shared body', async () => {
  const url = await listeningSandbox();
  const large = await converse(url, [
    `GET /sandbox/health HTTP/1.1\r\nHost: localhost\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`,
  ]);
  expect(large).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large[\s\S]*"status_code":431/);
  const garbage = await converse(url, ['\u0016\u0003\u0001 not http\r\n\r\n']);
  expect(garbage).toMatch(/^HTTP\/1\.1 400 [\s\S]*"status_code":400/);
});

test.each([
  ['no Host', ''],
  ['an empty Host', 'Host:\r\n'],
  ['two Hosts', 'Host: localhost\r\nHost: rebound.example\r\n'],
])('a request with %s is 400 with the shared body', async (_, hosts) => {
  const url = await listeningSandbox();
  const response = await converse(url, [`GET /sandbox/health HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`]);
  expect(response).toMatch(/^HTTP\/1\.1 400 [\s\S]*"message":"the request needs one Host header"/);
});

test('an expectation that is none of HTTP is 417 with the shared body', async () => {
  const url = await listeningSandbox();
  const response = await converse(url, [
    'GET /sandbox/health HTTP/1.1\r\nHost: localhost\r\nExpect: miracles\r\nConnection: close\r\n\r\n',
  ]);
  expect(response).toMatch(/^HTTP\/1\.1 417 Expectation Failed[\s\S]*"status_code":417/);
});

test('a client that hangs up in the middle of its body is no error of the sandbox', async () => {
  const {app, logged} = await serveOneOperation(
    contractOfOneOperation(
      {requestBody: {content: {'application/json': {schema: {}}}}, responses: {'204': {description: 'Done'}}},
      {},
      'post /things',
    ),
  );
  await app.listen({port: 0, host: '127.0.0.1'});
  const {port} = app.server.address() as AddressInfo;
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const client = connect(port, '127.0.0.1').on('error', () => {});
  client.write(
    'POST /things HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  const [socket] = await accepted;
  await once(app.server, 'request');
  client.resetAndDestroy();
  await new Promise((resolve) => socket.once('close', resolve));
  // What a request has left to say it has said by then.
  await app.close();
  expect(logged).toEqual([]);
});

test('a hundred long ids fit in a path', async () => {
  const {call} = await openSandbox();
  const ids = Array.from({length: 100}, (_, index) => `${index}-`.padEnd(128, 'x'));
  expect((await call(`GET /locations/v2/collections/${ids.join(',')}`)).status).toBe(404);
  expect(await call(`GET /locations/v2/collections/${[...ids, 'one-more'].join(',')}`)).toMatchObject({
    status: 400,
    body: {message: 'path.collectionIds must NOT have more than 100 items'},
  });
});
