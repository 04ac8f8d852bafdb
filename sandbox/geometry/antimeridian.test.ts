import fc from 'fast-check';
import {expect, test} from 'vitest';
import {shorterWay} from './antimeridian';
import {standsStill, straightLines} from './straightLines';

test.each<[string, number[], number[], number[][][]]>([
  [
    'far from it',
    [10, 0],
    [20, 5],
    [
      [
        [10, 0],
        [20, 5],
      ],
    ],
  ],
  [
    'over it',
    [179, 0],
    [-179, 2],
    [
      [
        [179, 0],
        [180, 1],
      ],
      [
        [-180, 1],
        [-179, 2],
      ],
    ],
  ],
  [
    'over it to the west, altitudes with it',
    [-179, 0, 10],
    [179, 2, 30],
    [
      [
        [-179, 0, 10],
        [-180, 1, 20],
      ],
      [
        [180, 1, 20],
        [179, 2, 30],
      ],
    ],
  ],
  [
    'up to it from the east',
    [-179, 0],
    [180, 2],
    [
      [
        [-179, 0],
        [-180, 2],
      ],
    ],
  ],
  [
    'away from it to the east',
    [180, 0],
    [-179, 2],
    [
      [
        [-180, 0],
        [-179, 2],
      ],
    ],
  ],
  ['from one side of it to the other', [180, 10], [-180, 10], []],
  [
    'along it, its sides named differently',
    [-180, 10],
    [180, 12],
    [
      [
        [-180, 10],
        [-180, 12],
      ],
    ],
  ],
])('a line %s', (_, from, to, parts) => {
  expect(shorterWay(from, to)).toEqual(parts);
});

test('a line that RFC 7946 cut at the antimeridian goes on without a gap', () => {
  const line = [
    [179, 0],
    [180, 1],
    [-180, 1],
    [-179, 2],
  ];
  expect([...straightLines(line)].map(({from, to}) => [from, to])).toEqual([
    [
      [179, 0],
      [180, 1],
    ],
    [
      [-180, 1],
      [-179, 2],
    ],
  ]);
});

test('both names of the antimeridian are one place to stand still at', () => {
  expect(
    standsStill([
      [180, 10],
      [-180, 10],
    ]),
  ).toBe(true);
  expect([
    ...straightLines([
      [180, 10],
      [-180, 10],
    ]),
  ]).toHaveLength(1);
});

test('whatever is joined, every part is finite, in the world and not over half of it', () => {
  const lon = fc.oneof(fc.constantFrom(-180, 180, 0), fc.double({min: -180, max: 180, noNaN: true}));
  const lat = fc.double({min: -90, max: 90, noNaN: true});
  const position = fc.tuple(lon, lat);
  fc.assert(
    fc.property(position, position, (from, to) => {
      for (const [[x = NaN, y = NaN], [toX = NaN, toY = NaN]] of shorterWay(from, to)) {
        expect([x, y, toX, toY].every(Number.isFinite)).toBe(true);
        expect(Math.abs(toX - x)).toBeLessThanOrEqual(180);
        expect(Math.max(Math.abs(x), Math.abs(toX))).toBeLessThanOrEqual(180);
      }
    }),
    // Half the world and one rounding more, both ways.
    {
      examples: [
        [
          [180, 0],
          [-1.4210854715202007e-14, 0],
        ],
        [
          [-1.4210854715202007e-14, 0],
          [180, 0],
        ],
      ],
    },
  );
});
