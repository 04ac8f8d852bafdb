import fc from 'fast-check';
import {expect, test} from 'vitest';
import {cutLine, cutRing} from './cutAtAntimeridian';

/** Of closed rings, in square degrees; counter-clockwise ones are positive. */
const areaOf = (rings: readonly (readonly number[])[][]): number =>
  rings.reduce(
    (sum, ring) =>
      sum +
      ring.slice(1).reduce((part, [x1 = 0, y1 = 0], index) => {
        const [x0 = 0, y0 = 0] = ring[index] ?? [];
        return part + (x0 * y1 - x1 * y0) / 2;
      }, 0),
    0,
  );

test('a line ends at the antimeridian and begins on its other side', () => {
  expect(
    cutLine([
      [179, 0],
      [-179, 2],
      [-178, 2],
    ]),
  ).toEqual([
    [
      [179, 0],
      [180, 1],
    ],
    [
      [-180, 1],
      [-179, 2],
      [-178, 2],
    ],
  ]);
  expect(
    cutLine([
      [-179, 0],
      [179, 2],
      [-179, 4],
    ]),
  ).toHaveLength(3);
  expect(
    cutLine([
      [10, 0],
      [11, 2],
    ]),
  ).toEqual([
    [
      [10, 0],
      [11, 2],
    ],
  ]);
});

test('a ring is cut in two, and stays one where it crosses nothing', () => {
  const across = [
    [179, 0],
    [-179, 0],
    [-179, 2],
    [179, 2],
    [179, 0],
  ];
  expect(cutRing(across)).toEqual(
    [
      [
        [180, 0],
        [180, 2],
        [179, 2],
        [179, 0],
        [180, 0],
      ],
      [
        [-180, 0],
        [-179, 0],
        [-179, 2],
        [-180, 2],
        [-180, 0],
      ],
    ].map((ring) => expect.arrayContaining(ring)),
  );
  const apart = [
    [10, 0],
    [10, 2],
    [12, 2],
    [10, 0],
  ];
  expect(cutRing(apart)).toEqual([
    [
      [10, 0],
      [12, 2],
      [10, 2],
      [10, 0],
    ],
  ]);
});

test('a ring with several arms over the antimeridian becomes several pieces', () => {
  const comb = [
    [178, 0],
    [-178, 0],
    [-178, 1],
    [179, 1],
    [179, 2],
    [-178, 2],
    [-178, 3],
    [178, 3],
    [178, 0],
  ];
  const pieces = cutRing(comb);
  expect(pieces).toHaveLength(3);
  expect(areaOf(pieces)).toBeCloseTo(4 + 1 + 4, 9);
});

test('longitudes beyond 180 degrees come back into range', () => {
  const pieces = cutRing([
    [179.9, 10],
    [180.1, 10],
    [180.1, 10.1],
    [179.9, 10.1],
    [179.9, 10],
  ]);
  expect(pieces).toHaveLength(2);
  expect(pieces.flat().every(([lon = 0]) => Math.abs(lon) <= 180)).toBe(true);
});

test('a ring around a pole reaches up to it', () => {
  const pieces = cutRing([
    [0, 80],
    [90, 80],
    [180, 80],
    [-90, 80],
    [0, 80],
  ]);
  expect(areaOf(pieces)).toBeCloseTo(3600, 6);
});

test('the pieces of any star-shaped ring are in range, counter-clockwise, and as large as the ring', () => {
  const star = fc
    .tuple(
      fc.double({min: -180, max: 180, noNaN: true}),
      fc.array(fc.double({min: 0.5, max: 8, noNaN: true}), {minLength: 3, maxLength: 12}),
      fc.boolean(),
    )
    .map(([middle, reaches, isReversed]) => {
      const corners = reaches.map((reach, index): [number, number] => {
        const angle = (index / reaches.length) * 2 * Math.PI;
        return [middle + reach * Math.cos(angle), 10 + reach * Math.sin(angle)];
      });
      return isReversed ? corners.reverse() : corners;
    });
  fc.assert(
    fc.property(star, (corners) => {
      const closed = [...corners, ...corners.slice(0, 1)];
      const wrapped = closed.map(([lon, lat]) => [((((lon + 180) % 360) + 360) % 360) - 180, lat]);
      const pieces = cutRing(wrapped);
      expect(pieces.flat().every(([lon = 0]) => Math.abs(lon) <= 180)).toBe(true);
      for (const piece of pieces) expect(areaOf([piece])).toBeGreaterThanOrEqual(-1e-9);
      expect(areaOf(pieces)).toBeCloseTo(Math.abs(areaOf([closed])), 6);
    }),
    {seed: 34, numRuns: 500},
  );
});
