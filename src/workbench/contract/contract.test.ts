import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {testCall} from '../calls/testCall';
import {toDraft} from '../detail/toDraft';
import {checkCall} from './checkCall';
import {findOperation, knownOperations} from './operations';

const BASE = 'http://127.0.0.1:4010';
const read = (slug: string) =>
  JSON.parse(readFileSync(`.generated/reference/operations/${slug}.json`, 'utf8')) as OperationDocument;

const found = (method: string, url: string) =>
  findOperation({method, url}, ['https://api.example/base', BASE]);

/** Checks a call of the operation that its address is of. */
function check(given: Parameters<typeof testCall>[0], change: Partial<OperationDocument> = {}) {
  const call = testCall(given);
  const operation = found(call.request.method, call.request.url);
  if (!operation) throw new Error('No operation has this address.');
  return checkCall(call, {...read(operation.operation.slug), ...change}, operation.values);
}

const json = [['content-type', 'application/json']] as const;
const create = {method: 'POST', url: `${BASE}/locations/v2/collections`, headers: json};

test('finds the operation of an address, behind any server', () => {
  expect(found('GET', `${BASE}/locations/v2/objects/a,b?x=1`)).toMatchObject({
    operation: {slug: 'get-objects'},
    values: {objectIds: 'a,b'},
  });
  expect(found('GET', 'https://api.example/base/locations/v2/collections')).toBeDefined();
  expect(found('GET', 'https://elsewhere.example/locations/v2/collections')).toBeDefined();
  expect(found('GET', `${BASE}/locations/v2/objects/metadata`)?.operation.template).toBe(
    '/locations/v2/objects/metadata',
  );
  expect(found('PATCH', `${BASE}/locations/v2/collections`)).toBeUndefined();
  expect(found('GET', `${BASE}/sandbox/clock`)).toBeUndefined();
});

test('every operation of the contract has a file', () => {
  expect(knownOperations.map(({slug}) => read(slug).operationId)).toEqual(
    knownOperations.map(({operationId}) => operationId),
  );
});

test('finds nothing about a call that keeps the contract', () => {
  expect(check({})).toEqual([]);
  const body = '{"collectionId":"a","collectionName":"A"}';
  expect(check({request: {...create, body}, response: {status: 201, body: undefined, size: 0}})).toEqual([]);
});

test('finds wrong bodies with their path', () => {
  const body = '{"collectionId":"-","collectionNames":"A"}';
  const findings = check({request: {...create, body}, response: null});
  expect(findings.map(({kind, part, path}) => [kind, part, path])).toEqual([
    ['violation', 'body', 'collectionName'],
    ['violation', 'body', 'collectionId'],
  ]);
  expect(check({request: {...create, body: '{'}, response: null})).toMatchObject([
    {message: expect.stringContaining('not valid JSON') as string},
  ]);
  expect(check({request: {...create, body: undefined}, response: null})).toMatchObject([
    {message: 'Required.'},
  ]);
});

test('finds a content type that the operation does not take, and a body that it does not', () => {
  const text = [['content-type', 'text/plain']] as const;
  expect(check({request: {...create, headers: text, body: 'a'}, response: null})).toMatchObject([
    {part: 'header', path: 'content-type', message: 'Must be one of application/json.'},
  ]);
  expect(check({request: {body: '{}'}})).toMatchObject([
    {part: 'body', message: 'The operation takes no body.'},
  ]);
});

test('finds wrong and unknown parameters, and keys in addresses', () => {
  const url = `${BASE}/locations/v2/routes?limit=none&colour=red&x-api-key=k`;
  expect(check({request: {url}, response: null}).map(({kind, part, path}) => [kind, part, path])).toEqual([
    ['violation', 'query', 'limit'],
    ['violation', 'query', 'colour'],
    ['keyInAddress', 'query', 'x-api-key'],
  ]);
  expect(check({request: {url: `${BASE}/locations/v2/objects/a,%2D`}, response: null})).toMatchObject([
    {part: 'path', path: 'objectIds.1'},
  ]);
});

test('tells of deprecated operations and parameters', () => {
  const url = `${BASE}/locations/v2/routes?limit=3`;
  const {parameters} = read('list-routes');
  const findings = check(
    {request: {url}, response: null},
    {
      deprecated: true,
      parameters: parameters.map((each) => ({...each, deprecated: true})),
    },
  );
  expect(findings).toMatchObject([
    {kind: 'deprecated', part: 'operation'},
    {kind: 'deprecated', part: 'query', path: 'limit'},
  ]);
});

test('finds responses that break the contract, or that it does not describe', () => {
  expect(check({response: {body: '{"collections":[{"collectionId":7}]}'}})[0]).toMatchObject({
    kind: 'violation',
    part: 'response',
    path: expect.stringContaining('collections[0]') as string,
  });
  expect(check({response: {status: 418}})).toMatchObject([{kind: 'undocumented', part: 'response'}]);
  expect(check({response: {headers: [['content-type', 'text/html']]}})).toMatchObject([
    {kind: 'undocumented', path: 'content-type'},
  ]);
});

test('a call fills the fields of the explorer', () => {
  const url = `${BASE}/locations/v2/objects/a%2Cb,c`;
  const operation = found('GET', url);
  const draft = (body?: string) =>
    toDraft(
      {method: 'GET', url, headers: json, body},
      read(operation?.operation.slug ?? ''),
      operation?.values ?? {},
    );
  expect(draft()).toEqual({values: {'path:objectIds': ['a,b', 'c']}, body: undefined});
  expect(draft('{"a":1}').body).toEqual({contentType: 'application/json', text: '{\n  "a": 1\n}'});
  expect(draft('{"a":12345678901234567890}').body?.text).toBe('{"a":12345678901234567890}');
});
