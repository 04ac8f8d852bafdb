import type {PathedPlan} from '@site/src/plan-check';
import {expect, test} from 'vitest';
import {HEIGHT, sketchOf, WIDTH} from './sketch';

const planOf = (rallyPoints: readonly (readonly number[])[]) =>
  ({plan: {fences: [], rallyPoints}, path: {points: []}}) as unknown as PathedPlan;

test('a plan without a path is drawn around what else it has', () => {
  const sketch = sketchOf(planOf([[-122, 45]]), []);
  expect(sketch?.rallyPoints).toEqual([[WIDTH / 2, HEIGHT / 2]]);
  expect(sketch?.corners[0][0]).toBeCloseTo(-122, 1);
});

test('a plan without any position has no sketch', () => {
  expect(sketchOf(planOf([]), [])).toBeUndefined();
});
