import {expect, test} from 'vitest';
import {listeningSandbox} from '../testing/listeningSandbox';
import {openSandbox} from '../testing/openSandbox';

const key = {'x-api-key': 'sandbox-developer-key'};
const collection = {collectionId: 'kurt', collectionName: 'Kurt'};

test('lists the requests of the own account, newest first, with what was wrong with them', async () => {
  const {call} = await openSandbox();
  await call('POST /locations/v2/collections', {body: collection});
  await call('POST /locations/v2/collections', {body: {collectionId: '-', collectionName: 'Kurt'}});
  await call('GET /locations/v2/routes?limit=3', {as: 'admin'});
  await call('GET /locations/v2/routes?limit=3', {as: 'nobody'});
  const {status, body} = await call('GET /sandbox/requests');
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      at: '2026-07-14T18:00:00.000Z',
      operationId: 'createCollection',
      method: 'POST',
      path: '/locations/v2/collections',
      status: 400,
      milliseconds: expect.any(Number),
      violations: [{path: 'body.collectionId', message: expect.stringMatching(/^must match/)}],
    },
    expect.objectContaining({operationId: 'createCollection', status: 201, violations: []}),
  ]);
  const others = await call('GET /sandbox/requests', {as: 'admin'});
  expect(others.body).toEqual([expect.objectContaining({path: '/locations/v2/routes?limit=3', status: 200})]);
});

test('keeps the last thousand, and forgets them with a reset', async () => {
  const {call} = await openSandbox();
  for (let index = 0; index < 1001; index++) await call(`GET /locations/v2/collections/c${index}`);
  const kept = (await call('GET /sandbox/requests')).body as {path: string}[];
  expect(kept).toHaveLength(1000);
  expect(kept[0]?.path).toBe('/locations/v2/collections/c1000');
  expect(kept.at(-1)?.path).toBe('/locations/v2/collections/c1');
  await call('POST /sandbox/reset');
  expect((await call('GET /sandbox/requests')).body).toEqual([]);
});

test('is told to nobody without a key', async () => {
  const {call} = await openSandbox();
  for (const path of ['/sandbox/requests', '/sandbox/requests/live'])
    expect(await call(`GET ${path}`, {as: 'nobody'})).toMatchObject({status: 401});
});

test('tells of requests as they come, of the own account alone, and ends when its reader leaves', async () => {
  const url = await listeningSandbox();
  const leave = new AbortController();
  const live = await fetch(`${url}/sandbox/requests/live`, {
    headers: {...key, 'accept-encoding': 'gzip'},
    signal: leave.signal,
  });
  expect(live.headers.get('content-type')).toBe('text/event-stream');
  expect(live.headers.get('content-encoding')).toBeNull();
  const reader = live.body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  await fetch(`${url}/locations/v2/collections`, {headers: {'x-api-key': 'sandbox-admin-key'}});
  await fetch(`${url}/locations/v2/routes`, {headers: key});
  const {value = ''} = await reader.read();
  const events = value.split('\n\n').filter(Boolean);
  expect(events).toHaveLength(1);
  expect(JSON.parse(events[0]!.replace(/^data: /, ''))).toMatchObject({
    operationId: 'listRoutes',
    status: 200,
  });
  leave.abort();
});
