import {readFileSync} from 'node:fs';
import {expect, test, vi} from 'vitest';
import {createPlatformClient, dataOf, PlatformError} from './';

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

test('tells of each response', async () => {
  responseWith(503, {status_code: 503, message: 'Busy'});
  const onResponse = vi.fn();
  const client = createPlatformClient({
    baseUrl: 'http://platform',
    credential: {kind: 'apiKey', key: 'k'},
    onResponse,
  });
  await client.GET('/locations/v2/collections');
  expect(onResponse).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({status: 503}));
});
