import {expect, test} from 'vitest';
import {listeningSandbox} from '../testing/listeningSandbox';
import {openSandbox, type TestSandbox} from '../testing/openSandbox';
import {openWebhookReceiver, sendJson} from '../testing/webhookReceiver';

const sent = {format: 'mine', plans: [{id: 'a'}]};
const converted = {format: 'uxv', plans: []};

const register = (call: TestSandbox['call'], url: string) =>
  call('POST /webhooks/v1', {body: {format: 'mine', url, headers: {'X-Source': 'tests'}}});

test('lists what was sent to the own webhooks and what came back, newest first', async () => {
  const {call} = await openSandbox();
  const {url} = await openWebhookReceiver(sendJson(converted));
  expect(await register(call, url)).toMatchObject({status: 201});
  await call('POST /flights/v2/plans', {body: sent});
  const {url: broken} = await openWebhookReceiver((response) => response.writeHead(500).end('no converter'));
  await register(call, broken);
  await call('POST /flights/v2/plans', {body: sent});
  const {status, body} = await call('GET /sandbox/webhooks');
  expect(status).toBe(200);
  const common = {
    format: 'mine',
    at: '2026-07-14T18:00:00.000Z',
    headers: {'X-Source': 'tests'},
    sent: JSON.stringify(sent),
    isCut: false,
    milliseconds: expect.any(Number) as number,
  };
  expect(body).toEqual([
    {
      ...common,
      id: 2,
      url: broken,
      status: 500,
      received: 'no converter',
      error: 'responded with 500 instead of 200',
    },
    {...common, id: 1, url, status: 200, received: JSON.stringify(converted)},
  ]);
  expect((await call('GET /sandbox/webhooks', {as: 'admin'})).body).toEqual([]);
  expect(await call('GET /sandbox/webhooks', {as: 'nobody'})).toMatchObject({status: 401});
  await call('POST /sandbox/reset');
  expect((await call('GET /sandbox/webhooks')).body).toEqual([]);
});

test('sends a body to the webhook of its format, stores nothing, and tells what came back', async () => {
  const {call} = await openSandbox();
  const {url, received} = await openWebhookReceiver(sendJson({format: 'uxv', plans: [{id: 'stored'}]}));
  await register(call, url);
  const {status, body} = await call('POST /sandbox/webhooks', {body: sent});
  expect({status, body}).toMatchObject({status: 200, body: {format: 'mine', status: 200}});
  expect(received).toMatchObject([{body: sent, headers: {'x-source': 'tests'}}]);
  expect((await call('GET /sandbox/webhooks')).body).toEqual([body]);
  expect(await call('GET /flights/v2/plans/stored')).toMatchObject({status: 404});
});

test.each([
  [undefined, 'body must be what would be posted'],
  [{format: 7}, 'body must be what would be posted'],
  [{format: 'none'}, 'no webhook of this account is registered for "none"'],
])('says what is wrong with the sample %j', async (body, message) => {
  const {call} = await openSandbox();
  expect(await call('POST /sandbox/webhooks', {body})).toMatchObject({
    status: 400,
    body: {message: expect.stringContaining(message) as string},
  });
});

test('keeps the beginning of a long body, and says that it was cut', async () => {
  const {call} = await openSandbox();
  const {url} = await openWebhookReceiver(sendJson({text: 'x'.repeat(30_000)}));
  await register(call, url);
  const {body} = await call('POST /sandbox/webhooks', {body: sent});
  const {received, isCut} = body as {received: string; isCut: boolean};
  expect([received.length, isCut]).toEqual([20_000, true]);
});

test('tells of them among the requests as they come', async () => {
  const url = await listeningSandbox();
  const key = {'x-api-key': 'sandbox-developer-key', 'content-type': 'application/json'};
  const leave = new AbortController();
  const live = await fetch(`${url}/sandbox/requests/live`, {headers: key, signal: leave.signal});
  const reader = live.body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  const sample = JSON.stringify({format: 'tower-log', plans: []});
  await fetch(`${url}/sandbox/webhooks`, {method: 'POST', headers: key, body: sample});
  const {value = ''} = await reader.read();
  const [, data = ''] = /^event: webhook\ndata: (.*)\n\n$/.exec(value) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    format: 'tower-log',
    sent: sample,
    error: expect.stringContaining('could not be reached') as string,
  });
  leave.abort();
});
