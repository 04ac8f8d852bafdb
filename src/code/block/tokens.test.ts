import {expect, test} from 'vitest';
import {tokens} from './tokens';

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
