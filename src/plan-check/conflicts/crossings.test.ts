import {expect, test} from 'vitest';
import {pathedPlan} from '../path/pathedPlan';
import {readPlans} from '../plan/readPlans';
import {crossingsOf} from './crossings';

function planOf(id: string, altitude: number, positions: number[][], altitudeMode = 'amsl') {
  const reading = readPlans({
    navigation: {altitude, altitudeMode},
    segments: [{type: 'waypoint', positions}],
  });
  if (reading.kind !== 'plans' || !reading.plans[0]) throw new Error('no plan');
  return pathedPlan(id, reading.plans[0].plan);
}

const [west, east] = [
  [-122.01, 45],
  [-121.99, 45],
];
const [south, north] = [
  [-122, 44.99],
  [-122, 45.01],
];
const pairsOf = (...plans: ReturnType<typeof planOf>[]) =>
  crossingsOf(plans).map(({one, other}) => [one.id, other.id]);

test('two plans cross where they meet at one height, and not where one is far above the other', () => {
  const along = planOf('along', 100, [west, east]);
  expect(pairsOf(along, planOf('across', 110, [south, north]))).toEqual([['along', 'across']]);
  expect(pairsOf(along, planOf('above', 300, [south, north]))).toEqual([]);
  expect(
    pairsOf(
      along,
      planOf('beside', 100, [
        [-122.01, 45.01],
        [-121.99, 45.01],
      ]),
    ),
  ).toEqual([]);
});

test('where they meet is told, and how far apart they are there', () => {
  const [crossing] = crossingsOf([planOf('a', 100, [west, east]), planOf('b', 110, [south, north])]);
  expect(crossing?.position[0]).toBeCloseTo(-122, 3);
  expect(crossing?.position[1]).toBeCloseTo(45, 3);
  expect(crossing?.distance).toBeLessThan(20);
  expect(crossing?.heightDifference).toBe(10);
});

test('heights that cannot be compared count as the same', () => {
  const [crossing] = crossingsOf([
    planOf('a', 100, [west, east]),
    planOf('b', 900, [south, north], 'calculatedAboveTerrain'),
  ]);
  expect(crossing?.heightDifference).toBeUndefined();
});

test('paths that run side by side cross in every row of the earth', () => {
  for (const lat of [-60.0003, 0, 45.1234, 64.9997]) {
    const line = (shift: number) => [
      [-150, lat + shift],
      [-149.99, lat + shift + 0.003],
    ];
    expect(pairsOf(planOf('a', 50, line(0)), planOf('b', 50, line(0.0003)))).toEqual([['a', 'b']]);
  }
});
