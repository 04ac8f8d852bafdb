import {expect, test} from 'vitest';
import type {Exchange} from '@site/src/platform';
import {createCallLog} from './callLog';
import {findOperation} from './operations';
import {toScript} from './script';
import {toDraft} from './toRequest';

const list: Exchange = {
  ...{
    method: 'GET',
    url: 'http://platform/locations/v2/objects?collectionId=a',
    path: '/locations/v2/objects',
  },
  params: {path: {}, query: {collectionId: 'a'}, header: {}},
  ...{
    body: undefined,
    status: 200,
    contentType: 'application/json',
    date: undefined,
    size: 18,
    milliseconds: 5,
  },
};
const store: Exchange = {
  ...list,
  ...{method: 'POST', url: 'http://platform/locations/v2/objects/metadata'},
  ...{path: '/locations/v2/objects/metadata', body: '[{"objectId":"it\'s"}]', status: 201},
  params: {path: {}, query: {}, header: {}},
};

test('equal calls of one owner are one line that counts', () => {
  const log = createCallLog();
  log.record(list, 'objects');
  log.record({...list, status: 503}, 'objects');
  log.record(list, 'other');
  log.record(store);
  expect(log.list().map(({last, count, owner}) => [last.method, last.status, count, owner])).toEqual([
    ['GET', 503, 2, 'objects'],
    ['GET', 200, 1, 'other'],
    ['POST', 201, 1, undefined],
  ]);
});

test('requests of one subject are one line, whatever their addresses', () => {
  const log = createCallLog();
  log.record({...list, url: 'http://platform/tile/1/0/0'}, 'tiles', 'tile');
  log.record({...list, url: 'http://platform/tile/1/0/1'}, 'tiles', 'tile');
  expect(log.list().map(({last, count}) => [last.url, count])).toEqual([['http://platform/tile/1/0/1', 2]]);
});

test('tells its listeners until they leave', () => {
  const log = createCallLog();
  let told = 0;
  const leave = log.subscribe(() => told++);
  log.record(list);
  leave();
  log.record(list);
  expect(told).toBe(1);
});

test('a call is an operation of the contract, with a page', () => {
  expect(findOperation(list)).toMatchObject({operationId: 'listObjects', page: '/api/list-objects'});
  expect(findOperation({method: 'GET', path: '/sandbox/clock'})).toBeUndefined();
});

test('a call fills the fields of the explorer', () => {
  expect(toDraft(list)).toEqual({values: {'query:collectionId': 'a'}, body: undefined});
  const history = {
    ...list,
    params: {path: {objectIds: ['a', 'b']}, query: {limit: 100, after: undefined}, header: {}},
  };
  expect(toDraft(history).values).toEqual({'path:objectIds': ['a', 'b'], 'query:limit': '100'});
  expect(toDraft(store).body).toEqual({
    contentType: 'application/json',
    text: '[\n  {\n    "objectId": "it\'s"\n  }\n]',
  });
});

test('all calls make one script, whose key comes from the environment', () => {
  const log = createCallLog();
  log.record(list);
  log.record(store);
  expect(toScript(log.list())).toBe(`#!/bin/sh

: "\${PLATFORM_KEY:?Set PLATFORM_KEY to your API key.}"

curl 'http://platform/locations/v2/objects?collectionId=a' \\
  --header "x-api-key: $PLATFORM_KEY"

curl 'http://platform/locations/v2/objects/metadata' \\
  --header "x-api-key: $PLATFORM_KEY" \\
  --header 'content-type: application/json' \\
  --data-raw '[{"objectId":"it'\\''s"}]'
`);
});
