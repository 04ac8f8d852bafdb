import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {callLog, isPicture} from './callLog';
import {tabCalls} from './tabCalls';
import {recordedFetch} from './recordedFetch';

beforeEach(() => {
  vi.stubGlobal('location', {pathname: '/docs/guides/', href: 'http://portal/docs/guides/'});
  tabCalls.isKept = true;
  callLog.clear();
});
afterEach(() => {
  tabCalls.isKept = false;
});

const respondWith = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(respond));
const recorded = () => vi.waitFor(() => expect(callLog.list()).toHaveLength(1));

test('keeps a request with its body, its response and the page that sent it', async () => {
  respondWith(async () => Response.json({id: 'a'}, {status: 201, headers: {location: '/things/a'}}));
  const body = '{"name":"A"}';
  const headers = {'x-api-key': 'k', 'content-type': 'application/json'};
  const response = await recordedFetch(
    new Request('http://platform/things', {method: 'POST', headers, body}),
  );
  expect(await response.json()).toEqual({id: 'a'});
  await recorded();
  expect(callLog.list()).toMatchObject([
    {
      page: '/docs/guides/',
      request: {method: 'POST', url: 'http://platform/things', body},
      response: {status: 201, body: '{"id":"a"}', size: 10},
    },
  ]);
  const [call] = callLog.list();
  expect(call?.request.headers).toContainEqual(['x-api-key', 'k']);
  expect(call?.response?.headers).toContainEqual(['location', '/things/a']);
});

test('takes an address with options as well, and a body that is none', async () => {
  respondWith(async () => new Response(null, {status: 204}));
  await recordedFetch('http://platform/things/a', {method: 'DELETE', headers: {'x-api-key': 'k'}});
  await recorded();
  expect(callLog.list()[0]).toMatchObject({
    request: {method: 'DELETE', headers: [['x-api-key', 'k']]},
    response: {status: 204, size: 0},
  });
});

test('keeps a request without a response, but none that was cancelled', async () => {
  respondWith(() => Promise.reject(new TypeError('no network')));
  await expect(recordedFetch('http://platform/a')).rejects.toThrow('no network');
  const signal = AbortSignal.abort();
  await expect(recordedFetch('http://platform/b', {signal})).rejects.toThrow();
  expect(callLog.list().map(({request, response}) => [request.url, response])).toEqual([
    ['http://platform/a', undefined],
  ]);
});

test('counts a long text and a picture, and keeps neither', async () => {
  respondWith(async () => Response.json('x'.repeat(1_000_001)));
  await (await recordedFetch('http://platform/long')).text();
  respondWith(async () => new Response(new Uint8Array(900), {headers: {'content-type': 'image/png'}}));
  await (await recordedFetch('http://platform/tile')).arrayBuffer();
  await vi.waitFor(() => expect(callLog.list()).toHaveLength(2));
  expect(callLog.list().map(({response}) => [response?.size, response?.body])).toEqual([
    [1_000_003, undefined],
    [900, undefined],
  ]);
  expect(callLog.list().map(isPicture)).toEqual([false, true]);
});

test('counts the bytes of a binary response as they are read, and reads no further than its reader', async () => {
  let sent = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent++;
        controller.enqueue(new Uint8Array(1000));
      },
    });
  const headers = {'content-type': 'application/octet-stream'};
  respondWith(async () => new Response(endless(), {headers}));
  const reader = (await recordedFetch('http://platform/grid')).body?.getReader();
  await reader?.read();
  await reader?.read();
  expect(callLog.list()).toEqual([]);
  await reader?.cancel();
  expect(callLog.list()[0]?.response?.size).toBeGreaterThanOrEqual(2000);
  expect(sent).toBeLessThan(8);
});

test('keeps the last thousand, and lets pictures go first', () => {
  const call = (index: number, type: string) =>
    callLog.record({
      at: index,
      page: '/',
      totalMs: 1,
      request: {method: 'GET', url: `http://platform/${index}`, headers: [], body: undefined},
      response: {status: 200, headers: [['content-type', type]], body: undefined, size: 1, firstByteMs: 1},
    });
  for (let index = 0; index < 1001; index++) call(index, index === 500 ? 'image/png' : 'application/json');
  expect(callLog.list()).toHaveLength(1000);
  expect(callLog.list().map(({at}) => at)).not.toContain(500);
  call(1001, 'application/json');
  expect(callLog.list()[0]?.at).toBe(1);
});
