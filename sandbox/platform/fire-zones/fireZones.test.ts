import {decode} from 'fast-png';
import {expect, test} from 'vitest';
import {openSandbox, type TestResponse} from '../../testing/openSandbox';
import {paintFires} from './paintFires';

interface Fire {
  readonly id: string;
  readonly geometry: {readonly type: string; readonly coordinates: number[][][]};
  readonly properties: {
    readonly areaHectares: number;
    readonly containmentPercent?: number;
    readonly confidence?: number;
  };
}
const featuresOf = ({body}: TestResponse): Fire[] => (body as {features: Fire[]}).features;

/** How many pixels of a tile have each colour. */
function coloursOf(png: Buffer): Map<string, number> {
  const {data, palette} = decode(png);
  const counts = new Map<string, number>();
  for (const index of data) {
    const colour = (palette?.[index] ?? []).slice(0, 3).join(' ');
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}
const ORANGE = '255 145 20';
const RED = '222 40 30';
const DARK = '130 12 12';

test('the Ridge Creek Fire burns, as incident teams and as satellites know it, the largest fire first', async () => {
  const {call} = await openSandbox();
  const [reported, seen] = await Promise.all(
    ['nifc', 'sat'].map(async (source) => featuresOf(await call(`GET /firezones/v2/geography/US/${source}`))),
  );
  for (const [fires, name] of [
    [reported ?? [], 'Ridge Creek Fire'],
    [seen ?? [], 'Cell 44.2° N 121.6° W'],
  ] as const) {
    const areas = fires.map(({properties}) => properties.areaHectares);
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
    expect(fires.find(({id}) => id === 'ridge-creek')).toMatchObject({
      properties: {
        fireId: 'ridge-creek',
        name,
        regionCode: 'US',
        updatedAt: '2026-07-14T18:00:00Z',
      },
    });
  }
  expect(reported?.every(({properties}) => properties.containmentPercent !== undefined)).toBe(true);
  expect(seen?.every(({properties}) => properties.confidence !== undefined)).toBe(true);
  for (const region of ['AU', 'NZ'])
    expect((await call(`GET /firezones/v2/geography/${region}/nifc`)).status).toBe(204);
  expect((await call('GET /firezones/v2/geography/CA/sat')).status).toBe(400);
});

test('outlines grow from hour to hour, are the same later on, and never tell the future', async () => {
  const {call} = await openSandbox();
  const at = async (hour: string) => {
    const {body} = await call(`GET /firezones/v1/polygons/${hour}/nifc`);
    const {boundaries} = body as {boundaries: {fireId: string; areaHectares: number}[]};
    return boundaries.find(({fireId}) => fireId === 'ridge-creek')?.areaHectares ?? 0;
  };
  const [early, late] = [await at('2026/7/14/2'), await at('2026/7/14/18')];
  expect(early).toBeGreaterThan(0);
  expect(late).toBeGreaterThan(early);
  expect(await call('GET /firezones/v1/polygons/2026/7/14/19/nifc')).toMatchObject({
    status: 404,
    body: {
      message: 'There are no fire boundaries for 2026-07-14T19:00:00Z: it is later than the current hour',
    },
  });
  expect((await call('GET /firezones/v1/polygons/300000/1/1/0/sat')).status).toBe(404);
  expect(await call('GET /firezones/v1/polygons/2026/2/29/0/nifc')).toMatchObject({
    status: 400,
    body: {message: 'path.day must be <= 28 in 2026-02'},
  });
  for (const source of ['sat', 'nifc'])
    for (const beforeRecords of ['0/1/1/0', '99/2/28/0', '1900/7/14/18', '1999/12/31/23'])
      expect(await call(`GET /firezones/v1/polygons/${beforeRecords}/${source}`)).toMatchObject({
        status: 204,
        body: undefined,
      });
  expect((await call('GET /firezones/v1/polygons/2024/2/29/23/sat')).status).toBe(200);
  await call('POST /sandbox/clock', {body: {now: '2026-07-15T03:00:00Z'}});
  expect(await at('2026/7/14/18')).toBe(late);
  expect(await at('2026/7/15/3')).toBeGreaterThan(late);
});

test('when nothing burns there is no body', async () => {
  const {call} = await openSandbox();
  const none = async () => {
    for (let day = 1; day < 120; day += 3) {
      await call('POST /sandbox/clock', {body: {now: new Date(Date.UTC(2026, 5, day)).toISOString()}});
      const {status, body} = await call('GET /firezones/v2/geography/NZ/sat');
      if (status === 204) return body;
    }
    return 'New Zealand burnt all winter.';
  };
  expect(await none()).toBeUndefined();
}, 20_000);

test('tiles paint satellite zones orange, and reported perimeters red with a dark edge above them', async () => {
  const {call} = await openSandbox();
  // The tile of zoom 11 in which [-121.62, 44.21] lies.
  const tile = 'GET /firezones/v2/tile/11/332/743.png';
  const [both, sat, nifc] = await Promise.all(
    ['', '?source=sat', '?source=nifc'].map((query) => call(tile + query)),
  );
  expect(both).toMatchObject({
    status: 200,
    headers: {'content-type': 'image/png', 'cache-control': 'private, max-age=3600'},
  });
  const [ofBoth, ofSat, ofNifc] = [both, sat, nifc].map((response) =>
    coloursOf(response?.bytes ?? Buffer.alloc(0)),
  );
  expect(ofSat?.get(ORANGE)).toBeGreaterThan(50);
  expect(ofSat?.has(RED)).toBe(false);
  expect(ofNifc?.get(RED)).toBeGreaterThan(100);
  expect(ofNifc?.get(DARK)).toBeGreaterThan(20);
  expect(ofNifc?.has(ORANGE)).toBe(false);
  expect(ofBoth?.get(DARK)).toBe(ofNifc?.get(DARK));
  expect((await call('GET /firezones/v2/tile/3/1/2.png')).status).toBe(200);
  expect(await call('GET /firezones/v2/tile/8/128/127.png')).toMatchObject({status: 204, body: undefined});
  expect((await call('GET /firezones/v2/tile/3/8/0.png')).status).toBe(404);
  for (const refused of ['2/0/0.png', '13/0/0.png', '3/0/0.jpg', '3/0/0.png?source=radar'])
    expect([refused, (await call(`GET /firezones/v2/tile/${refused}`)).status]).toEqual([refused, 400]);
});

test('a fire fills a tile that lies within it, and is a dot where it is smaller than a pixel', () => {
  const square = (half: number) => [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
    [-half, -half],
  ];
  const fire = (half: number) => ({
    ...({
      fireId: 'x',
      name: 'x',
      source: 'nifc',
      regionCode: 'US',
      detectedAt: '',
      updatedAt: '',
      areaHectares: 1,
    } as const),
    geometry: {type: 'Polygon' as const, coordinates: [square(half)]},
  });
  const within = paintFires([fire(10)], {zoom: 12, x: 2048, y: 2047});
  expect([...coloursOf(Buffer.from(within ?? []))]).toEqual([[RED, 256 * 256]]);
  const dot = paintFires([fire(0.0001)], {zoom: 3, x: 4, y: 3});
  expect(coloursOf(Buffer.from(dot ?? [])).get(DARK)).toBeLessThan(5);
  expect(paintFires([fire(0.0001)], {zoom: 3, x: 5, y: 3})).toBeNull();
});
