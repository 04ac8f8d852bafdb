import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {testCall} from '../calls/testCall';
import {exportCalls} from '../export/exportCalls';
import {checkTraffic, type CheckProgress} from './checkTraffic';
import {parseTraffic} from './parseTraffic';
import type {BroughtCall} from './types';

const BASE = 'http://127.0.0.1:4010';
const operations = new Map<string, Promise<OperationDocument>>();
const load = (slug: string) => {
  const known =
    operations.get(slug) ??
    Promise.resolve(
      JSON.parse(readFileSync(`.generated/reference/operations/${slug}.json`, 'utf8')) as OperationDocument,
    );
  operations.set(slug, known);
  return known;
};

const never = new AbortController().signal;
const parse = (text: string) => parseTraffic(text, never);

async function check(
  calls: readonly BroughtCall[],
  onProgress: (progress: CheckProgress) => void = () => undefined,
  {signal = never, reportMs = 250}: {signal?: AbortSignal; reportMs?: number} = {},
) {
  let last: CheckProgress | undefined;
  await checkTraffic(calls, {
    servers: [BASE],
    load,
    signal,
    reportMs,
    onProgress: (progress) => {
      last = progress;
      onProgress(progress);
    },
  });
  return last!;
}

const found = ({checked}: CheckProgress) =>
  checked.map(({findings}) => findings.map(({kind, part, path}) => `${kind} ${part} ${path}`));

const har = (...entries: object[]) => JSON.stringify({log: {entries}});
const entry = (method: string, url: string, more: object = {}, response: object = {status: 0}) => ({
  startedDateTime: '2026-07-14T18:00:00Z',
  request: {method, url, headers: [{name: ':authority', value: 'x'}], ...more},
  response,
});
const json = {mimeType: 'application/json'};

test('finds what is wrong with the calls of an archive, and passes other services over', async () => {
  const {format, calls} = await parse(
    har(
      entry(
        'GET',
        `${BASE}/locations/v2/collections`,
        {},
        {status: 200, content: {...json, size: 18, text: '{"collections":[]}'}},
      ),
      entry('POST', `${BASE}/locations/v2/collections`, {postData: {...json, text: '{"collectionId":"-"}'}}),
      entry('GET', `${BASE}/locations/v2/routes?limit=x&apikey=k`),
      entry('PATCH', `${BASE}/locations/v2/routes`),
      entry('GET', `${BASE}/locations/v9/routes`),
      entry('OPTIONS', `${BASE}/locations/v2/routes`),
      entry('GET', 'https://fonts.example/a.woff2'),
      entry(
        'GET',
        `${BASE}/locations/v2/collections`,
        {},
        {status: 200, content: {...json, text: btoa('{"collections":1}'), encoding: 'base64'}},
      ),
      {},
    ),
  );
  expect(format).toBe('har');
  const progress = await check(calls);
  expect(progress).toMatchObject({foreign: 2, left: 0});
  expect(found(progress)).toEqual([
    [],
    ['violation body collectionName', 'violation body collectionId'],
    ['violation query limit', 'keyInAddress query apikey'],
    ['unknownOperation operation PATCH /locations/v2/routes'],
    ['unknownOperation operation GET /locations/v9/routes'],
    ['violation response collections'],
  ]);
  expect(progress.checked[3]?.findings[0]?.message).toBe('The contract has this path for GET, POST alone.');
});

test('tells of a deprecated operation', async () => {
  const progress = await check((await parse(`curl ${BASE}/flights/v1/drones`)).calls);
  expect(found(progress)).toEqual([['deprecated operation ']]);
});

test('checks commands of curl, whatever server they are for', async () => {
  const command = `curl 'https://api.example/locations/v2/collections' --json '{"collectionId":"a"}'\ncurl http://other/nothing`;
  const progress = await check((await parse(command)).calls);
  expect(found(progress)).toEqual([
    ['violation body collectionName'],
    ['unknownOperation operation GET /nothing'],
  ]);
});

const collection = (...item: object[]) =>
  JSON.stringify({
    info: {name: 'A'},
    variable: [
      {key: 'base', value: BASE},
      {key: 'id', value: 'ferries'},
    ],
    item,
  });

