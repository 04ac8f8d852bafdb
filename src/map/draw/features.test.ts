import {expect, test} from 'vitest';
import {toFeatures, toPositions} from './features';

const positions = [
  [-121.31530001, 44.0582],
  [-121.5492, 44.291],
  [-121.2, 44.1],
];

test.each(['points', 'line', 'polygon'] as const)('positions of %s survive being drawn', (kind) => {
  expect(toPositions(toFeatures({kind, positions}))).toEqual([[-121.3153, 44.0582], ...positions.slice(1)]);
});

test('too few positions make no shape', () => {
  expect(toFeatures({kind: 'line', positions: positions.slice(0, 1)})).toEqual([]);
  expect(toFeatures({kind: 'polygon', positions: positions.slice(0, 2)})).toEqual([]);
});

test('a ring is closed for the map, and open for the page', () => {
  const [feature] = toFeatures({kind: 'polygon', positions});
  expect(feature?.geometry).toMatchObject({coordinates: [{length: 4}]});
});

test('points keep their order, whatever order the map keeps them in', () => {
  expect(toPositions(toFeatures({kind: 'points', positions}).reverse())[1]).toEqual(positions[1]);
});

test('helping points of the map are no positions', () => {
  const helping = {
    type: 'Feature' as const,
    id: 9,
    properties: {mode: 'select', midPoint: true},
    geometry: {type: 'Point' as const, coordinates: [1, 2]},
  };
  expect(toPositions([helping, ...toFeatures({kind: 'line', positions})])).toHaveLength(3);
});

test('no id is 0, which Terra Draw takes for none', () => {
  expect(toFeatures({kind: 'points', positions}).every(({id}) => Boolean(id))).toBe(true);
});
