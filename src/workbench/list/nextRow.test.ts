import {expect, test} from 'vitest';
import {nextRow} from './nextRow';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 9, undefined],
  ['ArrowUp', 9, 8],
  ['ArrowUp', 0, undefined],
  ['Home', 7, 0],
  ['Home', 0, undefined],
  ['End', 0, 9],
  ['Enter', 3, undefined],
  ['toString', 3, undefined],
])('%s leads from row %i of ten to %s', (key, row, expected) => {
  expect(nextRow(key, row, 10)).toBe(expected);
});
