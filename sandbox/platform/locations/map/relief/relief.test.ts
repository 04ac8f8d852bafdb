import {decode} from 'fast-png';
import {expect, test} from 'vitest';
import {RADIANS, type LonLat} from '../../../../geometry/sphere';
import {openSandbox, type TestSandbox} from '../../../../testing/openSandbox';

const SIDE = 256;

function tileOf(zoom: number, [lon, lat]: LonLat): [x: number, y: number] {
  const y = (1 - Math.asinh(Math.tan(lat * RADIANS)) / Math.PI) / 2;
  return [Math.floor(((lon + 180) / 360) * 2 ** zoom), Math.floor(y * 2 ** zoom)];
}

/** Heights of a tile in metres, row after row, as a map reads the colours of Terrarium. */
async function heightsOf(
  {call}: Pick<TestSandbox, 'call'>,
  zoom: number,
  [x, y]: readonly [number, number],
): Promise<number[]> {
  const {status, headers, bytes} = await call(`GET /sandbox/map/relief/${zoom}/${x}/${y}`, {as: 'nobody'});
  expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  const {width, height, data, palette = []} = decode(bytes);
  expect([width, height]).toEqual([SIDE, SIDE]);
  return Array.from(data, (level) => {
    const [red = NaN, green = NaN, blue = NaN] = palette[level] ?? [];
    return red * 256 + green + blue / 256 - 32_768;
  });
}

const highestOf = (heights: readonly number[]) => heights.reduce((most, each) => Math.max(most, each));
const roughnessOf = (heights: readonly number[]) => highestOf(heights) - Math.min(...heights.slice(0, SIDE));

test('the map says where its heights are and how to read them', async () => {
  const {call} = await openSandbox();
  expect((await call('GET /sandbox/map', {as: 'nobody'})).body).toMatchObject({
    relief: {tiles: ['/sandbox/map/relief/{z}/{x}/{y}'], minzoom: 2, maxzoom: 11, encoding: 'terrarium'},
  });
});

test('mountains are where the world has them, and the sea and its coasts are low', async () => {
  const sandbox = await openSandbox();
  const highest = async (position: LonLat) => highestOf(await heightsOf(sandbox, 9, tileOf(9, position)));
  expect(await highest([-30, 44])).toBe(0);
  expect(await highest([-121.77, 44.12])).toBeGreaterThan(1500);
  expect(await highest([86.5, 28.2])).toBeGreaterThan(2000);
  expect(await highest([-97.3, 37.7])).toBeLessThan(500);
  expect(await highest([-124.1, 44.6])).toBeLessThan(700);
});

test('a lake is level, also between mountains', async () => {
  const sandbox = await openSandbox();
  // In Lake Titicaca, and the highest around it.
  const lake = await heightsOf(sandbox, 11, tileOf(11, [-69.5, -15.7]));
  const around = highestOf(await heightsOf(sandbox, 7, tileOf(7, [-69.55, -15.75])));
  expect(new Set(lake).size).toBe(1);
  expect(lake[0]).toBeGreaterThan(100);
  expect(around).toBeGreaterThan(1000);
});

test('no range of mountains stands on the other side of the world, too', async () => {
  const sandbox = await openSandbox();
  // Opposite to the Alaska Range, and to the Altai.
  for (const position of [
    [28, 62],
    [-87, 46.3],
  ] as const)
    expect(highestOf(await heightsOf(sandbox, 8, tileOf(8, [...position])))).toBeLessThan(600);
});

test('a coast has nothing but the height of the sea on its outer side', async () => {
  const sandbox = await openSandbox();
  const tile = tileOf(8, [-124.1, 44.6]);
  const heights = await heightsOf(sandbox, 8, tile);
  // The west of the tile is the Pacific, some hundred pixels wide.
  const west = heights.filter((_, pixel) => pixel % SIDE < 40);
  expect(new Set(west)).toEqual(new Set([0]));
  expect(highestOf(heights)).toBeGreaterThan(50);
});

test('heights go on in the next tile, and closer tiles refine the same land', async () => {
  const sandbox = await openSandbox();
  const [x, y] = tileOf(9, [-121.77, 44.12]);
  const [west, east] = [await heightsOf(sandbox, 9, [x, y]), await heightsOf(sandbox, 9, [x + 1, y])];
  const jumps = Array.from({length: SIDE}, (_, row) =>
    Math.abs((west[row * SIDE + SIDE - 1] ?? NaN) - (east[row * SIDE] ?? NaN)),
  );
  const within = Array.from({length: SIDE}, (_, row) =>
    Math.abs((west[row * SIDE + SIDE - 2] ?? NaN) - (west[row * SIDE + SIDE - 1] ?? NaN)),
  );
  expect(highestOf(jumps)).toBeLessThan(2 * highestOf(within) + roughnessOf(west) / 64);
  const quarter = await heightsOf(sandbox, 10, [2 * x, 2 * y]);
  const mean = (heights: readonly number[]) => heights.reduce((sum, each) => sum + each, 0) / heights.length;
  const same = west.filter((_, pixel) => pixel % SIDE < SIDE / 2 && pixel < (SIDE * SIDE) / 2);
  expect(Math.abs(mean(quarter) - mean(same))).toBeLessThan(0.1 * mean(same));
});

test('a tile is the same from another sandbox of the seed, and not of another seed', async () => {
  const path = `GET /sandbox/map/relief/9/${tileOf(9, [-121.77, 44.12]).join('/')}`;
  const [one, other, seeded] = await Promise.all([
    openSandbox(),
    openSandbox({seed: 1}),
    openSandbox({seed: 2}),
  ]);
  const {bytes, headers} = await one.call(path);
  expect((await other.call(path)).bytes.equals(bytes)).toBe(true);
  expect((await seeded.call(path)).bytes.equals(bytes)).toBe(false);
  const {etag = ''} = headers;
  expect((await one.call(path, {headers: {'if-none-match': etag}})).status).toBe(304);
});

test('a tile of another zoom is refused', async () => {
  const {call} = await openSandbox();
  expect((await call('GET /sandbox/map/relief/12/1/1')).body).toEqual({
    status_code: 400,
    message: 'path.z must be a zoom from 2 to 11',
  });
});

test('there is land on both sides of the antimeridian', async () => {
  const sandbox = await openSandbox();
  for (const lon of [-179.9, 179.9])
    expect(highestOf(await heightsOf(sandbox, 8, tileOf(8, [lon, 68])))).toBeGreaterThan(10);
});
