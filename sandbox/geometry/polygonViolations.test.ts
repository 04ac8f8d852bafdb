import fc from 'fast-check';
import {expect, test} from 'vitest';
import {multiPolygonViolations, polygonViolations} from './polygonViolations';
import {readWktPolygon, writeWktPolygon} from './wkt';

const check = (...rings: number[][][]) => polygonViolations(rings, (ring) => `ring ${ring}`);
const square = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];
const hole = (west: number, south: number, size: number) =>
  square.map(([x = 0, y = 0]) => [west + (x / 10) * size, south + (y / 10) * size]);

test.each([
  ['a square', [square], []],
  ['a hole inside', [square, hole(2, 2, 3)], []],
  [
    'a hole that touches the outer ring with a corner',
    [
      square,
      [
        [0, 5],
        [3, 4],
        [3, 6],
        [0, 5],
      ],
    ],
    [],
  ],
  [
    'a position twice in a row',
    [
      [
        [0, 0],
        [10, 0],
        [10, 0],
        [10, 10],
        [0, 0],
      ],
    ],
    [],
  ],
  [
    'an open ring',
    [
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
    ],
    ['ring 0 must end where it begins'],
  ],
  [
    'another altitude at the end',
    [
      [
        [0, 0, 5],
        [10, 0],
        [10, 10],
        [0, 0, 6],
      ],
    ],
    ['ring 0 must end where it begins'],
  ],
  [
    'a ring of three',
    [
      [
        [0, 0],
        [10, 0],
        [0, 0],
      ],
    ],
    ['ring 0 must have at least 4 positions'],
  ],
  [
    'a line there and back',
    [
      [
        [0, 0],
        [10, 0],
        [0, 0],
        [0, 0],
      ],
    ],
    ['ring 0 must enclose an area'],
  ],
  [
    'out of the world',
    [
      [
        [0, 0],
        [181, 0],
        [10, -91],
        [0, 0],
      ],
    ],
    ['ring 0[1][0] must be <= 180', 'ring 0[2][1] must be >= -90'],
  ],
  [
    'a bow tie',
    [
      [
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
        [0, 0],
      ],
    ],
    ['ring 0 must not cross itself, as it does near 5, 5'],
  ],
  [
    'a wide bow tie',
    [
      [
        [0, 0],
        [100, 50],
        [100, 0],
        [0, 50],
        [0, 0],
      ],
    ],
    ['ring 0 must not cross itself, as it does near 50, 25'],
  ],
  [
    'a bow tie that crosses at a third of a degree',
    [
      [
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 0.5],
        [0, 0],
      ],
    ],
    ['ring 0 must not cross itself, as it does near 0.333333, 0.333333'],
  ],
  [
    'a spike',
    [
      [
        [0, 0],
        [10, 0],
        [20, 0],
        [10, 0],
        [10, 10],
        [0, 0],
      ],
    ],
    ['ring 0 must not cross itself, as it does near 10, 0'],
  ],
  [
    'loops that touch in a point',
    [
      [
        [0, 0],
        [5, 5],
        [10, 0],
        [10, 10],
        [5, 5],
        [0, 10],
        [0, 0],
      ],
    ],
    ['ring 0 must not cross itself, as it does near 5, 5'],
  ],
  ['a hole outside', [square, hole(20, 20, 3)], ['ring 1 must lie inside ring 0']],
  [
    'a hole across the edge',
    [square, hole(8, 8, 5)],
    ['ring 1 must not cross ring 0, as it does near 8, 10'],
  ],
  [
    'a hole that crosses through corners',
    [
      square,
      [
        [10, 10],
        [0, 0],
        [20, -1],
        [10, 10],
      ],
    ],
    ['ring 1 must lie inside ring 0'],
  ],
  [
    'holes that cross',
    [square, hole(2, 2, 3), hole(4, 4, 3)],
    ['ring 2 must not cross ring 1, as it does near 4, 5'],
  ],
  ['a hole in a hole', [square, hole(2, 2, 6), hole(4, 4, 2)], ['ring 2 must not lie inside ring 1']],
  ['the same hole twice', [square, hole(2, 2, 3), hole(2, 2, 3)], ['ring 2 must not cross ring 1']],
  ['holes that touch in a corner', [square, hole(1, 1, 3), hole(4, 4, 3)], []],
  [
    'a hole from edge to edge that cuts the interior apart',
    [
      square,
      [
        [0, 5],
        [5, 4],
        [10, 5],
        [5, 6],
        [0, 5],
      ],
    ],
    ['ring 1 must not cut the area apart'],
  ],
  [
    'three holes that touch each other and cut a middle out',
    [
      square,
      [
        [2, 2],
        [8, 2],
        [5, 3],
        [2, 2],
      ],
      [
        [2, 2],
        [5, 7],
        [3, 5],
        [2, 2],
      ],
      [
        [8, 2],
        [7, 5],
        [5, 7],
        [8, 2],
      ],
    ],
    ['ring 3 must not cut the area apart'],
  ],
  [
    'an area over the antimeridian that is not split',
    [
      [
        [179, 0],
        [-179, 0],
        [-179, 1],
        [179, 1],
        [179, 0],
      ],
    ],
    ['ring 0[1] is more than 180° of longitude from the position before'],
  ],
  [
    'altitudes in some positions',
    [
      [
        [0, 0, 5],
        [10, 0],
        [10, 10, 5],
        [0, 0, 5],
      ],
    ],
    ['ring 0[1] must have 3 numbers, like the first position'],
  ],
  [
    'altitudes in one of two rings',
    [square, hole(2, 2, 3).map((position) => [...position, 7])],
    ['ring 1[0] must have 2 numbers, like the first position'],
  ],
])('%s', (_, rings: number[][][], expected: string[]) => {
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

test('well-known text is read and written, with holes and altitudes', () => {
  const text =
    'POLYGON ((-121.664 44.188, -121.601 44.181, -121.578 44.207, -121.664 44.188), (1 2, 3 4, 5 6, 1 2))';
  const reading = readWktPolygon(text);
  expect('coordinates' in reading && writeWktPolygon(reading.coordinates)).toBe(text);
  const high = 'POLYGON Z ((1 2 3, 4 5 6, 7 8 9.5, 1 2 3))';
  const highReading = readWktPolygon(high);
  expect('coordinates' in highReading && writeWktPolygon(highReading.coordinates)).toBe(high);
  expect(readWktPolygon('POLYGON((1 2,3 4,  5 6 , 1 2) , (-.5 1e-3,2. 2,3 3,1 1))')).toEqual({
    coordinates: [
      [
        [1, 2],
        [3, 4],
        [5, 6],
        [1, 2],
      ],
      [
        [-0.5, 0.001],
        [2, 2],
        [3, 3],
        [1, 1],
      ],
    ],
  });
});

test.each([
  'polygon((1 2, 3 4, 5 6, 1 2))',
  'Polygon  ( ( 1 2 , 3 4 , 5 6 , 1 2 ) )',
  ' POLYGON\n((1 2,3 4,5 6,1 2)) ',
])('keywords are read in any case and spacing: %s', (text) => {
  expect(readWktPolygon(text)).toEqual({
    coordinates: [
      [
        [1, 2],
        [3, 4],
        [5, 6],
        [1, 2],
      ],
    ],
  });
});

test('a megabyte of spaces is read', () => {
  const spaces = ' '.repeat(1_000_000);
  for (const text of [`POLYGON${spaces}x`, `${spaces}POLYGON`, `POLYGON Z((1 2)${spaces}x`])
    expect(readWktPolygon(text)).toEqual({violation: 'must be a POLYGON'});
});

test('altitudes are read after POLYGONZ and polygon z too', () => {
  for (const keyword of ['POLYGONZ', 'polygon z', 'POLYGON  Z '])
    expect(readWktPolygon(`${keyword}((1 2 3, 4 5 6, 7 8 9, 1 2 3))`)).toMatchObject({
      coordinates: [{length: 4}],
    });
});

test.each([
  ['POLYGON ((a b, 1 2))', 'has no position of 2 numbers at 0 of ring 0'],
  ['POLYGON ((1 2, 3))', 'has no position of 2 numbers at 1 of ring 0'],
  ['POLYGON Z ((1 2, 3 4 5))', 'has no position of 3 numbers at 0 of ring 0'],
  ['POLYGON ((1 2, 3 4), (5 6 7 8))', 'has no position of 2 numbers at 0 of ring 1'],
  ['POLYGON ((1 2, 1e999 4))', 'has no position of 2 numbers at 1 of ring 0'],
  ['POINT (1 2)', 'must be a POLYGON'],
])('%s %s', (text, violation) => {
  expect(readWktPolygon(text)).toEqual({violation});
});
