import {expect, test} from 'vitest';
import {findOperation} from './findOperation';

const operations = [
  {method: 'get', path: '/objects/{objectIds}'},
  {method: 'get', path: '/objects/metadata'},
  {method: 'get', path: '/tile/{zoom}/{x}/{y}.{format}'},
];

test('the most literal template wins, whatever the query', () => {
  expect(findOperation(operations, 'GET', '/objects/metadata?a=b')?.path).toBe('/objects/metadata');
  expect(findOperation(operations, 'GET', '/objects/heron-7')?.path).toBe('/objects/{objectIds}');
  expect(findOperation(operations, 'GET', '/tile/7/20/46.png')?.path).toBe('/tile/{zoom}/{x}/{y}.{format}');
});

test('method, length and dots must fit', () => {
  expect(findOperation(operations, 'POST', '/objects/heron-7')).toBeUndefined();
  expect(findOperation(operations, 'GET', '/objects/heron-7/history')).toBeUndefined();
  expect(findOperation(operations, 'GET', '/tile/7/20/46xpng')).toBeUndefined();
});
