import {expect, test} from 'vitest';
import {outerPositions, readBoundary, withOuterRing, writeBoundary} from './boundary';

const triangle = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [-121.6, 44.1],
      [-121.5, 44.1],
      [-121.5, 44.2],
      [-121.6, 44.1],
    ],
  ],
};
const hole = [
  [-121.54, 44.12],
  [-121.52, 44.12],
  [-121.52, 44.14],
  [-121.54, 44.12],
];

test('a boundary is the same after well-known text and GeoJSON', async () => {
  for (const format of ['wkt', 'geojson'] as const)
    expect(await readBoundary(await writeBoundary(triangle, format))).toEqual(triangle);
});

test.each([
  ['a feature', {type: 'Feature', properties: {}, geometry: triangle}],
  ['a collection of one', {type: 'FeatureCollection', features: [{type: 'Feature', geometry: triangle}]}],
])('reads the polygon of %s', async (_, value) =>
  expect(await readBoundary(JSON.stringify(value))).toEqual(triangle),
);

test('reads well-known text in small letters', async () => {
  expect(await readBoundary(' polygon((-121.6 44.1, -121.5 44.1, -121.5 44.2, -121.6 44.1)) ')).toEqual(
    triangle,
  );
});

test.each(['', 'POINT (1 2)', '{"type":"Point","coordinates":[1,2]}', '{', 'POLYGON ((1 2', '[]'])(
  '“%s” is no boundary',
  async (text) => expect(await readBoundary(text)).toBeUndefined(),
);

test('a new outer ring is closed and keeps the holes', () => {
  const before = {...triangle, coordinates: [...triangle.coordinates, hole]};
  const positions = [...outerPositions(before), [-121.65, 44.15]];
  expect(withOuterRing(positions, before).coordinates).toEqual([[...positions, positions[0]], hole]);
  expect(outerPositions(withOuterRing(positions, before))).toEqual(positions);
});
