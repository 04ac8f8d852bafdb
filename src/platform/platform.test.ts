import {readFileSync} from 'node:fs';
import {afterEach, expect, test, vi} from 'vitest';
import {createPlatformClient, dataOf, PlatformError} from './';

afterEach(() => vi.unstubAllGlobals());

function responseWith(status: number, body: unknown) {
  const seen: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    seen.push(request);
    return Promise.resolve(Response.json(body, {status}));
  });
  return seen;
}

test('sends the key and reads the data', async () => {
  const seen = responseWith(200, {collections: []});
  const client = createPlatformClient({baseUrl: 'http://platform', credential: {kind: 'apiKey', key: 'k'}});
  expect(dataOf(await client.GET('/locations/v2/collections'))).toEqual({collections: []});
  expect(seen[0]?.url).toBe('http://platform/locations/v2/collections');
  expect(seen[0]?.headers.get('x-api-key')).toBe('k');
});

test('asks for the token before each request', async () => {
  const seen = responseWith(200, {collections: []});
  let round = 0;
  const token = () => Promise.resolve(`t${++round}`);
  const client = createPlatformClient({baseUrl: 'http://platform', credential: {kind: 'bearer', token}});
  await client.GET('/locations/v2/collections');
  await client.GET('/locations/v2/collections');
  expect(seen.map((request) => request.headers.get('authorization'))).toEqual(['Bearer t1', 'Bearer t2']);
});

test("throws the platform's own words", async () => {
  responseWith(401, {status_code: 401, message: 'Unauthorized'});
  const client = createPlatformClient({baseUrl: 'http://platform', credential: {kind: 'apiKey', key: 'k'}});
  const result = await client.GET('/locations/v2/collections');
  expect(() => dataOf(result)).toThrow(new PlatformError(401, 'Unauthorized'));
});

test('separates the values of a list by commas, as every list of the contract wants it', async () => {
  const seen = responseWith(200, {});
  const client = createPlatformClient({baseUrl: 'http://platform', credential: {kind: 'apiKey', key: 'k'}});
  await client.GET('/locations/v2/collections/{collectionIds}/weather/forecast', {
    params: {path: {collectionIds: ['a', 'b/c']}, query: {weatherTypes: ['temp', 'wind']}},
  });
  expect(seen[0]?.url).toBe(
    'http://platform/locations/v2/collections/a,b%2Fc/weather/forecast?weatherTypes=temp,wind',
  );
  const contract = JSON.parse(readFileSync('.generated/openapi.json', 'utf8')) as {
    components: {
      parameters: Record<string, {in: string; explode?: boolean; style?: string; schema: {type?: string}}>;
    };
  };
  const lists = Object.values(contract.components.parameters).filter(
    (each) => each.in === 'query' && each.schema.type === 'array',
  );
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter(({style, explode}) => style !== 'form' || explode !== false)).toEqual([]);
});

test('tells of each exchange, without its credential', async () => {
  responseWith(200, {collections: []});
  const watch = vi.fn();
  const client = createPlatformClient({
    baseUrl: 'http://platform',
    credential: {kind: 'apiKey', key: 'secret-key'},
    watch,
  });
  expect(dataOf(await client.GET('/locations/v2/objects', {params: {query: {collectionId: 'a'}}}))).toEqual({
    collections: [],
  });
  expect(watch).toHaveBeenCalledExactlyOnceWith({
    ...{method: 'GET', url: 'http://platform/locations/v2/objects?collectionId=a'},
    ...{path: '/locations/v2/objects', body: undefined},
    params: {path: {}, query: {collectionId: 'a'}, header: {}},
    ...{status: 200, contentType: 'application/json', date: undefined, size: 18},
    milliseconds: expect.any(Number),
  });
  expect(JSON.stringify(watch.mock.calls)).not.toContain('secret-key');
});

test('tells of a request without a response, but not of one that was cancelled', async () => {
  vi.stubGlobal('fetch', (request: Request) =>
    Promise.reject(request.signal.aborted ? request.signal.reason : new TypeError('no network')),
  );
  const watch = vi.fn();
  const client = createPlatformClient({
    baseUrl: 'http://platform',
    credential: {kind: 'apiKey', key: 'k'},
    watch,
  });
  await expect(client.GET('/locations/v2/collections')).rejects.toThrow('no network');
  expect(watch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({status: undefined, size: 0}));
  const signal = AbortSignal.abort();
  await expect(client.GET('/locations/v2/collections', {signal})).rejects.toThrow();
  expect(watch).toHaveBeenCalledTimes(1);
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
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(endless(), {headers})));
  const watch = vi.fn();
  const client = createPlatformClient({
    baseUrl: 'http://platform',
    credential: {kind: 'apiKey', key: 'k'},
    watch,
  });
  const params = {path: {year: 2026, month: 7, day: 14, hour: 18}};
  const path = '/weatherforecast/v2/temperature/{year}/{month}/{day}/{hour}';
  const {data} = await client.GET(path, {params, parseAs: 'stream'});
  const reader = data?.getReader();
  await reader?.read();
  await reader?.read();
  expect(watch).not.toHaveBeenCalled();
  await reader?.cancel();
  const {size} = watch.mock.calls[0]?.[0] as {size: number};
  expect(size).toBeGreaterThanOrEqual(2000);
  expect(sent).toBeLessThan(8);
});
