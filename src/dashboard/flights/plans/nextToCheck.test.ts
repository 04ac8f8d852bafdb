import {expect, test} from 'vitest';
import {nextToCheck} from './nextToCheck';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const next = (shown: string, checked: string) =>
  [...nextToCheck(ids, new Set(shown), new Set(checked))].sort().join('');

test('no more than four plans are checked at once, and none that nobody sees', () => {
  expect(next('', '')).toBe('');
  expect(next('abcdefgh', '')).toBe('abcd');
  expect(next('fgh', '')).toBe('fgh');
});

test('each that is checked makes room for the next, and stays while it is on screen', () => {
  expect(next('abcdefgh', 'ab')).toBe('abcdef');
  expect(next('efgh', 'abcd')).toBe('efgh');
  expect(next('bcd', 'abcd')).toBe('bcd');
});
