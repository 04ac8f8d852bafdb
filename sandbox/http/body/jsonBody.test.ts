import fc from 'fast-check';
import {expect, test} from 'vitest';
import {DEEPEST_JSON, MOST_JSON_VALUES, parseJsonBody} from './jsonBody';
import {findJsonSyntaxError} from './jsonSyntaxError';

test.each([
  ['{"a": 1,,}', 'unexpected "," at line 1, column 9 (offset 8)'],
  ['{"a": 1,}', 'unexpected "}" at line 1, column 9 (offset 8)'],
  ['{\n  "a": tru\n}', 'unexpected "t" at line 2, column 8 (offset 9)'],
  ["{'a': 1}", 'unexpected "\'" at line 1, column 2 (offset 1)'],
  ['[1, 2', 'unexpected end at line 1, column 6 (offset 5)'],
  ['[1] 2', 'unexpected "2" at line 1, column 5 (offset 4)'],
  ['{"a" 1}', 'unexpected "1" at line 1, column 6 (offset 5)'],
  ['["a\nb"]', 'unexpected "\\"" at line 1, column 2 (offset 1)'],
  ['[01]', 'unexpected "1" at line 1, column 3 (offset 2)'],
  ['[1}', 'unexpected "}" at line 1, column 3 (offset 2)'],
])('%j is told where it stops being JSON', (text, place) => {
  expect(() => parseJsonBody(text)).toThrow(`body is not JSON: ${place}`);
});

test('the fault of any damaged JSON is found, and everything before it is fine', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '}', '"', '\u0001', 'x'),
      (json, position, damage) => {
        const at = position % (json.length + 1);
        const text = json.slice(0, at) + damage + json.slice(at + 1);
        try {
          JSON.parse(text);
        } catch {
          const {offset, line, column} = findJsonSyntaxError(text);
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset).toBeLessThanOrEqual(text.length);
          expect([line, column]).toEqual([1, offset + 1]);
        }
      },
    ),
    {numRuns: 2000},
  );
});

test('nesting is counted outside of strings', () => {
  const nest = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  expect(parseJsonBody(nest(DEEPEST_JSON))).toEqual(JSON.parse(nest(DEEPEST_JSON)));
  expect(() => parseJsonBody(nest(DEEPEST_JSON + 1))).toThrow('nested deeper than 64 levels');
  expect(() => parseJsonBody('{"a":'.repeat(100_000))).toThrow('nested deeper than 64 levels');
  expect(parseJsonBody(JSON.stringify('['.repeat(1000) + '\\"'))).toBe('['.repeat(1000) + '\\"');
});

test('more values than anybody needs are refused before they take memory', () => {
  expect(() => parseJsonBody(`[${'{},'.repeat(MOST_JSON_VALUES)}{}]`)).toThrow('more than 2000000 values');
  expect(parseJsonBody(JSON.stringify({text: ','.repeat(MOST_JSON_VALUES + 1)}))).toBeTypeOf('object');
});

test('an empty body is no body', () => {
  expect(parseJsonBody('')).toBeUndefined();
  expect(parseJsonBody(' \n')).toBeUndefined();
});
