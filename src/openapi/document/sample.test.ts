import {expect, test} from 'vitest';
import {sample} from './sample';
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
