import {expect, test} from 'vitest';
import {withKey} from './edit';
import {flatProperties} from './flat';

test('offers inputs for values, lists and maps, and leaves out what only the service writes', () => {
  const properties = flatProperties(
    {
      type: 'object',
      required: ['id'],
      properties: {
        id: {type: 'string'},
        createdDate: {type: 'string', readOnly: true},
        showOn: {type: 'array', items: {enum: ['a', 'b'], type: 'string'}},
        titles: {type: 'object', additionalProperties: {type: 'string'}},
        geometry: {type: 'object', properties: {type: {const: 'Point'}}},
      },
    },
    {},
  );
  expect(properties?.map(({name, shape, required}) => [name, shape, required])).toEqual([
    ['id', 'simple', true],
    ['showOn', 'simple', false],
    ['titles', 'map', false],
    ['geometry', 'json', false],
  ]);
});

test('offers no form where a required property has no input, nor for lists and alternatives', () => {
  const shape = {type: 'object', properties: {type: {const: 'Point'}}} as const;
  expect(flatProperties({type: 'object', required: ['shape'], properties: {shape}}, {})).toBeUndefined();
  expect(flatProperties({type: 'array', items: shape}, {})).toBeUndefined();
  expect(flatProperties({oneOf: [shape]}, {})).toBeUndefined();
});

test('sets and removes keys without moving the others', () => {
  expect(JSON.stringify(withKey({a: 1, b: 2}, 'a', 3))).toBe('{"a":3,"b":2}');
  expect(JSON.stringify(withKey({a: 1, b: 2}, 'a', undefined))).toBe('{"b":2}');
  expect(JSON.stringify(withKey({a: 1}, 'c', null))).toBe('{"a":1,"c":null}');
});
