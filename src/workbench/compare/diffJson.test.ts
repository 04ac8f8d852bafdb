import {expect, test} from 'vitest';
import type {Json} from '@site/src/openapi/document/types';
import {diffJson} from './diffJson';

test.each<[what: string, before: Json, after: Json, expected: object[]]>([
  ['the same', {a: [1, {b: null}]}, {a: [1, {b: null}]}, []],
  ['members in another order', {a: 1, b: 2}, {b: 2, a: 1}, []],
  ['a value', {a: {b: 1}}, {a: {b: 2}}, [{path: 'a.b', before: 1, after: 2}]],
  ['another type', {a: [1]}, {a: {0: 1}}, [{path: 'a', before: [1], after: {0: 1}}]],
  ['null for a value', {a: null}, {a: 0}, [{path: 'a', before: null, after: 0}]],
  ['a member that came', {}, {a: null}, [{path: 'a', before: undefined, after: null}]],
  ['a member that went', {toString: 1}, {}, [{path: 'toString', before: 1, after: undefined}]],
  ['the whole', 1, 'x', [{path: '', before: 1, after: 'x'}]],
  ['an entry at the end', [1], [1, 2], [{path: '[1]', before: undefined, after: 2}]],
  [
    'an entry at the top of a list with ids',
    {objects: [{objectId: 'a', speed: 1}]},
    {objects: [{objectId: 'b'}, {objectId: 'a', speed: 2}]},
    [
      {path: 'objects[a].speed', before: 1, after: 2},
      {path: 'objects[b]', before: undefined, after: {objectId: 'b'}},
    ],
  ],
  [
    'entries whose ids are not unique',
    [{id: 'a'}, {id: 'a', n: 1}],
    [{id: 'a'}, {id: 'a', n: 2}],
    [{path: '[1].n', before: 1, after: 2}],
  ],
  ['an empty list', {a: []}, {a: [{id: 'x'}]}, [{path: 'a[x]', before: undefined, after: {id: 'x'}}]],
])('finds %s', (_what, before, after, expected) => {
  expect(diffJson(before, after)).toEqual(expected);
});
