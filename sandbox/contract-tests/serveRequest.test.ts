import {onTestFinished, expect, test} from 'vitest';
import {silentLog} from '../base/log';
import {createCore, type Core} from '../createCore';
import {createNodeConverter} from '../node/conversion/createNodeConverter';
import {nodeData} from '../node/data/nodeData';
import {memoryDatabase} from '../testing/memoryDatabase';
import {openSandbox, storyTime, world} from '../testing/openSandbox';
import {serveRequest} from '../http/serveRequest';

const PAGE = 'https://portal.example';
const key = {'x-api-key': 'sandbox-developer-key'};

/** A sandbox of this test alone, without a server. */
function openCore(): Core {
  const database = memoryDatabase();
  onTestFinished(() => database.close());
  return createCore(
    {database, log: silentLog, data: nodeData, converter: createNodeConverter()},
    {now: storyTime, world},
  );
}

/** The same requests, in order, to a sandbox without a server and to one with it. */
const requests: readonly (readonly [request: string, body?: string])[] = [
  ['GET /locations/v2/collections'],
  ['POST /locations/v2/collections', '{"collectionId": "kurt", "collectionName": "Zürich"}'],
  ['POST /locations/v2/collections', '{"collectionId": "kurt",'],
  ['GET /locations/v2/collections/kurt'],
  ['GET /locations/v2/objects'],
  ['DELETE /locations/v2/collections/kurt'],
  ['PATCH /locations/v2/collections/kurt'],
  ['GET /weatherforecast/v2/tile/3/1/2.png?weatherType=temp'],
  ['GET /weatherforecast/v2/wind/2026/07/14/18'],
  ['GET /portal/keys'],
  ['GET /sandbox/clock'],
  ['GET /nowhere%2'],
];

test('a request without a socket has the response that the server sends, to the byte', async () => {
  const core = openCore();
  const {app} = await openSandbox();
  for (const [line, payload] of requests) {
    const [method = 'GET', url = '/'] = line.split(' ');
    const headers = {...key, ...(payload && {'content-type': 'application/json'})};
    const request = new Request(PAGE + url, {method, headers, body: payload ?? null});
    const own = await serveRequest(core, request);
    const served = await app.inject({method: method as 'GET', url, headers, ...(payload && {payload})});
    expect(own.status, line).toBe(served.statusCode);
    expect(own.headers.get('content-type'), line).toBe(served.headers['content-type'] ?? null);
    expect(Buffer.from(await own.arrayBuffer()).equals(served.rawPayload), line).toBe(true);
  }
});

test('a body over the limit of its operation is 413 here too', async () => {
  const core = openCore();
  const body = 'x'.repeat(2 * 1024 * 1024);
  const request = new Request(`${PAGE}/locations/v2/collections`, {
    method: 'POST',
    headers: {...key, 'content-type': 'application/json'},
    body,
  });
  expect((await serveRequest(core, request)).status).toBe(413);
});

test('a body without an end is read up to the limit of its operation, and no further', async () => {
  const core = openCore();
  let pieces = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        pieces += 1;
        controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
      cancel: () => void (isCancelled = true),
    },
    {highWaterMark: 0},
  );
  const init = {
    method: 'POST',
    headers: {...key, 'content-type': 'application/json'},
    body,
    duplex: 'half',
  };
  const request = new Request(`${PAGE}/locations/v2/collections`, init);
  expect((await serveRequest(core, request)).status).toBe(413);
  expect(isCancelled).toBe(true);
  expect(pieces).toBeLessThan(64);
});
