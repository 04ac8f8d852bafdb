import {booleanPointInPolygon} from '@turf/boolean-point-in-polygon';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {distanceMetres, type LonLat} from '../../geometry/sphere';
import {readLandmasses} from './coastline';
import {fixedLinks, linksBetween} from './fixedLinks';
import {nodeData} from '../../testing/nodeData';
import {Land} from './land';

const atlas = nodeData.coasts();
const land = new Land(atlas);

test.each<[string, LonLat]>([
  ['the Atlantic', [-40, 30]],
  ['the Caspian Sea', [50.5, 42]],
  ['the Pacific at the antimeridian', [180, 0]],
  ['the North Pole', [0, 90]],
])('%s is water', (_, [lon, lat]) => {
  expect(land.landmassAt(lon, lat)).toBe(0);
});

test.each<[string, LonLat, LonLat]>([
  ['Alaska and Patagonia', [-150, 65], [-70, -45]],
  ['Lisbon and Singapore’s neighbour', [-8.5, 39.5], [103.5, 1.9]],
  ['Chukotka on both sides of the antimeridian', [178, 67.5], [-175, 67]],
  ['Antarctica on both sides and at the pole', [160, -80], [-140, -80]],
  ['the South Pole and the Antarctic Peninsula', [0, -90], [-65, -70]],
])('%s are one landmass', (_, one, other) => {
  expect(land.landmassAt(...one)).toBeGreaterThan(0);
  expect(land.landmassAt(...one)).toBe(land.landmassAt(...other));
});

test('the grid agrees with a look at every polygon, at random positions and close to coasts', () => {
  // Those at the antimeridian are unrolled beyond 180, which turf does not expect.
  const polygons = readLandmasses(atlas).map((coordinates) => ({type: 'Polygon' as const, coordinates}));
  const corners = polygons.flatMap(({coordinates}) => coordinates.flat());
  const anywhere = fc.tuple(
    fc.double({min: -169, max: 170, noNaN: true}),
    fc.double({min: -78, max: 85, noNaN: true}),
  );
  const ashore = fc
    .tuple(
      fc.constantFrom(...corners),
      // A corner itself lies on neither side.
      fc.double({min: 1e-6, max: 0.02, noNaN: true}).chain((off) => fc.constantFrom(off, -off)),
    )
    .map(([[lon = 0, lat = 0], off]): [number, number] => [lon + off, lat - off / 2])
    .filter(([lon]) => Math.abs(lon) < 169);
  fc.assert(
    fc.property(fc.oneof(anywhere, ashore), (position) => {
      const expected = polygons.findIndex((polygon) => booleanPointInPolygon(position, polygon)) + 1;
      expect(land.landmassWithLakesAt(...position)).toBe(expected);
    }),
    {numRuns: 400},
  );
});

test('off the coast the nearest land is found, out at sea there is none', () => {
  const terminal: LonLat = [-122.3384, 47.6026];
  const ashore = land.findNear(terminal, 8000);
  expect(ashore && distanceMetres(terminal, ashore.position)).toBeLessThanOrEqual(8000);
  expect(land.landmassAt(...(ashore?.position ?? [0, 0]))).toBe(ashore?.landmass);
  expect(land.findNear([-130, 44], 8000)).toBeUndefined();
});

test('every bridge stands on two landmasses, and leads over others where there is no direct one', () => {
  for (const {name, ends} of fixedLinks) {
    const [from, to] = ends.map((end) => land.landmassAt(...end)) as [number, number];
    expect([name, from > 0, to > 0, from !== to]).toEqual([name, true, true, true]);
    expect(linksBetween(land, from, to)?.map((link) => link.name)).toEqual([name]);
  }
  const [london, malmo, copenhagen] = [
    land.landmassAt(-0.12, 51.5),
    land.landmassAt(13.2, 55.6),
    land.landmassAt(12.3, 55.6),
  ];
  expect(linksBetween(land, london, copenhagen)?.map(({name}) => name)).toEqual([
    'Channel Tunnel',
    'Øresund Bridge',
  ]);
  expect(linksBetween(land, malmo, land.landmassAt(-100, 45))).toBeUndefined();
  expect(linksBetween(land, malmo, malmo)).toEqual([]);
});
