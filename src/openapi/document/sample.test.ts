import {expect, test} from 'vitest';
import {sample, sampleToSend} from './sample';
import type {Schema} from './types';

test('prefers what the contract shows', () => {
  expect(sample({type: 'string', example: 'a', default: 'b'}, {})).toBe('a');
  expect(sample({type: 'string', default: 'b', enum: ['c', 'b']}, {})).toBe('b');
  expect(sample({type: 'string', enum: ['c', 'b']}, {})).toBe('c');
  expect(sample({const: 'Point'}, {})).toBe('Point');
});

test('keeps the limits of numbers and texts', () => {
  expect(sample({type: 'integer', minimum: 3}, {})).toBe(3);
  expect(sample({type: 'number', maximum: -1}, {})).toBe(-1);
  expect(sample({type: 'string', minLength: 4}, {})).toHaveLength(4);
});

test('fills required properties through references and ends in recursion', () => {
  const schemas: Record<string, Schema> = {
    Node: {
      type: 'object',
      required: ['name', 'position'],
      properties: {
        name: {type: 'string', example: 'n'},
        position: {type: 'array', minItems: 2, items: {type: 'number'}},
        child: {$ref: '#/components/schemas/Node'},
      },
    },
  };
  expect(sample({$ref: '#/components/schemas/Node'}, schemas)).toEqual({name: 'n', position: [0, 0]});
});

test('lays the parts of allOf together', () => {
  const part = (name: string): Schema => ({
    type: 'object',
    required: [name],
    properties: {[name]: {type: 'string', example: name}},
  });
  expect(sample({allOf: [part('a'), part('b')]}, {})).toEqual({a: 'a', b: 'b'});
});

const named = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});

test('ends where a schema needs itself, and takes the alternative that does not', () => {
  const schemas: Record<string, Schema> = {
    Pet: {
      type: 'object',
      required: ['kind'],
      properties: {kind: {type: 'string'}},
      oneOf: [named('Cat'), named('Dog')],
    },
    Cat: {
      allOf: [named('Pet'), {type: 'object', required: ['purrs'], properties: {purrs: {type: 'boolean'}}}],
    },
    Dog: {allOf: [named('Pet')]},
    Tree: {
      type: 'object',
      required: ['kids', 'next', 'leaf'],
      properties: {
        kids: {type: 'array', minItems: 1, items: named('Tree')},
        next: named('Tree'),
        leaf: {oneOf: [named('Tree'), {type: 'string', example: 'green'}]},
      },
    },
  };
  expect(sample(named('Pet'), schemas)).toEqual({purrs: false, kind: 'a'});
  expect(sample(named('Dog'), schemas)).toEqual({purrs: false, kind: 'a'});
  expect(sample(named('Tree'), schemas)).toEqual({kids: [], leaf: 'green'});
});

test.each([
  [{type: 'integer', exclusiveMinimum: 0}, 1],
  [{type: 'integer', exclusiveMinimum: -5, exclusiveMaximum: 0}, -4],
  [{type: 'integer', minimum: 1, multipleOf: 5}, 5],
  [{type: 'integer', minimum: 1.5}, 2],
  [{type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1}, 0.5],
  [{type: 'number', exclusiveMaximum: 0}, -1],
  [{type: 'string', maxLength: 0}, ''],
] as const)('%j allows %j', (schema, expected) => {
  expect(sample(schema, {})).toBe(expected);
});

test('what goes out has nothing that only answers have, and is not empty where parts are named', () => {
  const schemas: Record<string, Schema> = {
    Id: {type: 'integer', readOnly: true},
    Book: {
      type: 'object',
      required: ['id', 'title'],
      properties: {id: named('Id'), title: {type: 'string'}, made: {type: 'string', readOnly: true}},
    },
    Patch: {type: 'object', properties: {id: named('Id'), title: {type: 'string', example: 'Tides'}}},
  };
  expect(sample(named('Book'), schemas)).toEqual({id: 0, title: 'a'});
  expect(sampleToSend(named('Book'), schemas)).toEqual({title: 'a'});
  expect(sampleToSend(named('Patch'), schemas)).toEqual({title: 'Tides'});
  expect(sampleToSend({type: 'array', items: named('Patch')}, schemas)).toEqual([{}]);
});
