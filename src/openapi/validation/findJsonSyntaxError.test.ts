import fc from 'fast-check';
import {expect, test} from 'vitest';
import {findJsonSyntaxError} from './findJsonSyntaxError';

test('finds where a text stops being JSON, and what is missing there', () => {
  expect(findJsonSyntaxError('{"a": ,}')).toEqual({offset: 6, expected: 'value'});
  expect(findJsonSyntaxError('{a: 1}')).toEqual({offset: 1, expected: 'key'});
  expect(findJsonSyntaxError('{"a" 1}')).toEqual({offset: 5, expected: 'colon'});
  expect(findJsonSyntaxError('[1 2]')).toEqual({offset: 3, expected: 'comma'});
  expect(findJsonSyntaxError('[1,]')).toEqual({offset: 3, expected: 'value'});
  expect(findJsonSyntaxError('{} {}')).toEqual({offset: 3, expected: 'end'});
  expect(findJsonSyntaxError('')).toEqual({offset: 0, expected: 'value'});
  expect(findJsonSyntaxError('{"a": tru}')).toEqual({offset: 6, expected: 'value'});
  expect(findJsonSyntaxError('{"a" = 1}')).toEqual({offset: 5, expected: 'colon'});
  expect(findJsonSyntaxError('{"a": 1,}')).toEqual({offset: 8, expected: 'key'});
  expect(findJsonSyntaxError('[01]')).toEqual({offset: 2, expected: 'comma'});
  expect(findJsonSyntaxError('{"a": "b')).toEqual({offset: 6, expected: 'string'});
  expect(findJsonSyntaxError(String.raw`["\x"]`)).toEqual({offset: 1, expected: 'string'});
  expect(findJsonSyntaxError('[1, // two\n2]')).toEqual({offset: 4, expected: 'noComment'});
});

test('finds an error inside of every text that is not JSON', () => {
  const pieces = fc.array(fc.constantFrom(...'{}[],:"\\u0a1.-+eE \n', 'true', 'null', '"a"', '\t', '\f'), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('');
      const error = findJsonSyntaxError(text);
      if (error) expect(error.offset).toBeLessThanOrEqual(text.length);
    }),
    {numRuns: 1000},
  );
});
