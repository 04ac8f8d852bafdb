import {expect, test} from 'vitest';
import {keepsNumbers} from './keepsNumbers';

test.each([
  ['{"lon": -121.61870000000001, "count": 9007199254740991, "tiny": 1e-7, "zero": -0}', true],
  ['[100000000000000000000, 1.0, 1e21]', true],
  ['{"id": "9007199254740993", "text": "\\"1e400 \\\\"}', true],
  ['{"id": 9007199254740993}', false],
  ['[-12345678901234567890]', false],
  ['{"range": 1e400}', false],
])('whether every number of %s is kept: %j', (text, expected) => {
  expect(keepsNumbers(text)).toBe(expected);
});

test('a text of many escapes is looked through', () => {
  expect(keepsNumbers(`{"text": "${'\\n'.repeat(500_000)}"}`)).toBe(true);
});
