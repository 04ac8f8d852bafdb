import {expect, test} from 'vitest';
import type {Json, Schema} from '@site/src/openapi/document/types';
import {findViolations} from '@site/src/openapi/validation/findViolations';
import {parseJson} from '@site/src/openapi/document/parseJson';
import {checkBody} from './checkBody';
import {checkParameter} from './checkParameter';
import {describeKeyword} from './describeKeyword';

const check = (value: Json, schema: Schema, schemas: Record<string, Schema>) =>
  findViolations(value, schema, schemas, describeKeyword);

const schemas: Record<string, Schema> = {
  Identifier: {
    type: 'string',
    description: 'Starts with a letter or digit; then <code>_</code> or more.',
    pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$',
    maxLength: 8,
  },
  Input: {
    type: 'object',
    required: ['id', 'name'],
    properties: {
      id: {$ref: '#/components/schemas/Identifier', description: 'Id of the thing.'},
      name: {type: 'string', minLength: 1},
      extra: {type: 'object', additionalProperties: true, 'x-max-bytes': 20},
      shape: {
        oneOf: [
          {
            type: 'object',
            required: ['type', 'radius'],
            properties: {type: {const: 'circle'}, radius: {type: 'number', exclusiveMinimum: 0}},
          },
          {
            type: 'object',
            required: ['type', 'side'],
            properties: {type: {const: 'square'}, side: {type: 'number'}},
          },
        ],
      },
    },
  },
};
const input: Schema = {$ref: '#/components/schemas/Input'};

const ids = {
  schema: {type: 'array', items: {$ref: '#/components/schemas/Identifier'}},
  required: true,
} as const;

test('a parameter that breaks a pattern is told the rule in words and literally', () => {
  expect(checkParameter(ids, ['ok', '-no'], schemas)).toEqual([
    {
      path: ['1'],
      message: 'Starts with a letter or digit; then _ or more. Pattern: ^[A-Za-z0-9][A-Za-z0-9_-]*$',
    },
  ]);
});

test('a parameter whose pattern is said in words is told those alone', () => {
  const places = {
    schema: {type: 'string', pattern: '^(\\d,\\d;?)+$', 'x-expects': '2 places or more'},
  } as const;
  expect(checkParameter(places, 'here', schemas)).toEqual([{path: [], message: 'Must be 2 places or more.'}]);
});

test('a parameter that is empty is wrong only where it is required', () => {
  expect(checkParameter(ids, [''], schemas)).toEqual([{path: [], message: 'Required.'}]);
  expect(checkParameter({...ids, required: false}, [], schemas)).toEqual([]);
});

test('a parameter holds both ends of a range', () => {
  const hour = {schema: {type: 'integer', minimum: 0, maximum: 12}} as const;
  const range = [{path: [], message: 'Must be from 0 to 12.'}];
  expect(checkParameter(hour, '12', {})).toEqual([]);
  expect(checkParameter(hour, '13', {})).toEqual(range);
  expect(checkParameter(hour, '-1', {})).toEqual(range);
});

test('a parameter that is half typed keeps its text and says what type is wanted', () => {
  const hour = {schema: {type: 'integer'}} as const;
  expect(checkParameter(hour, '1e', {})).toEqual([{path: [], message: 'Must be of type integer.'}]);
  expect(checkParameter(hour, '1.5', {})).toEqual([{path: [], message: 'Must be of type integer.'}]);
});

test('a parameter of a time needs an offset, and says so; a date alone is one too', () => {
  const start = {schema: {type: 'string', format: 'date-time'}} as const;
  expect(checkParameter(start, '2026-07-14T18:00:00Z', {})).toEqual([]);
  expect(checkParameter(start, '2026-07-14', {})).toEqual([]);
  expect(checkParameter(start, '2026-07-14 18:00+0200', {})).toEqual([]);
  expect(checkParameter(start, '2026-07-14 18:00', {})).toEqual([
    {path: [], message: 'Has no offset: add Z for UTC, or an offset such as +02:00.'},
  ]);
  expect(checkParameter(start, 'tomorrow', {})[0]?.message).toMatch(/with an offset/);
});

test('a body names each missing key at its path, once', () => {
  expect(check({}, input, schemas)).toEqual([
    {path: ['id'], message: 'Required.'},
    {path: ['name'], message: 'Required.'},
  ]);
});

test('a body is told of the alternative that comes closest', () => {
  const body = {id: 'a', name: 'b', shape: {type: 'circle', radius: 0}};
  expect(check(body, input, schemas)).toEqual([{path: ['shape', 'radius'], message: 'Must be more than 0.'}]);
});

test('a body is told of the alternative that its tag names, however much is wrong in there', () => {
  const upload: Schema = {
    oneOf: [
      {
        type: 'object',
        properties: {
          format: {const: 'qgc'},
          plans: {
            type: 'array',
            items: {type: 'object', properties: {a: {type: 'number'}, b: {enum: [1]}}},
          },
        },
      },
      {type: 'object', properties: {format: {type: 'string', not: {enum: ['qgc']}}}},
    ],
  };
  expect(check({format: 'qgc', plans: [{a: 'x', b: 2}]}, upload, {})).toEqual([
    {path: ['plans', '0', 'a'], message: 'Must be of type number.'},
    {path: ['plans', '0', 'b'], message: 'Must be one of 1.'},
  ]);
});

test('a body with a tag that no alternative knows is told of all tags', () => {
  expect(check({id: 'a', name: 'b', shape: {type: 'ring', side: 'x'}}, input, schemas)).toEqual([
    {path: ['shape', 'type'], message: 'Must be one of circle, square.'},
  ]);
});

test('a body may not be a value that is taken', () => {
  const schema: Schema = {type: 'object', properties: {format: {not: {enum: ['uxv', 'qgc']}}}};
  expect(check({format: 'qgc'}, schema, {})).toEqual([
    {path: ['format'], message: 'Must not be one of uxv, qgc.'},
  ]);
});

test('a body may not outgrow its bytes', () => {
  const extra = {note: 'long enough to be too long'};
  expect(check({id: 'a', name: 'b', extra}, input, schemas)).toEqual([
    {
      path: ['extra'],
      message: `Takes ${JSON.stringify(extra).length} bytes as JSON; at most 20 are allowed.`,
    },
  ]);
});

test('a body that is no JSON is told the line', () => {
  const media = {schema: input, required: true};
  expect(checkBody('{\n  "id": ,\n}', media, schemas)[0]?.message).toBe(
    'This is not valid JSON. Line 2, column 9: a value is missing or misspelt.',
  );
  expect(checkBody('  ', media, schemas)).toEqual([{path: [], message: 'Required.'}]);
});

test('a body is parsed whatever it is', () => {
  expect(parseJson('null')).toEqual({value: null});
  expect(parseJson('[1')).toBeUndefined();
});

test('what only responses have is not required of a body, and is required of a response', () => {
  const schema: Schema = {
    type: 'object',
    required: ['id', 'name'],
    properties: {id: {type: 'integer', readOnly: true}, name: {type: 'string'}},
  };
  const body = {schema, required: true};
  expect(checkBody('{"name": "Kea"}', body, {})).toEqual([]);
  expect(checkBody('{}', body, {}).map(({path}) => path)).toEqual([['name']]);
  expect(check({}, schema, {}).map(({path}) => path)).toEqual([['id'], ['name']]);
});
