import {expect, test} from 'vitest';
import {linesOf} from './roadsInSight';

const feature = (kind: string, main: boolean, count: number) => ({
  properties: {class: kind, main, ...(main && {name: kind})},
  geometry: {type: 'LineString' as const, coordinates: Array.from({length: count}, (_, index) => [index, 0])},
});

test('the largest roads come first, and the smallest are left out where there are too many', () => {
  const features = [
    feature('street', false, 5),
    feature('road', false, 4),
    feature('road', true, 3),
    feature('motorway', true, 2),
  ];
  const all = linesOf(features, 100);
  expect(all.lines.map(({kind, isMain, name}) => [kind, isMain, name])).toEqual([
    ['motorway', true, 'motorway'],
    ['road', true, 'road'],
    ['road', false, ''],
    ['street', false, ''],
  ]);
  expect(all.isPartial).toBe(false);
  const some = linesOf(features, 9);
  expect(some.lines).toHaveLength(3);
  expect(some.isPartial).toBe(true);
});

test('each part of a road is a line', () => {
  const geometry = {
    type: 'MultiLineString' as const,
    coordinates: [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [2, 0],
        [3, 0],
      ],
    ],
  };
  const {lines} = linesOf([{properties: {class: 'highway', main: false}, geometry}], 100);
  expect(lines.map(({positions}) => positions[0])).toEqual([
    [0, 0],
    [2, 0],
  ]);
});
