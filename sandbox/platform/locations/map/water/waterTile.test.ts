import {VectorTile, type VectorTileFeature} from '@mapbox/vector-tile';
import type {Position} from 'geojson';
import Pbf from 'pbf';
import {expect, test} from 'vitest';
import {RADIANS} from '../../../../geometry/sphere';
import {openSandbox, type TestSandbox} from '../../../../testing/openSandbox';

type Tile = readonly [zoom: number, x: number, y: number];

function tileOf(zoom: number, [lon, lat]: readonly [number, number]): Tile {
  const y = (1 - Math.asinh(Math.tan(lat * RADIANS)) / Math.PI) / 2;
  return [zoom, Math.floor(((lon + 180) / 360) * 2 ** zoom), Math.floor(y * 2 ** zoom)];
}

async function featuresOf(
  {call}: Pick<TestSandbox, 'call'>,
  tile: Tile,
): Promise<Record<'lakes' | 'rivers', VectorTileFeature[]>> {
  const {status, headers, bytes} = await call(`GET /sandbox/map/water/${tile.join('/')}`, {as: 'nobody'});
  expect([status, headers['content-type']]).toEqual([200, 'application/vnd.mapbox-vector-tile']);
  const {layers} = new VectorTile(new Pbf(bytes));
  const all = (name: string) =>
    Array.from({length: layers[name]?.length ?? 0}, (_, index) => layers[name]?.feature(index)).filter(
      (feature) => feature !== undefined,
    );
  return {lakes: all('lakes'), rivers: all('rivers')};
}

/** Polygons with their holes, in degrees. */
function polygonsOf(lakes: readonly VectorTileFeature[], [zoom, x, y]: Tile): Position[][][] {
  return lakes.flatMap((feature) => {
    const {geometry} = feature.toGeoJSON(x, y, zoom);
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
}

test('the map says where its lakes and rivers are, and whose they are', async () => {
  const {call} = await openSandbox();
  expect((await call('GET /sandbox/map', {as: 'nobody'})).body).toMatchObject({
    attribution: expect.stringContaining('Lakes and rivers: Natural Earth') as string,
    water: {
      tiles: ['/sandbox/map/water/{z}/{x}/{y}'],
      minzoom: 2,
      maxzoom: 8,
      vector_layers: [{id: 'rivers'}, {id: 'lakes'}],
    },
  });
});

test('a lake is a polygon, with a hole where an island is', async () => {
  const sandbox = await openSandbox();
  const tile = tileOf(6, [-82.2, 45.75]);
  const polygons = polygonsOf((await featuresOf(sandbox, tile)).lakes, tile);
  const huron = polygons.find(([shore = []]) => isInside(shore, [-82.5, 45.3]));
  expect(huron?.slice(1).some((island) => isInside(island, [-82.2, 45.75]))).toBe(true);
  expect(polygons.some(([shore = []]) => isInside(shore, [-81, 46.5]))).toBe(false);
});

test('a tile in the middle of a lake is water to its edges', async () => {
  const sandbox = await openSandbox();
  const tile = tileOf(8, [33, -1.2]);
  const {lakes} = await featuresOf(sandbox, tile);
  const [[shore = []] = []] = polygonsOf(lakes, tile);
  const lons = shore.map(([lon = NaN]) => lon);
  expect(Math.max(...lons) - Math.min(...lons)).toBeGreaterThan(360 / 2 ** 8);
});

test('the closer a tile, the shorter its rivers may be', async () => {
  const sandbox = await openSandbox();
  const zooms = async (zoom: number) => {
    const {rivers} = await featuresOf(sandbox, tileOf(zoom, [7, 50]));
    return [...new Set(rivers.map(({properties}) => Number(properties.zoom)))].sort();
  };
  expect(await zooms(3)).toEqual([3]);
  const close = await zooms(6);
  expect(close.length).toBeGreaterThan(1);
  expect(Math.max(...close)).toBeLessThanOrEqual(6);
});

test('a river goes on in the next tile where it left the one before', async () => {
  const sandbox = await openSandbox();
  const [zoom, x, y] = tileOf(6, [-91, 38.5]);
  const ends = async (tile: Tile, column: number) =>
    (await featuresOf(sandbox, tile)).rivers
      .flatMap((river) => river.loadGeometry())
      .flatMap((line) => line.slice(1).map((to, index) => [line[index] ?? to, to] as const))
      .filter(([from, to]) => from.x < column !== to.x < column)
      .map(([from, to]) => from.y + ((column - from.x) / (to.x - from.x)) * (to.y - from.y))
      .sort((one, other) => one - other);
  const [leaving, entering] = [await ends([zoom, x, y], 4096), await ends([zoom, x + 1, y], 0)];
  expect(leaving.length).toBeGreaterThan(0);
  expect(entering).toHaveLength(leaving.length);
  entering.forEach((each, index) => expect(Math.abs(each - (leaving[index] ?? NaN))).toBeLessThan(3));
});

test('there is no water tile where there is neither, and none of another zoom', async () => {
  const {call} = await openSandbox();
  expect((await call(`GET /sandbox/map/water/${tileOf(8, [-30, 44]).join('/')}`)).status).toBe(204);
  expect((await call('GET /sandbox/map/water/9/1/1')).body).toEqual({
    status_code: 400,
    message: 'path.z must be a zoom from 2 to 8',
  });
});

function isInside(ring: readonly Position[], [x, y]: readonly [number, number]): boolean {
  let inside = false;
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x0 = 0, y0 = 0] = ring.at(index - 1) ?? [];
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) inside = !inside;
  });
  return inside;
}