test('checks a Postman collection: folders, variables, credentials, bodies and saved examples', async () => {
  const {format, calls} = await parse(
    collection(
      {
        name: 'Folder',
        item: [
          {
            name: 'Create',
            request: {
              method: 'POST',
              url: {raw: '', host: ['{{base}}'], path: ['locations', 'v2', 'collections']},
              auth: {
                type: 'apikey',
                apikey: [
                  {key: 'key', value: 'x-api-key'},
                  {key: 'value', value: '{{key}}'},
                ],
              },
              body: {mode: 'raw', raw: '{"collectionId":"{{id}}"}', options: {raw: {language: 'json'}}},
            },
          },
        ],
      },
      {
        name: 'Read',
        request: {
          header: [{key: 'X-Off', value: '1', disabled: true}],
          url: {
            raw: '{{base}}/locations/v2/collections/:ids?a=b',
            host: ['{{base}}'],
            path: ['locations', 'v2', 'collections', ':ids'],
            query: [{key: 'a', value: 'b', disabled: true}],
            variable: [{key: 'ids', value: '{{id}}'}],
          },
        },
        response: [
          {
            name: 'Found',
            code: 200,
            header: 'Content-Type: application/json\n',
            body: '{"collections":"none"}',
          },
        ],
      },
      {name: 'Environment', request: `{{unknown}}/locations/v2/objects/{{objects}}`},
    ),
  );
  expect(format).toBe('postman');
  expect(calls.map(({name, request}) => [name, request.method, request.url, request.body])).toEqual([
    ['Folder / Create', 'POST', `${BASE}/locations/v2/collections`, '{"collectionId":"ferries"}'],
    ['Read: Found', 'GET', `${BASE}/locations/v2/collections/ferries`, undefined],
    ['Environment', 'GET', '{{unknown}}/locations/v2/objects/{{objects}}', undefined],
  ]);
  expect(calls[0]?.request.headers).toContainEqual(['x-api-key', '{{key}}']);
  expect(found(await check(calls))).toEqual([
    ['violation body collectionName'],
    ['violation response collections'],
    [],
  ]);
});

test("the portal's own collection and its own exports are read again", async () => {
  const own = await parse(readFileSync('.generated/static/postman-collection.json', 'utf8'));
  const progress = await check(own.calls);
  expect(progress.checked.length).toBeGreaterThan(70);
  expect(progress.checked.filter(({operationId}) => operationId === undefined)).toEqual([]);
  const call = testCall();
  for (const format of ['har', 'postman', 'script'] as const) {
    const again = await parse(exportCalls(format, [call]).text);
    expect(again.calls.map(({request}) => [request.method, request.url])).toEqual([
      ['GET', call.request.url],
    ]);
    expect(found(await check(again.calls))).toEqual([[]]);
  }
});

test.each([
  '',
  'hello',
  '{}',
  '[]',
  '{"log":{}}',
  '{"log":{"entries":7}}',
  '{"item":[7,null]}',
  '{"log":{"entries":[null]}}',
  '{"item":[{"request":{"url":{"path":7}}}]}',
])('says that %j cannot be read', async (text) => {
  await expect(parse(text)).rejects.toThrow(
    'This is neither a HAR file, nor a Postman collection 2.1, nor a curl command.',
  );
});

test('checks a thousand calls in pieces, between which a page stays responsive', async () => {
  const collections = Array.from({length: 20}, (_, index) => ({
    collectionId: `c${index}`,
    collectionName: `C ${index}`,
  }));
  const kinds = [
    entry(
      'GET',
      `${BASE}/locations/v2/collections`,
      {},
      {status: 200, content: {...json, text: JSON.stringify({collections})}},
    ),
    entry('POST', `${BASE}/locations/v2/collections`, {
      postData: {...json, text: JSON.stringify(collections[0])},
    }),
    entry('GET', `${BASE}/locations/v2/objects?collectionId=a`),
    entry('GET', `${BASE}/locations/v2/routes?limit=none`),
  ];
  const {calls} = await parse(har(...Array.from({length: 1000}, (_, index) => kinds[index % kinds.length]!)));
  // Documents are read and prepared once.
  await check(calls.slice(0, 4));
  const started = performance.now();
  const progress = await check(calls);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `traffic: 1,000 calls checked in ${seconds.toFixed(2)} s, ${Math.round(1000 / seconds)} a second`,
  );
  expect(progress.checked).toHaveLength(1000);
  const left: number[] = [];
  await check(calls.slice(0, 4), (each) => left.push(each.left), {reportMs: 0});
  expect(left).toEqual([3, 2, 1, 0, 0]);

  const cancel = new AbortController();
  const stopped = await check(calls, () => cancel.abort(), {signal: cancel.signal, reportMs: 0});
  expect(stopped).toMatchObject({foreign: 0, left: 999});
  expect(stopped.checked).toHaveLength(1);
});
