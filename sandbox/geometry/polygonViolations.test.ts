import fc from 'fast-check';
import {expect, test} from 'vitest';
import {hole, polygonCases, square} from './polygonCases';
import {multiPolygonViolations, polygonViolations} from './polygonViolations';

const check = (...rings: number[][][]) => polygonViolations(rings, (ring) => `ring ${ring}`);
test.each(polygonCases)('%s', (_, rings, expected) => {
  const found = check(...rings);
  expect(found).toHaveLength(expected.length);
  found.forEach((violation, index) => expect(violation).toContain(expected[index]));
});

test.each([
  ['polygons apart', [[square], [hole(20, 20, 3)]], []],
  ['polygons that touch in a corner', [[square], [hole(10, 10, 3)]], []],
  ['an island in a lake', [[square, hole(2, 2, 6)], [hole(4, 4, 2)]], []],
  ['one polygon twice', [[square], [square]], ['at[1][0] must not cross at[0][0]']],
  ['a polygon in another', [[square], [hole(4, 4, 2)]], ['at[1] must not lie inside at[0]']],
  ['polygons that share an edge', [[square], [hole(10, 0, 10)]], ['at[1][0] must not cross at[0][0]']],
  ['polygons that overlap', [[square], [hole(5, 5, 10)]], ['at[1][0] must not cross at[0][0]']],
  ['a polygon that is wrong by itself', [[square], [square.slice(1)]], ['at[1][0] must end where it begins']],
])('of several: %s', (_, polygons: number[][][][], expected: string[]) => {
  const found = multiPolygonViolations(polygons, 'at');
  expect(found).toHaveLength(expected.length);
  found.forEach((violation, index) => expect(violation).toContain(expected[index]));
});

test('a star around a point is sound, and is not once two of its corners change places', () => {
  const angles = fc.uniqueArray(fc.integer({min: 0, max: 359}), {minLength: 8, maxLength: 40});
  fc.assert(
    fc.property(angles, (degrees) => {
      const corners = degrees
        .sort((left, right) => left - right)
        .map((angle, index) => {
          const radius = 10 + (index % 3);
          return [radius * Math.cos((angle * Math.PI) / 180), radius * Math.sin((angle * Math.PI) / 180)];
        });
      const widest = Math.max(
        ...degrees.map((angle, index) => (degrees[index + 1] ?? 360 + (degrees[0] ?? 0)) - angle),
      );
      fc.pre(widest < 120);
      expect(check([...corners, corners[0] ?? []])).toEqual([]);
      const half = Math.floor(corners.length / 2);
      [corners[1], corners[half + 1]] = [corners[half + 1] ?? [], corners[1] ?? []];
      expect(check([...corners, corners[0] ?? []])).not.toEqual([]);
    }),
  );
});

test('the position that is named lies on both edges, wherever they cross', () => {
  const degrees = fc.integer({min: -80, max: 80});
  fc.assert(
    fc.property(
      degrees,
      degrees,
      fc.integer({min: 1, max: 9}),
      fc.integer({min: 1, max: 9}),
      (x, y, wide, high) => {
        // The diagonals of a rectangle cross in its middle.
        const [east, north] = [x + wide, y + high];
        const [found = ''] = check([
          [x, y],
          [east, north],
          [east, y],
          [x, north],
          [x, y],
        ]);
        expect(found).toBe(`ring 0 must not cross itself, as it does near ${x + wide / 2}, ${y + high / 2}`);
      },
    ),
  );
});

test('a boundary of a megabyte is checked, sound or hostile', () => {
  const circle = Array.from({length: 40_000}, (_, index) => {
    const angle = (index / 40_000) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)];
  });
  const zigzag = Array.from({length: 80_000}, (_, index) => [index % 2 ? 90 : -90, -80 + index / 1000]);
  expect(check([...circle, circle[0] ?? []])).toEqual([]);
  expect(check([...zigzag, [-170, 0], zigzag[0] ?? []])).toHaveLength(1);
});

test('a polygon of thousands of holes is checked or refused', () => {
  const star = Array.from({length: 1000}, (_, index) => [
    [5, 5],
    [6 + index / 1000, 1],
    [6.0004 + index / 1000, 1],
    [5, 5],
  ]);
  const apart = Array.from({length: 1900}, (_, index) =>
    hole(1 + (index % 70) / 10, 1 + Math.floor(index / 70) / 10, 0.05),
  );
  expect(check(square, ...star)).toEqual([expect.stringContaining('too intricate')]);
  expect(check(square, ...apart)).toEqual([]);
});
