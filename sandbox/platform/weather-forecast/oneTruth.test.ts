import colormap from 'colormap';
import {decode} from 'fast-png';
import {expect, test} from 'vitest';
import {encodeLine} from '../../geometry/polyline';
import {openSandbox, type TestSandbox} from '../../testing/openSandbox';

/** What the contract says of the colours: lower and upper end, and whether 0 is transparent. */
const spans = {
  temp: [-40, 50, false],
  wind: [0, 40, false],
  gust: [0, 60, false],
  rain: [0, 50, true],
  snow: [0, 100, true],
  traffic: [0, 100, true],
} as const;
type Type = keyof typeof spans;
const grids: Partial<Record<Type, string>> = {
  temp: 'temperature',
  wind: 'wind',
  gust: 'gust',
  rain: 'rain',
  snow: 'snow',
};
/** Tiles with much traffic: Tokyo, New York, Paris, São Paulo, Sydney. */
const cities = ['11/1818/806', '11/603/769', '11/1037/704', '11/758/1161', '11/1884/1228'];

/** A month in which it snows where most land is. */
const now = new Date('2026-01-14T18:00:00Z');

interface Sample {
  readonly tile: string;
  readonly pixel: number;
  readonly lon: number;
  readonly lat: number;
}

interface DataPoints {
  readonly dataPoints: Readonly<Record<string, number[]>>;
}
interface Event {
  readonly forecasts: {forecastHour: number; value?: number; minValue?: number; maxValue?: number}[];
}
let eventsSeen = 0;

/** The same numbers every time: a fault that is found once can be found again. */
function chances(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 0x7fffffff) / 0x7fffffff;
}

/** Any tile; of traffic one with a city in it, of rain and snow one with some in it: both are rare. */
function someTile(type: Type, chance: () => number, grid: Buffer | undefined): string {
  if (type === 'traffic') return cities[Math.floor(chance() * cities.length)] ?? '';
  // Further out, pixels have their centres on borders of cells.
  const zoom = 5 + Math.floor(chance() * 8);
  const [column, row] = [Math.floor(chance() * 8192), 200 + Math.floor(chance() * 3600)];
  if ((type === 'rain' || type === 'snow') && grid?.[column * 4096 + row] === 0)
    return someTile(type, chance, grid);
  const lat = ((90 - ((row + 0.5) * 180) / 4096) * Math.PI) / 180;
  const south = (1 - Math.asinh(Math.tan(lat)) / Math.PI) / 2;
  return [zoom, Math.floor(((column + 0.5) / 8192) * 2 ** zoom), Math.floor(south * 2 ** zoom)].join('/');
}

/** Centres of pixels, rounded as polylines are; none that the rounding could move into another cell. */
function samplesOf(tileOf: () => string, chance: () => number, count: number): Sample[] {
  const samples: Sample[] = [];
  let tile = '';
  let inTile = 10;
  while (samples.length < count) {
    if (inTile === 10) [tile, inTile] = [tileOf(), 0];
    const [zoom = 0, x = 0, y = 0] = tile.split('/').map(Number);
    const [column, row] = [Math.floor(chance() * 256), Math.floor(chance() * 256)];
    const lon = (360 * (x + (column + 0.5) / 256)) / 2 ** zoom - 180;
    const north = Math.PI * (1 - (2 * (y + (row + 0.5) / 256)) / 2 ** zoom);
    const lat = (Math.atan(Math.sinh(north)) * 180) / Math.PI;
    const nearBorder = [lon + 180, 90 - lat].some((degrees) => {
      const share = (degrees * 8192) / 360;
      return Math.abs(share - Math.round(share)) < 0.001;
    });
    if (nearBorder) continue;
    samples.push({tile, pixel: row * 256 + column, lon: round5(lon), lat: round5(lat)});
    inTile++;
  }
  return samples;
}

const round5 = (value: number): number => Math.round(value * 1e5) / 1e5;
const clamped = (type: Type, value: number): number =>
  Math.min(spans[type][1], Math.max(spans[type][0], value));

async function fromTiles(
  {call}: TestSandbox,
  type: Type,
  hour: number,
  samples: readonly Sample[],
): Promise<number[]> {
  const [from, to, zeroIsClear] = spans[type];
  const shades = colormap({colormap: 'viridis', nshades: 256, format: 'rba'});
  const values = new Map<string, number>();
  for (let value = from; value <= to; value++) {
    const shade = shades[Math.min(255, Math.floor(((value - from) / (to - from)) * 256))] ?? [];
    values.set(value === 0 && zeroIsClear ? 'clear' : shade.slice(0, 3).join(), value);
  }
  const decoded = new Map<string, (pixel: number) => number>();
  for (const tile of new Set(samples.map((sample) => sample.tile))) {
    const query = `weatherType=${type}&forecastHour=${hour}&numShades=256`;
    const {status, bytes} = await call(`GET /weatherforecast/v2/tile/${tile}.png?${query}`);
    if (status === 204) decoded.set(tile, () => 0);
    else {
      const {data, palette} = decode(bytes);
      decoded.set(tile, (pixel) => {
        const [red, green, blue, alpha] = palette?.[data[pixel] ?? 0] ?? [];
        return values.get(alpha === 0 ? 'clear' : [red, green, blue].join()) ?? NaN;
      });
    }
  }
  return samples.map(({tile, pixel}) => decoded.get(tile)?.(pixel) ?? NaN);
}

