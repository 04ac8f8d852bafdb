import type {AddressInfo} from 'node:net';
import {expect, test} from 'vitest';
import {openSandbox, type TestSandbox} from '../../../testing/openSandbox';
import {openWebhookReceiver, sendJson} from '../../../testing/webhookReceiver';

const posted = {
  format: 'skylog',
  plans: [{flight: 'RC-0714-2', legs: '44.2068,-121.6152,61;44.2074,-121.6190,110'}],
};
const converted = {
  format: 'uxv',
  plans: [
    {
      id: 'rc-0714-2',
      segments: [
        {
          type: 'waypoint',
          positions: [
            [-121.6152, 44.2068],
            [-121.619, 44.2074],
          ],
        },
      ],
    },
  ],
};

/** Posts plans in a format whose webhook answers as told. */
async function post(
  {call}: TestSandbox,
  response: Parameters<typeof openWebhookReceiver>[0],
  body: object = posted,
) {
  const receiver = await openWebhookReceiver(response);
  const headers = {'X-Token': 't'};
  await call('POST /webhooks/v1', {body: {format: 'skylog', url: `${receiver.url}/convert`, headers}});
  return {receiver, ...(await call('POST /flights/v2/plans', {body}))};
}

test('a body in a format of its own is sent as it came, and what comes back is stored', async () => {
  const sandbox = await openSandbox();
  const {receiver, status, headers} = await post(sandbox, sendJson(converted));
  expect([status, headers.location]).toEqual([201, '/flights/v2/plans/rc-0714-2']);
  expect(receiver.received).toMatchObject([{path: '/convert', headers: {'x-token': 't'}, body: posted}]);
  expect((await sandbox.call('GET /flights/v2/plans/rc-0714-2')).body).toMatchObject({
    version: 1,
    segments: converted.plans[0]?.segments,
  });
});

test('a response that breaks the contract is told to the poster, and nothing is stored', async () => {
  const sandbox = await openSandbox();
  const says = 'body.format: the webhook of "skylog" ';
  const refused: [Parameters<typeof openWebhookReceiver>[0], string][] = [
    [
      sendJson({format: 'uxv', plans: [{}]}),
      'sent a response that violates the contract: plans[0].segments is required',
    ],
    [sendJson([]), 'sent a response that violates the contract: the response must be object'],
    [
      sendJson(posted),
      'sent a response that violates the contract: format must be one of "uxv", "geojson", "qgc"',
    ],
    [
      sendJson({format: 'uxv', plans: [{id: 'x', segments: [{type: 'takeoff', position: [0, 99]}]}]}),
      'sent a response that violates the contract: plans[0].segments[0].position[1] must be <= 90',
    ],
    [
      (response) => response.writeHead(302, {location: '/'}).end(),
      'responded with 302, and redirects are not followed',
    ],
    [(response) => response.writeHead(503).end(), 'responded with 503 instead of 200'],
    [(response) => response.end('no'), 'sent a response that cannot be parsed: body is not JSON: '],
    [(response) => response.end('"' + 'x'.repeat(6_000_000)), 'responded with more than 5242880 bytes'],
  ];
  const before = (await sandbox.call('GET /flights/v2/plans')).body;
  for (const [response, message] of refused) {
    const {status, body} = await post(sandbox, response);
    expect([status, body]).toEqual([
      400,
      {status_code: 400, message: expect.stringContaining(says + message)},
    ]);
  }
  expect((await sandbox.call('GET /flights/v2/plans')).body).toEqual(before);
});

test('a format that nobody registered, or somebody else did, is refused', async () => {
  const {call} = await openSandbox();
  await call('POST /webhooks/v1', {as: 'admin', body: {format: 'skylog', url: 'http://127.0.0.1:4999/'}});
  expect((await call('POST /flights/v2/plans', {body: posted})).body).toEqual({
    status_code: 400,
    message:
      'body.format: no webhook is registered for "skylog"; there are webhooks for "skytrack", "tower-log"',
  });
});

test('a webhook elsewhere is not called', async () => {
  const {call} = await openSandbox();
  await call('POST /webhooks/v1', {body: {format: 'skylog', url: 'http://192.0.2.7/'}});
  expect((await call('POST /flights/v2/plans', {body: posted})).body).toEqual({
    status_code: 400,
    message:
      'body.format: the webhook of "skylog" is at 192.0.2.7, and this sandbox sends requests only to this machine: ' +
      'use a loopback address, or start it with SANDBOX_ALLOW_OUTSIDE=1',
  });
});

test('a webhook that posts back to the sandbox in its own format comes to an end', async () => {
  const {app, call} = await openSandbox();
  await app.listen({port: 0, host: '127.0.0.1'});
  const {port} = app.server.address() as AddressInfo;
  const {url} = await openWebhookReceiver((response, {body: received}) => {
    const headers = {'content-type': 'application/json', 'x-api-key': 'sandbox-developer-key'};
    const init = {method: 'POST', headers, body: JSON.stringify(received)};
    void fetch(`http://127.0.0.1:${port}/flights/v2/plans`, init).then(({status: answered}) =>
      response.writeHead(answered).end(),
    );
  });
  await call('POST /webhooks/v1', {body: {format: 'skylog', url}});
  const {status, body} = await call('POST /flights/v2/plans', {body: posted});
  expect([status, body]).toMatchObject([
    400,
    {message: 'body.format: the webhook of "skylog" responded with 400 instead of 200'},
  ]);
});

test('flight objects are converted the same way', async () => {
  const {call} = await openSandbox();
  const {url, received} = await openWebhookReceiver(
    sendJson([
      {
        objectId: 'n912at',
        timestamp: '2026-07-14T17:59:00Z',
        geometry: {type: 'Point', coordinates: [-121.37, 44.23, 2438]},
      },
    ]),
  );
  await call('POST /webhooks/v1', {body: {format: 'skylog', url}});
  const body = {format: 'skylog', objects: [{tail: 'N912AT'}]};
  const {status, headers} = await call('POST /flights/v2/objects', {body});
  expect([status, headers.location, received[0]?.body]).toEqual([201, '/flights/v2/objects/n912at', body]);
  expect((await call('GET /flights/v2/objects/n912at')).status).toBe(200);

  const wrong = await openWebhookReceiver(
    sendJson([{objectId: 'a', timestamp: '2026-07-14T17:59:00Z'}, {objectId: 'b'}]),
  );
  await call('POST /webhooks/v1', {body: {format: 'skylog', url: wrong.url}});
  expect((await call('POST /flights/v2/objects', {body})).body).toEqual({
    status_code: 400,
    message:
      'body.format: the webhook of "skylog" sent a response that violates the contract: [1].timestamp is required',
  });
  expect((await call('GET /flights/v2/objects/a')).status).toBe(404);
});
