import {expect, test} from 'vitest';
import type {Point} from './clipLine';
import {clipRing} from './clipRing';

function areaOf(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y];
    return sum + beforeX * y - x * beforeY;
  }, 0);
  return Math.abs(doubled) / 2;
}

test('a ring within the square stays as it is', () => {
  const ring: Point[] = [
    [1, 1],
    [3, 1],
    [2, 3],
  ];
  expect(clipRing(ring, 0, 4)).toEqual(ring);
});

test('a ring over a corner keeps what lies within', () => {
  const clipped = clipRing(
    [
      [-2, -2],
      [2, -2],
      [2, 2],
      [-2, 2],
    ],
    0,
    4,
  );
  expect(areaOf(clipped)).toBe(4);
  expect(clipped.flat().every((value) => value >= 0 && value <= 4)).toBe(true);
});

test('a ring around the square becomes the square, and one beside it nothing', () => {
  const around: Point[] = [
    [-9, -9],
    [9, -9],
    [9, 9],
    [-9, 9],
  ];
  expect(areaOf(clipRing(around, 0, 4))).toBe(16);
  expect(
    clipRing(
      around.map(([x, y]): Point => [x + 20, y]),
      0,
      4,
    ),
  ).toEqual([]);
});
