import fc from 'fast-check';
import {expect, test} from 'vitest';
import {findJsonSyntaxError} from './jsonSyntax';

test('finds the place and what is missing there', () => {
  expect(findJsonSyntaxError('{"a": ,}')).toEqual({offset: 6, expected: 'value'});
  expect(findJsonSyntaxError('{a: 1}')).toEqual({offset: 1, expected: 'key'});
  expect(findJsonSyntaxError('{"a" 1}')).toEqual({offset: 5, expected: 'colon'});
  expect(findJsonSyntaxError('[1 2]')).toEqual({offset: 3, expected: 'comma'});
  expect(findJsonSyntaxError('[1,]')).toEqual({offset: 3, expected: 'value'});
  expect(findJsonSyntaxError('{} {}')).toEqual({offset: 3, expected: 'end'});
  expect(findJsonSyntaxError('')).toEqual({offset: 0, expected: 'value'});
});

test('agrees with JSON.parse on every text', () => {
  const parses = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const pieces = fc.array(fc.constantFrom(...'{}[],:"\\u0a1.-+eE \n', 'true', 'null', '"a"', '\t'), {
    maxLength: 12,
  });
  const texts = fc.oneof(
    pieces.map((parts) => parts.join('')),
    fc.json(),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(findJsonSyntaxError(text) === undefined).toBe(parses(text));
    }),
    {numRuns: 3000},
  );
});
