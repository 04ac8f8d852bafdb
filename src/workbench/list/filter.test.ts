import {expect, test} from 'vitest';
import {testCall} from '../calls/testCall';
import {sourceOf, toTabCall} from '../calls/listedCall';
import {everything, filterCalls, isNarrow, type CallFilter} from './filter';

const BASE = 'http://127.0.0.1:4010';
const list = testCall({id: 1, page: '/portal/docs/guides/'});
const store = testCall({
  id: 2,
  page: '/api/create-collection',
  request: {method: 'POST', url: `${BASE}/locations/v2/collections`, body: '{"collectionName":"Ferries"}'},
  response: {status: 400},
});
const tile = testCall({
  id: 3,
  page: '/dashboard',
  request: {url: `${BASE}/firezones/v2/tile/1/0/0.png`},
  response: {headers: [['content-type', 'image/png']]},
});
const lost = testCall({id: 4, page: '/admin/Users', response: null});
const calls = [list, store, tile, lost].map((call) => toTabCall(call, [], [BASE]));

const shown = (filter: Partial<CallFilter>) =>
  filterCalls(calls, {...everything, ...filter}).map(({key}) => Number(key));

test('a call is of the page that made it, and tiles are of maps', () => {
  expect([list, store, tile, lost].map(sourceOf)).toEqual(['guides', 'reference', 'maps', 'administration']);
  expect(sourceOf(testCall({page: '/dashboard'}))).toBe('dashboard');
  expect(sourceOf(testCall({page: '/'}))).toBe('other');
});

test('a call of the identity service is of the operation that its header names', () => {
  const call = testCall({
    request: {
      method: 'POST',
      url: `${BASE}/identity/user-pool`,
      headers: [['x-amz-target', 'AWSCognitoIdentityProviderService.AdminDisableUser']],
    },
  });
  expect(toTabCall(call, [], [BASE])).toMatchObject({
    target: 'AdminDisableUser',
    operationId: 'AdminDisableUser',
  });
});

test('shows everything but tiles, which are one click away', () => {
  expect(shown({})).toEqual([1, 2, 4]);
  expect(shown({hasTiles: true})).toEqual([1, 2, 3, 4]);
  expect(shown({source: 'maps'})).toEqual([3]);
});

test('narrows by status, method, operation and source', () => {
  expect(shown({status: '4'})).toEqual([2]);
  expect(shown({status: 'none'})).toEqual([4]);
  expect(shown({method: 'POST'})).toEqual([2]);
  expect(shown({operationId: 'listCollections'})).toEqual([1, 4]);
  expect(shown({source: 'reference'})).toEqual([2]);
  expect(shown({method: 'GET', status: '4'})).toEqual([]);
});

test('searches addresses, statuses, operations and bodies, word by word', () => {
  expect(shown({search: 'ferries POST'})).toEqual([2]);
  expect(shown({search: '400'})).toEqual([2]);
  expect(shown({search: '(.*'})).toEqual([]);
  expect(shown({search: ' '})).toEqual([1, 2, 4]);
});

test('knows whether it narrows', () => {
  expect(isNarrow(everything)).toBe(false);
  expect(isNarrow({...everything, hasTiles: true})).toBe(false);
  expect(isNarrow({...everything, status: '5'})).toBe(true);
});

test('a filter over 1,000 calls with bodies takes no time that anybody notices', () => {
  const many = Array.from({length: 1000}, (_, id) => {
    const call = testCall({id, response: {body: JSON.stringify({text: 'x'.repeat(2000), id})}});
    return toTabCall(call, [], [BASE]);
  });
  const started = performance.now();
  for (const search of ['999', '99', 'x', 'nowhere']) filterCalls(many, {...everything, search});
  console.log(`filter: 4 searches in 1,000 calls took ${(performance.now() - started).toFixed(1)} ms`);
  expect(filterCalls(many, {...everything, search: '"id":999'})).toHaveLength(1);
});
