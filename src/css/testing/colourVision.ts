import {lightOf, type Triple} from './pageColours';

type Matrix = readonly [Triple, Triple, Triple];

/** What an eye makes of light: Machado, Oliveira and Fernandes 2009, table 1, severity 1. */
const eyes: Readonly<Record<string, Matrix>> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** From light to the cones of Oklab, and from there to its three axes (Ottosson 2020). */
const cones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const axes: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** How far apart two `#rrggbb` colours are for each kind of eye, in Oklab: 0.02 can just be told apart, side by side. */
export function distances(a: string, b: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(eyes).map(([eye, matrix]) => {
      const [one, other] = [seen(matrix, a), seen(matrix, b)];
      return [eye, Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])];
    }),
  );
}

function seen(eye: Matrix, hex: string): Triple {
  const light = times(eye, lightOf(hex)).map((part) => Math.min(1, Math.max(0, part)));
  return times(axes, times(cones, light as unknown as Triple).map(Math.cbrt) as unknown as Triple);
}

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;
}
