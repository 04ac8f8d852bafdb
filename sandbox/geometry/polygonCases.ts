export const square = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];
export const hole = (west: number, south: number, size: number) =>
  square.map(([x = 0, y = 0]) => [west + (x / 10) * size, south + (y / 10) * size]);

/** Polygons by what is special in them, with a part of each violation that they must have. */
export const polygonCases: readonly (readonly [name: string, rings: number[][][], expected: string[]])[] = [
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
];
