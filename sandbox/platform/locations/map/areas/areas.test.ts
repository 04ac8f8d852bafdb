import {VectorTile} from '@mapbox/vector-tile';
import Pbf from 'pbf';
import {expect, test} from 'vitest';
import {isInsideRing} from '../../../../geometry/ring';
import {RADIANS, type LonLat} from '../../../../geometry/sphere';
import {openSandbox, world, type TestSandbox} from '../../../../testing/openSandbox';
import {townsIn} from '../../../../world/geography/townsIn';

const bend: LonLat = [-121.3153, 44.0582];

function tileOf(zoom: number, [lon, lat]: LonLat): string {
  const y = (1 - Math.asinh(Math.tan(lat * RADIANS)) / Math.PI) / 2;
  return [zoom, Math.floor(((lon + 180) / 360) * 2 ** zoom), Math.floor(y * 2 ** zoom)].join('/');
}

interface Drawn {
  readonly kind: string;
  readonly rings: LonLat[][];
}

/** The areas of a tile by kind, in the order in which they are drawn. */
async function areasOf({call}: Pick<TestSandbox, 'call'>, tile: string): Promise<Drawn[]> {
  const {status, bytes} = await call(`GET /sandbox/map/roads/${tile}`, {as: 'nobody'});
  expect(status).toBe(200);
  const layer = new VectorTile(new Pbf(bytes)).layers.areas;
  const [zoom = 0, x = 0, y = 0] = tile.split('/').map(Number);
  return Array.from({length: layer?.length ?? 0}, (_, index) => {
    const feature = layer?.feature(index);
    const {geometry} = feature?.toGeoJSON(x, y, zoom) ?? {};
    const polygons =
      geometry?.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry?.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    expect(feature?.type).toBe(3);
    return {
      kind: String(feature?.properties.class),
      rings: polygons.map(([outer = [], ...holes]) => {
        expect(holes).toEqual([]);
        return outer.map(([lon = 0, lat = 0]): LonLat => [lon, lat]);
      }),
    };
  });
}

const covers = (areas: readonly Drawn[], kind: string, position: LonLat) =>
  areas.some((area) => area.kind === kind && area.rings.some((ring) => isInsideRing(ring, position)));

const widest = (areas: readonly Drawn[], kind: string) =>
  Math.max(
    ...areas
      .filter((area) => area.kind === kind)
      .flatMap(({rings}) =>
        rings.map((ring) => Math.max(...ring.map(([lon]) => lon)) - Math.min(...ring.map(([lon]) => lon))),
      ),
  );

test('towns are known with where they are and how large', () => {
  const [largest] = townsIn([-122, 43.5, -121, 44.5]).sort((one, other) => other.people - one.people);
  expect(largest?.position[0]).toBeCloseTo(bend[0], 2);
  expect(largest?.position[1]).toBeCloseTo(bend[1], 2);
  expect(largest?.people).toBeGreaterThan(70_000);
  expect(largest?.people).toBeLessThan(110_000);
  // Fiji: the bounds of a tile run on beyond the antimeridian.
  expect(townsIn([177, -18.5, 181, -17.5]).length).toBeGreaterThan(3);
  expect(townsIn([-183, -18.5, -179, -17.5]).length).toBeGreaterThan(3);
});

test('a town has built-up land around its centre and parks in it, and the country beyond has neither', async () => {
  const sandbox = await openSandbox();
  const areas = await areasOf(sandbox, tileOf(11, bend));
  expect(covers(areas, 'built-up', bend)).toBe(true);
  expect(covers(areas, 'built-up', [bend[0] - 0.13, bend[1]])).toBe(false);
  const parks = areas.filter(({kind}) => kind === 'park').flatMap(({rings}) => rings);
  expect(parks.length).toBeGreaterThan(3);
  expect(areas.map(({kind}) => kind)).toEqual(
    ['reserve', 'built-up', 'park'].filter((kind) => areas.some((area) => area.kind === kind)),
  );
});

test('the larger a town, the more land it covers', async () => {
  const sandbox = await openSandbox();
  const [large, small] = [
    await areasOf(sandbox, tileOf(8, [-104.9, 39.74])),
    await areasOf(sandbox, tileOf(8, bend)),
  ];
  expect(widest(large, 'built-up')).toBeGreaterThan(1.5 * widest(small, 'built-up'));
});

test('nothing is built in the sea', async () => {
  const sandbox = await openSandbox();
  const land = world.roads().land;
  const corners = (await areasOf(sandbox, tileOf(10, [-122.34, 47.6])))
    .filter(({kind}) => kind === 'built-up')
    .flatMap(({rings}) => rings.flat());
  const wet = corners.filter(([lon, lat]) => land.landmassAt(lon, lat) === 0);
  expect(corners.length).toBeGreaterThan(100);
  expect(wet.length / corners.length).toBeLessThan(0.1);
});

test('reserves lie far from towns as well', async () => {
  const sandbox = await openSandbox();
  const areas = await areasOf(sandbox, tileOf(7, [-119.5, 43]));
  expect(areas.find(({kind}) => kind === 'reserve')?.rings.length).toBeGreaterThan(2);
});
