import {expect, test} from 'vitest';
import {formatPath} from '../base/jsonPath';
import {isObject, type Json} from '../contract/document/document';
import {openSandbox} from '../testing/openSandbox';
import {operations} from './contract';

const report = {objectId: 'kite-1', timestamp: '2026-07-14T18:00:00Z'};
const strict = {prefer: 'handling=strict'};
const MISSPELT = 'xMisspelt';

test('fields that the contract does not know are left out, and the response names them', async () => {
  const {call} = await openSandbox();
  const posted = await call('POST /locations/v2/objects?echo=true', {
    body: [
      {...report, velocity: 7, properties: {anything: true}},
      {...report, objectId: 'kite-2', velocity: 8, lat: 44},
    ],
  });
  expect(posted).toMatchObject({
    status: 201,
    headers: {'unknown-fields': 'body[0].velocity, body[1].lat'},
    body: {objects: [{properties: {anything: true}}, {objectId: 'kite-2'}]},
  });
  expect(posted.headers).not.toHaveProperty('preference-applied');
  expect(JSON.stringify(posted.body)).not.toContain('velocity');
});

test('a response says nothing of unknown fields where there are none', async () => {
  const {call} = await openSandbox();
  const {headers} = await call('POST /locations/v2/objects', {body: [report], headers: strict});
  expect(headers).not.toHaveProperty('unknown-fields');
  expect(headers).toMatchObject({'preference-applied': 'handling=strict'});
});

test('strict handling refuses unknown fields, beside all else that is wrong, and stores nothing', async () => {
  const {call} = await openSandbox();
  const body = {collectionId: 'kites', collectionName: 'Kites', updateFrequency: 5};
  expect(await call('POST /locations/v2/collections', {body, headers: strict})).toMatchObject({
    status: 400,
    body: {message: 'body.updateFrequency is not a field that this operation knows'},
  });
  const broken = {...body, collectionName: 7};
  expect(await call('POST /locations/v2/collections', {body: broken, headers: strict})).toMatchObject({
    status: 400,
    body: {
      message:
        'body.collectionName must be string; body.updateFrequency is not a field that this operation knows',
    },
  });
  expect((await call('GET /locations/v2/collections/kites')).status).toBe(404);
});

test('a header holds fields of any name, and no more of them than proxies let through', async () => {
  const {call} = await openSandbox();
  const told = async (fields: object) =>
    (await call('POST /locations/v2/objects', {body: [{...report, ...fields}]})).headers['unknown-fields'];
  expect(await told({'höhe, m': 1, '100%': 2, '\r\nset-cookie': 3, '\u{1f681}': 4})).toBe(
    'body[0]["h%C3%B6he%2C%20m"], body[0]["100%25"], body[0]["\\r\\nset-cookie"], body[0]["%F0%9F%9A%81"]',
  );
  // Half of a pair is refused, whatever it stands in.
  expect(await call('POST /locations/v2/objects', {body: [{...report, '\ud800': 1}]})).toMatchObject({
    status: 400,
    body: {message: 'body[0]["\\ud800"] contains half of a surrogate pair'},
  });
  const many = Object.fromEntries(Array.from({length: 300}, (_, index) => [`field${index}`, index]));
  expect(await told(many)).toMatch(/^body\[0\]\.field0, body\[0\]\.field1, .{900,}, \.\.\.$/);
  expect((await told({['x'.repeat(5000)]: 1}))?.length).toBeLessThan(1100);
});

test('a page of another origin may read what is said of unknown fields', async () => {
  const {call} = await openSandbox();
  const {headers} = await call('GET /locations/v2/collections', {headers: {origin: 'http://localhost:3000'}});
  expect(headers['access-control-expose-headers']?.split(', ')).toEqual(
    expect.arrayContaining(['Unknown-Fields', 'Preference-Applied']),
  );
});

test.each(
  operations.filter(({body}) => body).map((operation) => [operation.operationId, operation] as const),
)('%s either names a field or gives it back', async (_, {path, body}) => {
  const {call} = await openSandbox();
  for (const example of body?.examples.values() ?? [])
    for (const way of objectsIn(example)) {
      // Only a webhook that listens could convert it.
      const format = isObject(example) ? String(example.format) : '';
      if (format === 'skytrack') continue;
      const posted = await call(`POST ${path}`, {body: withMisspelt(example, way)});
      expect(posted.status).toBeLessThan(300);
      const {location, 'unknown-fields': named} = posted.headers;
      const query = path === '/flights/v2/plans' ? `?format=${format}` : '';
      const read = location && !named ? await call(`GET ${location}${query}`) : undefined;
      const isKept = JSON.stringify([posted.body, read?.body]).includes(MISSPELT);
      const where = decodeURIComponent(named ?? '');
      expect([way, isKept, where]).toEqual([
        way,
        !named,
        named ? formatPath('body', [...way, MISSPELT]) : '',
      ]);
    }
});

/** Where the objects of a body stand, the first of each list. */
function objectsIn(value: Json | undefined, way: readonly string[] = []): (readonly string[])[] {
  if (Array.isArray(value)) return objectsIn(value[0] as Json, [...way, '0']);
  if (!isObject(value)) return [];
  return [way, ...Object.entries(value).flatMap(([key, part]) => objectsIn(part, [...way, key]))];
}

/** A copy with a field too many in one of its objects. */
function withMisspelt(value: Json, way: readonly string[]): Json {
  const copy = structuredClone(value);
  const owner = way.reduce<Record<string, unknown>>(
    (node, key) => node[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  );
  owner[MISSPELT] = 'x';
  return copy;
}
