import {expect, test} from 'vitest';
import type {Parameter} from '../document/types';
import {buildRequest} from './buildRequest';

const SERVER = 'http://127.0.0.1:4010';
const text = {type: 'string'} as const;
const list = {type: 'array', items: text} as const;

function parameter(name: string, parameterIn: Parameter['in'], more: Partial<Parameter> = {}): Parameter {
  return {name, in: parameterIn, schema: text, examples: {}, ...more};
}

function urlOf(path: string, parameters: Parameter[], values: Record<string, string | string[]>): string {
  return buildRequest({method: 'get', path, parameters, schemas: {}}, {server: SERVER, values}).url;
}

const ids = parameter('ids', 'path', {schema: list, explode: false});

test('path separates the values of a list by commas and encodes the commas inside one', () => {
  expect(urlOf('/c/{ids}', [ids], {'path:ids': ['a,b', 'c/d', 'é']})).toBe(`${SERVER}/c/a%2Cb,c%2Fd,%C3%A9`);
});

test('path takes a value with replacement patterns literally', () => {
  expect(urlOf('/c/{ids}', [ids], {'path:ids': ["$&$'"]})).toBe(`${SERVER}/c/%24%26%24'`);
});

test('path and query take half a surrogate pair, which a person can leave in a field', () => {
  const query = parameter('w', 'query');
  expect(urlOf('/c/{ids}', [ids, query], {'path:ids': ['a\ud83d'], 'query:w': '\ude80b🛰'})).toBe(
    `${SERVER}/c/a%EF%BF%BD?w=%EF%BF%BDb%F0%9F%9B%B0`,
  );
});

test('path keeps the braces of a parameter without a value', () => {
  expect(urlOf('/c/{ids}', [ids], {'path:ids': ['']})).toBe(`${SERVER}/c/{ids}`);
});

test('path fills parts that stand side by side', () => {
  const parameters = [parameter('y', 'path'), parameter('format', 'path')];
  expect(urlOf('/t/{y}.{format}', parameters, {'path:y': '7', 'path:format': 'png'})).toBe(
    `${SERVER}/t/7.png`,
  );
});

test('query repeats the name of a list unless the contract says otherwise', () => {
  const exploded = parameter('w', 'query', {schema: list});
  expect(urlOf('/f', [exploded], {'query:w': ['a b', 'c&d']})).toBe(`${SERVER}/f?w=a%20b&w=c%26d`);
});

test('query writes a list once where it is not exploded', () => {
  const joined = parameter('w', 'query', {schema: list, explode: false});
  expect(urlOf('/f', [joined], {'query:w': ['a,b', 'c']})).toBe(`${SERVER}/f?w=a%2Cb,c`);
});

test('query knows the delimited styles', () => {
  const piped = parameter('w', 'query', {schema: list, style: 'pipeDelimited'});
  const spaced = parameter('w', 'query', {schema: list, style: 'spaceDelimited'});
  expect(urlOf('/f', [piped], {'query:w': ['a', 'b']})).toBe(`${SERVER}/f?w=a%7Cb`);
  expect(urlOf('/f', [spaced], {'query:w': ['a', 'b']})).toBe(`${SERVER}/f?w=a%20b`);
});

test('query leaves out what is empty: a default that is shown is not sent', () => {
  const hour = parameter('forecastHour', 'query', {schema: {type: 'integer', default: 3}});
  expect(urlOf('/f', [hour], {})).toBe(`${SERVER}/f`);
  expect(urlOf('/f', [hour], {'query:forecastHour': ''})).toBe(`${SERVER}/f`);
});

test('sends the headers that were given, no other, in lower case', () => {
  const request = buildRequest(
    {method: 'post', path: '/c', parameters: [parameter('X-Trace', 'header')], schemas: {}},
    {
      server: SERVER,
      values: {'header:X-Trace': 'a b'},
      body: {contentType: 'application/json', text: '{}'},
      credential: {name: 'x-api-key', value: 'k'},
    },
  );
  expect(request).toEqual({
    method: 'POST',
    url: `${SERVER}/c`,
    headers: [
      ['x-api-key', 'k'],
      ['x-trace', 'a b'],
      ['content-type', 'application/json'],
    ],
    body: '{}',
  });
});

test('sends no credential header without a credential', () => {
  expect(
    buildRequest({method: 'get', path: '/c', parameters: [], schemas: {}}, {server: SERVER, values: {}})
      .headers,
  ).toEqual([]);
});
