import {expect, test} from 'vitest';
import {nearestTown} from './nearestTown';

const towns = [
  {name: 'Bend', position: [-121.3153, 44.0582]},
  {name: 'Sisters', position: [-121.5492, 44.2909]},
] as const;

test('the nearest town is named with its distance and the direction from it', () => {
  const found = nearestTown([-121.5492, 44.3808], towns);
  expect(found?.name).toBe('Sisters');
  expect(found?.metres).toBeCloseTo(9_996, -1);
  expect(found?.bearing).toBeCloseTo(0);
  expect(nearestTown([-121.42, 44.0582], towns)).toMatchObject({name: 'Bend', bearing: 270});
});

test('far from every town, none is near, and beyond 180° it is as near as it is', () => {
  expect(nearestTown([-140, 40], towns)).toBeUndefined();
  const suva = [{name: 'Taveuni', position: [179.95, -16.8]}] as const;
  expect(nearestTown([-179.95, -16.8], suva)?.bearing).toBeCloseTo(90);
});
