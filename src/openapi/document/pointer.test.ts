import {expect, test} from 'vitest';
import {findAtPath, parsePointer} from './pointer';

test('parses the escapes of a pointer, with and without the mark of a fragment', () => {
  expect(parsePointer('/a/b~1c/d~0e/~01')).toEqual(['a', 'b/c', 'd~e', '~1']);
  expect(parsePointer('#/paths/~1users/get')).toEqual(['paths', '/users', 'get']);
  expect(parsePointer('')).toEqual([]);
});

test('finds values in objects and lists, and nothing that the value does not own', () => {
  const value = {list: [{name: 'first'}], '': 0};
  expect(findAtPath(value, ['list', '0', 'name'])).toBe('first');
  expect(findAtPath(value, [''])).toBe(0);
  expect(findAtPath(value, [])).toBe(value);
  expect(findAtPath(value, ['list', '1', 'name'])).toBeUndefined();
  expect(findAtPath(value, ['toString'])).toBeUndefined();
});
