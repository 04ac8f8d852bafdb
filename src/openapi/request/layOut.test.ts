import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Json} from '../document/types';
import {prettyJson} from './layOut';
import {tokens} from '../../code/block/tokens';

test('prettyJson keeps short lists on one line and breaks long ones', () => {
  const position = {type: 'Point', coordinates: [-121.62, 44.21]};
  expect(prettyJson(position)).toBe('{"type": "Point", "coordinates": [-121.62, 44.21]}');
  expect(prettyJson({geometry: position, objectId: 'heron-7', speed: 12.5})).toBe(
    '{\n  "geometry": {\n    "type": "Point",\n    "coordinates": [-121.62, 44.21]\n  },\n  "objectId": "heron-7",\n  "speed": 12.5\n}',
  );
});

test('prettyJson writes what JSON.parse reads back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      // -0 is written as 0, as JSON.stringify does.
      expect(JSON.parse(prettyJson(value as Json))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

const kinds = (text: string): string[] =>
  tokens(text).map(({kind, start, end}) => `${kind} ${text.slice(start, end)}`);

test('tokens tells keys from texts and numbers', () => {
  expect(kinds('{"a": "b", "c": [-1.5e3, true]}')).toEqual([
    'name "a"',
    'text "b"',
    'name "c"',
    'value -1.5e3',
    'keyword true',
  ]);
});

test('tokens colours the JSON inside a shell argument', () => {
  expect(kinds(`curl 'http://x' \\\n  --data-raw '{\n  "a": 1\n}'`)).toEqual([
    'keyword curl',
    "text 'http://x'",
    'name --data-raw',
    'name "a"',
    'value 1',
  ]);
});
