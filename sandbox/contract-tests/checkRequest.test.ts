import {expect, test} from 'vitest';
import {queryOf} from '../http/requestUrl';
import {oneOperation} from '../testing/oneOperation';
import {checkRequest} from '../contract/checkRequest';
import type {JsonObject} from '../contract/document/document';

const query = (name: string, schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  name,
  in: 'query',
  schema,
  ...more,
});

function ask(parameters: readonly JsonObject[], text: string, headers: Record<string, string> = {}) {
  const operation = oneOperation({parameters, responses: {}});
  const raw = {
    path: {},
    query: queryOf(`/?${text}`),
    headers,
    body: undefined,
    bodyType: undefined,
    bodyBytes: 0,
  };
  const {request, violations} = checkRequest(operation, raw);
  return violations.length > 0 ? violations : {...request.query, ...request.headers};
}

const whole = query('count', {type: 'integer', minimum: 0});
const time = query('start', {type: 'string', format: 'date-time'});
const types = query(
  'types',
  {type: 'array', items: {type: 'string', enum: ['temp', 'rain']}},
  {explode: false},
);
const each = query('each', {type: 'array', items: {type: 'number'}});
const echo = query('echo', {type: 'boolean', default: false});

test.each([
  ['count=07', [whole], {count: 7}],
  ['count=-1e2', [query('count', {type: 'number'})], {count: -100}],
  ['count=12', [query('count', {type: 'string'})], {count: '12'}],
  ['types=temp,rain', [types], {types: ['temp', 'rain']}],
  ['types=temp%2Crain', [types], {types: ['temp', 'rain']}],
  ['each=1&each=2.5', [each], {each: [1, 2.5]}],
  ['each=1', [each], {each: [1]}],
  ['echo=true', [echo], {echo: true}],
  ['', [echo, time], {echo: false}],
  ['start=2026-07-14T18:00:00%2B02:00', [time], {start: '2026-07-14T18:00:00+02:00'}],
  ['start=2026-07-14', [time], {start: '2026-07-14'}],
  [
    '',
    [query('types', {$ref: '#/paths/~1things/get/parameters/1/schema'}), echo],
    {types: false, echo: false},
  ],
])('%s is read as the contract types it', (text, parameters, values) => {
  expect(ask(parameters, text)).toEqual(values);
});

test.each([
  ['count=1x', [whole], ['query.count must be integer']],
  ['count=', [whole], ['query.count must be integer']],
  ['count=0x10', [whole], ['query.count must be integer']],
  ['count=1.5', [whole], ['query.count must be integer']],
  ['count=1&count=2', [whole], ['query.count is sent 2 times']],
  ['types=temp&types=rain', [types], ['query.types is sent 2 times; separate its values with commas']],
  ['types=temp,fog', [types], ['query.types[1] must be one of "temp", "rain"']],
  ['types=', [types], ['query.types[0] must be one of "temp", "rain"']],
  ['echo=yes', [echo], ['query.echo must be boolean']],
  ['__proto__=1&count=1', [whole], ['query.__proto__ is not a parameter of this operation']],
  ['Count=1', [whole], ['query.Count is not a parameter of this operation']],
  [
    'start=2026-07-14T18:00:00',
    [time],
    ['query.start has no offset: add Z for UTC, or an offset such as +02:00'],
  ],
  [
    'start=2026-07-14T18:00:00+02:00',
    [time],
    [
      'query.start must be an ISO 8601 date and time with an offset, such as 2026-07-14T18:00:00Z, or a date alone (write the "+" of its offset as %2B)',
    ],
  ],
  [
    'x=1&count=-1',
    [{...whole, required: true}, query('must', {type: 'string'}, {required: true})],
    ['query.must is required', 'query.x is not a parameter of this operation', 'query.count must be >= 0'],
  ],
])('%s is refused, and never guessed at', (text, parameters, violations) => {
  expect(ask(parameters, text)).toEqual(violations);
});

test('headers are read by their name in any letter case, and unknown ones are nobody’s business', () => {
  const age = {name: 'X-Max-Age', in: 'header', required: true, schema: {type: 'integer'}};
  expect(ask([age], '', {'x-max-age': '60', accept: '*/*'})).toEqual({'x-max-age': 60});
  expect(ask([age], '', {'x-max-age': 'old'})).toEqual(['header.x-max-age must be integer']);
  expect(ask([age], '')).toEqual(['header.x-max-age is required']);
});

test('a serialization that cannot be read fails at the start, not at a request', () => {
  const deep = query('filter', {type: 'object'}, {style: 'deepObject'});
  expect(() => oneOperation({parameters: [deep], responses: {}})).toThrow(/filter .* style "deepObject"/);
});
