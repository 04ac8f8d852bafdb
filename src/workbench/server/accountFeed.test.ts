import {expect, test, vi} from 'vitest';
import {followAccount, type FeedState} from './accountFeed';

const request = (path: string) => ({
  at: '2026-07-14T18:00:00.000Z',
  operationId: 'listRoutes',
  method: 'GET',
  path,
  status: 200,
  milliseconds: 1,
  violations: [],
});
const event = (entry: object, type = '') => `${type}data: ${JSON.stringify(entry)}\n\n`;

/** A sandbox whose streams the test writes into. */
function stubSandbox(lists: {readonly requests: () => object[]}) {
  const streams: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>[] = [];
  const headers: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    headers.push(init.headers);
    if (url.endsWith('/requests')) return Promise.resolve(Response.json(lists.requests()));
    if (url.endsWith('/webhooks')) return Promise.resolve(Response.json([]));
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => void streams.push(controller),
    });
    return Promise.resolve(new Response(body, {headers: {'content-type': 'text/event-stream'}}));
  });
  const write = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text));
  return {streams, write, headers};
}

function follow(
  credential = () =>
    Promise.resolve<{name: string; value: string} | undefined>({name: 'x-api-key', value: 'k'}),
) {
  const states: FeedState[] = [];
  const leave = new AbortController();
  const ended = followAccount({
    server: 'http://sandbox',
    credential,
    signal: leave.signal,
    delay: () => 1,
    onChange: (state) => void states.push(state),
  });
  const last = () => states.at(-1);
  return {states, last, leave, ended};
}

const pathsOf = (state: FeedState | undefined) => state?.requests.map(({path}) => path);

test('lists what there was, and what comes, the newest first', async () => {
  const {write, headers} = stubSandbox({requests: () => [request('/old')]});
  const {last, leave} = follow();
  await vi.waitFor(() => expect(last()?.status).toBe('live'));
  write(event(request('/new')));
  await vi.waitFor(() => expect(pathsOf(last())).toEqual(['/new', '/old']));
  write(event({id: 1, format: 'mine'}, 'event: webhook\n'));
  await vi.waitFor(() => expect(last()?.deliveries).toEqual([{id: 1, format: 'mine'}]));
  expect(headers[0]).toEqual({'x-api-key': 'k'});
  leave.abort();
});

test('what came while the list was read is there once', async () => {
  const {write} = stubSandbox({
    requests: () => {
      write(event(request('/both')));
      return [request('/both')];
    },
  });
  const {last, leave} = follow();
  await vi.waitFor(() => expect(last()?.status).toBe('live'));
  write(event(request('/after')));
  await vi.waitFor(() => expect(pathsOf(last())).toEqual(['/after', '/both']));
  leave.abort();
});

test('connects again when the connection ends, and begins with the list', async () => {
  let old = '/first';
  const {streams} = stubSandbox({requests: () => [request(old)]});
  const {states, last, leave} = follow();
  await vi.waitFor(() => expect(last()?.status).toBe('live'));
  old = '/second';
  streams[0]?.close();
  await vi.waitFor(() => expect(pathsOf(last())).toEqual(['/second']));
  expect(states.map(({status}) => status)).toContain('reconnecting');
  leave.abort();
});

test.each([
  [404, 'unsupported'],
  [401, 'refused'],
])('%i ends it: the list is %s', async (status, expected) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', {status})));
  const {last, ended} = follow();
  await ended;
  expect(last()?.status).toBe(expected);
});

test('a page in place of a stream is a platform without one', async () => {
  const page = () => Promise.resolve(new Response('<html>', {headers: {'content-type': 'text/html'}}));
  vi.stubGlobal('fetch', page);
  const {last, ended} = follow();
  await ended;
  expect(last()?.status).toBe('unsupported');
});

test('without a credential nothing is asked', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const {last, ended} = follow(() => Promise.resolve(undefined));
  await ended;
  expect(last()?.status).toBe('noCredential');
  expect(fetched).not.toHaveBeenCalled();
});
