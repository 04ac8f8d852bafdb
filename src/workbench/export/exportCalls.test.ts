import {expect, test} from 'vitest';
import {testCall} from '../calls/testCall';
import {exportCalls, type ExportFormat} from './exportCalls';

const KEY = 'sandbox-developer-key';
const list = testCall();
const store = testCall({
  id: 2,
  request: {
    method: 'POST',
    url: 'http://127.0.0.1:4010/locations/v2/objects/metadata',
    headers: [
      ['authorization', `Bearer ${KEY}`],
      ['content-type', 'application/json'],
      ['sec-fetch-mode', 'cors'],
    ],
    body: '[{"objectId":"it\'s"}]',
  },
  response: {status: 201, headers: [['location', `/x?token=${KEY}`]], body: KEY},
});
const calls = [list, store, testCall({id: 3, response: null})];

test.each<ExportFormat>(['har', 'http', 'postman', 'script'])('%s contains no key', (format) => {
  expect(exportCalls(format, calls).text).not.toContain(KEY);
});

test('a key that another call was sent with is hidden too', () => {
  const later = testCall({request: {headers: [], url: `http://127.0.0.1:4010/a/${KEY}`}});
  expect(exportCalls('har', [later], [list, later]).text).not.toContain(KEY);
});

test('HAR has every call, with its timing and what came back', () => {
  const {log} = JSON.parse(exportCalls('har', calls).text) as {log: {entries: unknown[]}};
  expect(log).toMatchObject({
    version: '1.2',
    entries: [
      {
        startedDateTime: '2026-07-14T18:00:00.000Z',
        time: 12,
        request: {method: 'GET', headers: [{name: 'x-api-key', value: 'YOUR_API_KEY'}]},
        response: {status: 200, content: {size: 18, text: '{"collections":[]}'}},
        timings: {send: 0, wait: 8, receive: 4},
      },
      {request: {postData: {mimeType: 'application/json', text: store.request.body}}},
      {response: {status: 0}},
    ],
  });
});

test('a file of requests takes key and token from the environment', () => {
  expect(exportCalls('http', [list, store]).text).toBe(`@apiKey = {{$processEnv PLATFORM_KEY}}
@token = {{$processEnv PLATFORM_TOKEN}}

### GET /locations/v2/collections
GET http://127.0.0.1:4010/locations/v2/collections
x-api-key: {{apiKey}}

### POST /locations/v2/objects/metadata
POST http://127.0.0.1:4010/locations/v2/objects/metadata
authorization: Bearer {{token}}
content-type: application/json

[{"objectId":"it's"}]
`);
});

test('a Postman collection has variables for key and token', () => {
  expect(JSON.parse(exportCalls('postman', [list, store]).text)).toMatchObject({
    info: {schema: expect.stringContaining('v2.1.0') as string},
    item: [
      {name: 'GET /locations/v2/collections', request: {header: [{key: 'x-api-key', value: '{{apiKey}}'}]}},
      {request: {method: 'POST', body: {mode: 'raw', raw: store.request.body}}},
    ],
  });
});

test('a script takes key and token from its environment', () => {
  expect(exportCalls('script', [list, store]).text).toBe(`#!/bin/sh

: "\${PLATFORM_KEY:?Set PLATFORM_KEY to your API key.}"

: "\${PLATFORM_TOKEN:?Set PLATFORM_TOKEN to your token.}"

curl 'http://127.0.0.1:4010/locations/v2/collections' \\
  --header "x-api-key: $PLATFORM_KEY"

curl 'http://127.0.0.1:4010/locations/v2/objects/metadata' \\
  --header "authorization: Bearer $PLATFORM_TOKEN" \\
  --header 'content-type: application/json' \\
  --data-raw '[{"objectId":"it'\\''s"}]'
`);
});
