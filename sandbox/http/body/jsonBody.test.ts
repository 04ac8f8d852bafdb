import fc from 'fast-check';
import {expect, test} from 'vitest';
import {findJsonEnd} from './findJsonEnd';
import {parseJsonBody} from './jsonBody';
import {findJsonSyntaxError} from './jsonSyntaxError';
import {DEEPEST_JSON, MOST_JSON_MEMBERS, MOST_JSON_VALUES} from './scanJson';

test.each([
  ['{"a": 1,,}', 'unexpected "," at line 1, column 9 (offset 8)'],
  ['{"a": 1,}', 'unexpected "}" at line 1, column 9 (offset 8)'],
  ['{\n  "a": tru\n}', 'unexpected "t" at line 2, column 8 (offset 9)'],
  ["{'a': 1}", 'unexpected "\'" at line 1, column 2 (offset 1)'],
  ['[1, 2', 'unexpected end at line 1, column 6 (offset 5)'],
  ['[1] 2', 'unexpected "2" at line 1, column 5 (offset 4)'],
  ['{"a" 1}', 'unexpected "1" at line 1, column 6 (offset 5)'],
  ['["a\nb"]', 'unexpected U+000A at line 1, column 4 (offset 3)'],
  ['[\n"a", "\\x"]', 'unexpected "x" at line 2, column 8 (offset 9)'],
  ['["\\u00g0"]', 'unexpected "g" at line 1, column 7 (offset 6)'],
  ['["a", "b', 'unexpected end at line 1, column 9 (offset 8)'],
  ['[-]', 'unexpected "]" at line 1, column 3 (offset 2)'],
  ['[1.5e+, 2]', 'unexpected "," at line 1, column 7 (offset 6)'],
  ['\n[}', 'unexpected "}" at line 2, column 2 (offset 2)'],
  ['[01]', 'unexpected "1" at line 1, column 3 (offset 2)'],
  ['[1}', 'unexpected "}" at line 1, column 3 (offset 2)'],
  ['/* a */ 1', 'unexpected "/" at line 1, column 1 (offset 0)'],
  ['\ufeff[1]', 'unexpected byte order mark (U+FEFF) at line 1, column 1 (offset 0)'],
  ['[1,\u00a02]', 'unexpected U+00A0 at line 1, column 4 (offset 3)'],
])('%j is told where it stops being JSON', (text, where) => {
  expect(() => parseJsonBody(text)).toThrow(`body is not JSON: ${where}`);
});

test('the first syntax error of any damaged JSON is found', () => {
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

test('an object of more members than any has is refused before it takes time; lists are as long as they like', () => {
  const members = (count: number) =>
    `{${Array.from({length: count}, (_, index) => `"k${index}": [1, {}]`).join()}}`;
  expect(parseJsonBody(members(MOST_JSON_MEMBERS))).toBeTypeOf('object');
  expect(() => parseJsonBody(`[{"a": ${members(MOST_JSON_MEMBERS + 1)}}]`)).toThrow(
    'body has an object of more than 10000 members',
  );
  expect(parseJsonBody(`{"list": [${'0,'.repeat(50_000)}{}]}`)).toBeTypeOf('object');
  expect(() => parseJsonBody(`]]${','.repeat(50_000)}`)).toThrow('body is not JSON');
});

test('an empty body is no body', () => {
  expect(parseJsonBody('')).toBeUndefined();
  expect(parseJsonBody(' \n')).toBeUndefined();
});

test.each([
  ['escapes', `["${'\\n'.repeat(8_000_000)}\\x"]`, 'unexpected "x" at line 1, column 16000004'],
  ['digits', `[${'1'.repeat(16_000_000)}x`, 'unexpected "x" at line 1, column 16000002'],
  ['line breaks', `[${'\n'.repeat(16_000_000)}x`, 'unexpected "x" at line 16000001, column 1'],
])('millions of %s in a broken text are looked through without a copy or a deep stack', (_, text, where) => {
  expect(() => parseJsonBody(text)).toThrow(`body is not JSON: ${where}`);
});

test('a text that is sound ends at its end', () => {
  fc.assert(fc.property(fc.json(), (json) => findJsonEnd(json) === json.length));
});

test('a number that is too large to be stored is refused with its path', () => {
  expect(() => parseJsonBody('[{"properties": {"range km": 1e309, "a": [1, -2E400]}}]')).toThrow(
    'body[0].properties["range km"] must be at most 1.7976931348623157e+308; ' +
      'body[0].properties.a[1] must be at least -1.7976931348623157e+308',
  );
  expect(() => parseJsonBody(`{"a": ${'9'.repeat(400)}}`)).toThrow('body.a must be at most');
  expect(parseJsonBody('{"a": 1e308, "text": "1e309", "tiny": 1e-400}')).toEqual({
    a: 1e308,
    text: '1e309',
    tiny: 0,
  });
});

test('an integer of more digits than can be kept is refused with its path; others pass', () => {
  expect(() =>
    parseJsonBody('[{"properties": {"id": 9007199254740993, "a": [-123456789012345678901]}}]'),
  ).toThrow(
    'body[0].properties.id would be stored as 9007199254740992: send an integer with that many digits as a string; ' +
      'body[0].properties.a[0] would be stored as -123456789012345683968',
  );
  const kept =
    '{"a":9007199254740992,"b":100000000000000000000,"c":0.12345678901234567890,"d":"9007199254740993"}';
  expect(parseJsonBody(kept)).toEqual(JSON.parse(kept));
});

test('a member that appears twice is refused with its path', () => {
  expect(() => parseJsonBody('{"name": "a", "plans": [{"id": 1, "x": {"id": 2}, "id": 3}]}')).toThrow(
    'body.plans[0].id appears twice',
  );
  expect(() => parseJsonBody('{"a": 1, "\\u0061": 2}')).toThrow('body.a appears twice');
  expect(() => parseJsonBody('{"__proto__": 1, "__proto__": 2}')).toThrow('body.__proto__ appears twice');
  const once = '{"text": "a:b:c", "__proto__": {"a": 1}, "list": [{"a": 1}, {"a": 2}]}';
  expect(parseJsonBody(once)).toEqual(JSON.parse(once));
});

test('half of a surrogate pair is refused with its path, and a whole one is kept', () => {
  expect(() => parseJsonBody('{"plans": [{"name": "a\\ud83d"}, {"name": "\\uDE00"}]}')).toThrow(
    'body.plans[0].name contains half of a surrogate pair; body.plans[1].name contains half of a surrogate pair',
  );
  expect(() => parseJsonBody('{"\\udfff": 1}')).toThrow('contains half of a surrogate pair');
  const whole = '{"name": "\\ud83d\\ude00", "text": "\\\\ud83d"}';
  expect(parseJsonBody(whole)).toEqual({name: '😀', text: '\\ud83d'});
});

test('any JSON is parsed as it stands', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(parseJsonBody(json)).toEqual(JSON.parse(json));
    }),
  );
});
