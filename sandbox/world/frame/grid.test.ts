import {expect, test} from 'vitest';
import {columnCentre, columnOf, rowCentre, rowOf} from './grid';

test('cells are found as the contract says', () => {
  expect([columnOf(-180), columnOf(180), columnOf(0), columnOf(179.999)]).toEqual([0, 0, 4096, 8191]);
  expect([rowOf(90), rowOf(0), rowOf(-90)]).toEqual([0, 2048, 4095]);
  expect(columnOf(540 - 121.62)).toBe(columnOf(180 - 121.62));
});

test('the centre of a cell lies in that cell', () => {
  for (const column of [0, 1, 1328, 4095, 8191]) expect(columnOf(columnCentre(column))).toBe(column);
  for (const row of [0, 1, 1042, 2047, 4095]) expect(rowOf(rowCentre(row))).toBe(row);
});
