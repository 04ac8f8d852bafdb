import fc from 'fast-check';
import {expect, test} from 'vitest';
import {clipLine, type Point} from './clipLine';

test('a line that leaves the square and comes back is two lines', () => {
  const line: Point[] = [
    [-5, 5],
    [5, 5],
    [15, 5],
    [15, 8],
    [5, 8],
  ];
  expect(clipLine(line, 0, 10)).toEqual([
    [
      [0, 5],
      [5, 5],
      [10, 5],
    ],
    [
      [10, 8],
      [5, 8],
    ],
  ]);
});

test('a line that passes by leaves nothing, and one within stays as it is', () => {
  const passing: Point[] = [
    [-5, 2],
    [2, -5],
  ];
  expect(clipLine(passing, 0, 10)).toEqual([]);
  const within: Point[] = [
    [1, 1],
    [9, 1],
    [9, 9],
  ];
  expect(clipLine(within, 0, 10)).toEqual([within]);
});

test('what is left lies in the square, and every position of the line within it is kept', () => {
  const point = fc.tuple(fc.integer({min: -20, max: 30}), fc.integer({min: -20, max: 30}));
  fc.assert(
    fc.property(fc.array(point, {minLength: 2, maxLength: 12}), (line) => {
      const points = clipLine(line, 0, 10).flat();
      for (const value of points.flat()) {
        expect(value).toBeGreaterThan(-1e-9);
        expect(value).toBeLessThan(10 + 1e-9);
      }
      const inner = line.filter(
        ([x, y], index) =>
          Math.min(x, y) > 0 &&
          Math.max(x, y) < 10 &&
          // A position that only repeats is no line.
          [line[index - 1], line[index + 1]].some((next) => next && (next[0] !== x || next[1] !== y)),
      );
      expect(points).toEqual(expect.arrayContaining(inner));
    }),
  );
});
