import {expect, test} from 'vitest';
import {exactNumber, markNumbers, restoreNumbers} from './exactNumbers';
import {valueText} from './valueText';
import type {JsonObject} from './types';

const TEXT =
  '{"id": 9007199254740993, "small": 7, "list": [3762842783647890123], "far": 1e400, "text": "12345678901234567890"}';

test('numbers that parsing would change survive a change of other parts', () => {
  const value = JSON.parse(markNumbers(TEXT)) as JsonObject;
  expect(restoreNumbers(JSON.stringify({...value, small: 8}))).toBe(
    TEXT.replaceAll(': ', ':').replaceAll(', ', ',').replace(':7', ':8'),
  );
});

test('what is shown of such a number are its digits, and what is typed stays as typed', () => {
  const value = JSON.parse(markNumbers(TEXT)) as JsonObject;
  expect(valueText(value.id ?? null)).toBe('9007199254740993');
  expect(valueText(value.list ?? null)).toBe('[3762842783647890123]');
  expect(restoreNumbers(JSON.stringify(exactNumber(Number('9007199254740993'), ' 9007199254740993')))).toBe(
    '9007199254740993',
  );
  expect(exactNumber(7, '7')).toBe(7);
  expect(exactNumber('abc', 'abc')).toBe('abc');
});
