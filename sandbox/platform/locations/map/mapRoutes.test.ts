import {VectorTile, type VectorTileFeature} from '@mapbox/vector-tile';
import Pbf from 'pbf';
import {expect, test} from 'vitest';
import {decodeLine} from '../../../geometry/polyline';
import {distanceMetres, type LonLat} from '../../../geometry/sphere';
import {openSandbox} from '../../../testing/openSandbox';
import {linesOf, roadsOf, tileOf, unitsToNearest, within, type TileLine} from '../../../testing/roadTiles';

const bend: LonLat = [-121.3153, 44.0582];

test('health names the map, and the map its tiles and that they are invented', async () => {
  const {call} = await openSandbox();
  const {map} = (await call('GET /sandbox/health', {as: 'nobody'})).body as {map: string};
  expect((await call(`GET ${map}`, {as: 'nobody'})).body).toMatchObject({
    tiles: ['/sandbox/map/roads/{z}/{x}/{y}'],
    minzoom: 6,
    maxzoom: 14,
    attribution:
      'Roads, relief, built-up areas and parks: invented by the sandbox. Lakes and rivers: Natural Earth',
  });
});

test('a tile is a vector tile of the usual version and size', async () => {
  const {call} = await openSandbox();
  const {headers, bytes} = await call(`GET /sandbox/map/roads/${tileOf(12, bend)}`, {as: 'nobody'});
  expect(headers['content-type']).toBe('application/vnd.mapbox-vector-tile');
  expect(new VectorTile(new Pbf(bytes)).layers.roads).toMatchObject({version: 2, extent: 4096});
});

test('the closer a tile, the smaller its roads, and each says from which zoom on it is drawn', async () => {
  const sandbox = await openSandbox();
  const classes = async (zoom: number) => {
    const properties = (await roadsOf(sandbox, tileOf(zoom, bend))).map((road) => road.properties);
    for (const road of properties) expect(Number(road.zoom)).toBeLessThanOrEqual(zoom === 14 ? 16 : zoom);
    return [...new Set(properties.map((road) => road.class))].sort();
  };
  expect(await classes(6)).toEqual(['motorway']);
  expect(await classes(11)).toEqual(['highway', 'motorway', 'road']);
  expect(await classes(14)).toEqual(['highway', 'motorway', 'road', 'street']);
});

test('a computed route runs on the roads of the closest tiles', async () => {
  const sandbox = await openSandbox();
  const {body} = await sandbox.call(`GET /locations/v2/route/${bend.join(',')};-121.5492,44.291`);
  const {routes} = body as {routes: [{geometry: string}]};
  const line = decodeLine(routes[0].geometry) as LonLat[];
  const tiles = new Map<string, TileLine[]>();
  let [whole, onRoad] = [0, 0];
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index] ?? to;
    const middle: LonLat = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const tile = tileOf(14, middle);
    const roads = tiles.get(tile) ?? linesOf(await roadsOf(sandbox, tile));
    tiles.set(tile, roads);
    const metres = distanceMetres(from, to);
    whole += metres;
    if (unitsToNearest(roads, within(14, middle)) < 20) onRoad += metres;
  }
  expect(whole).toBeGreaterThan(30_000);
  expect(onRoad / whole).toBeGreaterThan(0.98);
});

test('a road goes on in the next tile where it left the one before', async () => {
  const sandbox = await openSandbox();
  for (const zoom of [7, 10, 13]) {
    const [x, y] = within(zoom, bend).map(Math.floor) as [number, number];
    const leaving = crossingsAt(await roadsOf(sandbox, `${zoom}/${x}/${y}`), 4096);
    const entering = crossingsAt(await roadsOf(sandbox, `${zoom}/${x + 1}/${y}`), 0);
    expect(leaving.length).toBeGreaterThan(2);
    expect(entering.map(({name}) => name)).toEqual(leaving.map(({name}) => name));
    entering.forEach((road, index) => expect(Math.abs(road.y - (leaving[index]?.y ?? NaN))).toBeLessThan(3));
  }
});

/** Where named roads cross a column of a tile, from north to south by name. */
function crossingsAt(roads: readonly VectorTileFeature[], column: number): {name: string; y: number}[] {
  const found = roads.flatMap((road) =>
    road.loadGeometry().flatMap((part) =>
      part.slice(1).flatMap((to, index) => {
        const from = part[index] ?? to;
        if (from.x < column === to.x < column) return [];
        const y = from.y + ((column - from.x) / (to.x - from.x)) * (to.y - from.y);
        return [{name: String(road.properties.name), y}];
      }),
    ),
  );
  return found
    .filter(({y}) => y > 5 && y < 4091)
    .sort((one, other) => one.name.localeCompare(other.name) || one.y - other.y);
}

test('a tile is the same from another sandbox of the seed, and a known one is not sent again', async () => {
  const path = `GET /sandbox/map/roads/${tileOf(12, bend)}`;
  const [one, other] = [await openSandbox(), await openSandbox({seed: 1})];
  const {bytes, headers} = await one.call(path);
  const again = await other.call(path);
  expect(again.bytes.equals(bytes)).toBe(true);
  const {etag = ''} = headers;
  expect(again.headers.etag).toBe(etag);
  const known = await one.call(path, {headers: {'if-none-match': etag}});
  expect([known.status, known.bytes.length, known.headers.etag]).toEqual([304, 0, etag]);
  const seeded = await openSandbox({seed: 2});
  expect((await seeded.call(path, {headers: {'if-none-match': etag}})).status).toBe(200);
});

test('a tile of another zoom, of no numbers or outside the world is refused with what is wrong', async () => {
  const {call} = await openSandbox();
  const refused = [
    ['5/5/11', 400, 'path.z must be a zoom from 6 to 14'],
    ['15/5000/11000', 400, 'path.z must be a zoom from 6 to 14'],
    ['ten/1/1', 400, 'path.z must be a whole number'],
    ['10/-1/1', 400, 'path.x must be a whole number'],
    ['10/1/1.5', 400, 'path.y must be a whole number'],
    ['10/1024/1', 404, 'There is no tile 10/1024/1: at zoom 10, x and y range from 0 to 1023'],
  ] as const;
  for (const [tile, status, message] of refused)
    expect((await call(`GET /sandbox/map/roads/${tile}`)).body).toEqual({status_code: status, message});
});

test('there are no roads at sea, nor beyond the land at the edge of the map', async () => {
  const {call} = await openSandbox();
  for (const tile of [tileOf(12, [-30, 44]), '6/0/0', '6/63/0'])
    expect((await call(`GET /sandbox/map/roads/${tile}`)).status).toBe(204);
});

test('a tile at the antimeridian has the roads on both of its sides', async () => {
  const sandbox = await openSandbox();
  for (const lon of [-179.99, 179.99])
    expect((await roadsOf(sandbox, tileOf(9, [lon, 67.5]))).length).toBeGreaterThan(3);
});
