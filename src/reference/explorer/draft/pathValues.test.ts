import {expect, test} from 'vitest';
import type {Parameter} from '@site/src/openapi/document/types';
import {pathValues} from './pathValues';

const ids: Parameter = {name: 'ids', in: 'path', schema: {type: 'array'}, examples: {}};
const id: Parameter = {name: 'id', in: 'path', schema: {type: 'string'}, examples: {}};

test('reads the parameters of a path from where something was created', () => {
  const location = '/locations/v2/collections/ridge%20creek';
  expect(pathValues({path: '/locations/v2/collections/{ids}', parameters: [ids]}, location)).toEqual({
    'path:ids': ['ridge creek'],
  });
  expect(
    pathValues({path: '/locations/v2/collections/{id}', parameters: [id]}, `https://a.example${location}`),
  ).toEqual({'path:id': 'ridge creek'});
});

test('finds nothing for another resource, nor for a path without parameters', () => {
  expect(pathValues({path: '/v2/areas/{id}', parameters: [id]}, '/v2/collections/a')).toBeUndefined();
  expect(pathValues({path: '/v2/areas/{id}', parameters: [id]}, '/v2/areas/a/parts')).toBeUndefined();
  expect(pathValues({path: '/v2/areas', parameters: []}, '/v2/areas')).toBeUndefined();
});
