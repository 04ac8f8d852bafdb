import {expect, test} from 'vitest';
import {oneOperation} from '../testing/oneOperation';
import {checkRequest} from './checkRequest';
import type {JsonObject} from './document/document';

function violationsOf(schema: JsonObject, body: unknown, components: JsonObject = {}): readonly string[] {
  const operation = oneOperation(
    {requestBody: {required: true, content: {'application/json': {schema}}}, responses: {}},
    components,
    'post /things',
  );
  const raw = {path: {}, query: {}, headers: {}, body, bodyType: 'application/json'};
  return checkRequest(operation, raw).violations;
}

const report: JsonObject = {
  type: 'object',
  required: ['id', 'timestamp'],
  properties: {id: {type: 'string'}, timestamp: {type: 'string', format: 'date-time'}},
};

test('each violation of each item is named with its place', () => {
  const body = [{id: 'a', timestamp: '2026-07-14T18:00:00Z'}, {id: 7, timestamp: 'now'}, {}];
  expect(violationsOf({type: 'array', items: report}, body)).toEqual([
    'body[1].id must be string',
    'body[1].timestamp must be an ISO 8601 date and time with an offset, such as 2026-07-14T18:00:00Z, or a date alone',
    'body[2].id is required',
    'body[2].timestamp is required',
  ]);
});

test('odd keys are quoted, so that a place can be read', () => {
  const schema = {type: 'object', additionalProperties: {type: 'object', additionalProperties: false}};
  expect(violationsOf(schema, {'a/b~c d': {x: 1}, été: {'': 1}})).toEqual([
    'body["a/b~c d"].x is not allowed',
    'body.été[""] is not allowed',
  ]);
});

test('a missing body is one violation', () => {
  expect(violationsOf(report, undefined)).toEqual(['body is required']);
});

test('what is read-only is not owed by a request, and its defaults are filled in', () => {
  const schema: JsonObject = {
    type: 'object',
    required: ['id', 'createdDate'],
    properties: {id: {type: 'string'}, createdDate: {type: 'string', readOnly: true}, every: {default: 60}},
  };
  const body: Record<string, unknown> = {id: 'a'};
  expect(violationsOf(schema, body)).toEqual([]);
  expect(body).toEqual({id: 'a', every: 60});
});

test('bytes of a value are counted as UTF-8 of its JSON', () => {
  const schema = {type: 'object', properties: {extra: {type: 'object', 'x-max-bytes': 16}}};
  expect(violationsOf(schema, {extra: {k: 'é'.repeat(4)}})).toEqual([]);
  expect(violationsOf(schema, {extra: {k: 'é'.repeat(5)}})).toEqual([
    'body.extra must be at most 16 bytes as JSON',
  ]);
});

const geometry = (type: string, coordinates: JsonObject): JsonObject => ({
  type: 'object',
  required: ['type', 'coordinates'],
  properties: {type: {const: type}, coordinates},
});
const shapes: JsonObject = {
  schemas: {
    Position: {type: 'array', minItems: 2, items: {type: 'number'}},
    Point: geometry('Point', {$ref: '#/components/schemas/Position'}),
    Line: geometry('LineString', {
      type: 'array',
      minItems: 2,
      items: {$ref: '#/components/schemas/Position'},
    }),
    Any: {oneOf: [{$ref: '#/components/schemas/Point'}, {$ref: '#/components/schemas/Line'}]},
  },
};
const feature: JsonObject = {
  type: 'object',
  required: ['id'],
  properties: {geometry: {$ref: '#/components/schemas/Any'}},
};

test.each([
  [{type: 'Point', coordinates: [1]}, ['body.geometry.coordinates must NOT have fewer than 2 items']],
  [
    {
      type: 'LineString',
      coordinates: [
        [1, 2],
        [3, 'x'],
      ],
    },
    ['body.geometry.coordinates[1][1] must be number'],
  ],
  [{type: 'Circle', coordinates: [1, 2]}, ['body.geometry.type must be one of "Point", "LineString"']],
  [{coordinates: [1, 2]}, ['body.geometry.type is required']],
  ['POINT (1 2)', ['body.geometry must be object']],
])('of alternatives only the one that %j means is spoken of', (value, violations) => {
  expect(violationsOf(feature, {geometry: value}, shapes)).toEqual(['body.id is required', ...violations]);
});

test('alternatives in each item are told apart', () => {
  const body = [
    {type: 'Point', coordinates: [1]},
    {type: 'Point', coordinates: [1, 2]},
    {type: 'LineString'},
  ];
  expect(violationsOf({type: 'array', items: {$ref: '#/components/schemas/Any'}}, body, shapes)).toEqual([
    'body[0].coordinates must NOT have fewer than 2 items',
    'body[2].coordinates is required',
  ]);
});

test('alternatives of plain types are joined, and a value that fits two of them is told so', () => {
  expect(violationsOf({anyOf: [{type: 'number'}, {type: 'null'}]}, 'x')).toEqual([
    'body must be number or null',
  ]);
  expect(violationsOf({oneOf: [{type: 'number'}, {type: 'integer'}]}, 1)).toEqual([
    'body must match exactly one of the shapes that the contract gives for it',
  ]);
});

test('a large list is looked through from its first broken item on, with its real places', () => {
  const good = {id: 'x'.repeat(1000), timestamp: '2026-07-14T18:00:00Z'};
  const body: unknown[] = Array.from({length: 4000}, () => good);
  body[2500] = {id: 'a'};
  body[2502] = {timestamp: 'never'};
  expect(violationsOf({type: 'array', items: report}, body)).toEqual([
    'body[2500].timestamp is required',
    'body[2502].id is required',
    'body[2502].timestamp must be an ISO 8601 date and time with an offset, such as 2026-07-14T18:00:00Z, or a date alone',
  ]);
});

test('millions of violations are counted to a limit', () => {
  const body = Array.from({length: 2_000_000}, () => 1);
  const violations = violationsOf({type: 'array', items: {$ref: '#/components/schemas/Any'}}, body, shapes);
  expect(violations[0]).toBe('body[0] must be object');
  expect(violations.length).toBeLessThanOrEqual(500);
});

const upload: JsonObject = {
  oneOf: [
    {
      type: 'object',
      required: ['format', 'plans'],
      properties: {format: {const: 'qgc'}, plans: {type: 'array', items: report}},
    },
    {
      type: 'object',
      required: ['format', 'plans'],
      properties: {format: {type: 'string', not: {enum: ['qgc']}}, plans: {type: 'array', minItems: 1}},
    },
  ],
};

test('a branch that forbids the tag was not meant: the violations are those of the branch that the tag names', () => {
  expect(violationsOf(upload, {format: 'qgc', plans: [{}]})).toEqual([
    'body.plans[0].id is required',
    'body.plans[0].timestamp is required',
  ]);
  expect(violationsOf(upload, {format: 'mine', plans: []})).toEqual([
    'body.plans must NOT have fewer than 1 items',
  ]);
});

test('a value that is reserved is named', () => {
  const schema = {type: 'object', properties: {format: {type: 'string', not: {enum: ['uxv', 'qgc']}}}};
  expect(violationsOf(schema, {format: 'qgc'})).toEqual(['body.format must not be one of "uxv", "qgc"']);
});