async function gridOf({call}: TestSandbox, type: Type, hour: number): Promise<Buffer | undefined> {
  const at = new Date(now.getTime() + hour * 3_600_000);
  const path = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours()].join('/');
  const kind = grids[type];
  return kind === undefined ? undefined : (await call(`GET /weatherforecast/v2/${kind}/${path}`)).bytes;
}

function fromGrid(grid: Buffer, type: Type, samples: readonly Sample[]): number[] {
  return samples.map(({lon, lat}) => {
    const byte = Math.floor(((lon + 180) / 360) * 8192) * 4096 + Math.floor(((90 - lat) / 180) * 4096);
    return type === 'temp' ? grid.readInt8(byte) : grid.readUInt8(byte);
  });
}

async function fromObjects(
  {call}: TestSandbox,
  type: Type,
  hour: number,
  samples: readonly Sample[],
): Promise<number[]> {
  const objects = samples.map(({lon, lat}, index) => ({
    objectId: `place-${type}-${index}`,
    timestamp: now.toISOString(),
    geometry: {type: 'Point', coordinates: [lon, lat]},
  }));
  expect((await call('POST /locations/v2/objects', {body: objects})).status).toBe(201);
  const ids = objects.map(({objectId}) => objectId).join(',');
  const query = `weatherTypes=${type}&includeData=${type}&forecastHour=${hour}`;
  const {body} = await call(`GET /locations/v2/objects/${ids}/weather/forecast?${query}`);
  const {locations} = body as {locations: {events: Event[]; dataPoints: DataPoints[]}[]};
  return locations.map(({events, dataPoints}) => {
    const value = dataPoints[hour]?.dataPoints[type]?.[0] ?? NaN;
    // What crosses a threshold is told as an event too, with this very value.
    const told = events.flatMap(({forecasts}) => forecasts.filter((each) => each.forecastHour === hour));
    expect(told.map((each) => each.value)).toEqual(told.map(() => value));
    eventsSeen += told.length;
    return value;
  });
}

async function fromRoutes(
  {call}: TestSandbox,
  type: Type,
  hour: number,
  samples: readonly Sample[],
): Promise<number[]> {
  const values: number[] = [];
  for (let first = 0; first < samples.length; first += 3) {
    const routes = samples.slice(first, first + 3).map(({lon, lat}) => {
      const geometry = encodeLine([
        [lon, lat],
        [lon, lat + 1e-5],
      ]);
      const said = {geometry, duration: 1, distance: 1};
      return {...said, legs: [{summary: '', duration: 1, distance: 1, steps: [{...said, name: ''}]}]};
    });
    const query = `weatherTypes=${type}&includeData=${type}&forecastHour=${hour}`;
    const {body} = await call(`POST /weatherforecast/v2/routes?${query}`, {
      body: {routeId: 'places', routes},
    });
    const response = body as {routes: {overlaps: {event: Event}[]; dataPoints: DataPoints[]}[]};
    for (const {overlaps, dataPoints} of response.routes) {
      const value = dataPoints[hour]?.dataPoints[type]?.[0] ?? NaN;
      const told = overlaps.flatMap(({event}) =>
        event.forecasts.filter((each) => each.forecastHour === hour),
      );
      expect(told.map(({minValue, maxValue}) => [minValue, maxValue])).toEqual(
        told.map(() => [value, value]),
      );
      eventsSeen += told.length;
      values.push(value);
    }
  }
  return values;
}

test('tile, grid, route and object say the same at 1,000 places and hours', async () => {
  const sandbox = await openSandbox({now: now});
  const chance = chances(20260714);
  const told: Partial<Record<Type, number[]>> = {};
  for (const type of [
    'temp',
    'wind',
    'gust',
    'rain',
    'snow',
    'rain',
    'temp',
    'gust',
    'snow',
    'traffic',
  ] as const) {
    const hour = Math.floor(chance() * 13);
    const grid = await gridOf(sandbox, type, hour);
    const samples = samplesOf(() => someTile(type, chance, grid), chance, 100);
    const objects = await fromObjects(sandbox, type, hour, samples);
    expect(await fromRoutes(sandbox, type, hour, samples)).toEqual(objects);
    expect(await fromTiles(sandbox, type, hour, samples)).toEqual(
      objects.map((value) => clamped(type, value)),
    );
    if (grid) expect(fromGrid(grid, type, samples)).toEqual(objects);
    (told[type] ??= []).push(...objects);
  }
  expect(Object.values(told).flat()).toHaveLength(1000);
  for (const [type, values] of Object.entries(told))
    expect([type, new Set(values).size > 1]).toEqual([type, true]);
  expect(eventsSeen).toBeGreaterThan(500);
}, 300_000);
