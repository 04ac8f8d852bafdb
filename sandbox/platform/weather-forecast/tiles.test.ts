import {decode} from 'fast-png';
import {expect, test} from 'vitest';
import {servedContract} from '../../testing/servedContract';
import {openSandbox} from '../../testing/openSandbox';
import {paletteOf, shadesOf} from './tiles/palette';

const TILE = 'GET /weatherforecast/v2/tile';

/** Red, green, blue and alpha of each pixel. */
function pixelsOf(png: Buffer): {width: number; height: number; colours: string[]} {
  const {width, height, data, palette} = decode(png);
  const colours = Array.from(data, (index) => (palette?.[index] ?? []).join(' '));
  return {width, height, colours};
}

test('paints 256 by 256 pixels, to be kept until the hour ends', async () => {
  const {call} = await openSandbox({now: new Date('2026-07-14T18:50:00Z')});
  const tile = await call(`${TILE}/6/10/23.png?weatherType=temp`);
  expect(tile.status).toBe(200);
  expect(tile.headers).toMatchObject({'content-type': 'image/png', 'cache-control': 'private, max-age=600'});
  const {width, height, colours} = pixelsOf(tile.bytes);
  expect([width, height]).toEqual([256, 256]);
  expect(new Set(colours).size).toBeGreaterThan(3);
});

test('paints every kind of weather in every colour map with any number of shades', async () => {
  const {call} = await openSandbox({now: new Date('2026-01-14T18:00:00Z')});
  const {enum: colorMaps} = servedContract().contract.at('/components/parameters/ColorMap/schema').value as {
    enum: string[];
  };
  expect(colorMaps).toHaveLength(44);
  for (const [index, colorMap] of colorMaps.entries()) {
    const type = ['temp', 'wind', 'rain', 'snow', 'gust', 'traffic'][index % 6];
    const numShades = [1, 2, 7, 64, 255, 256][index % 5];
    const query = `weatherType=${type}&colorMap=${colorMap}&numShades=${numShades}&forecastHour=${index % 13}`;
    const {status, bytes} = await call(`${TILE}/1/${index % 2}/0.png?${query}`);
    expect([query, status]).toEqual([query, 200]);
    const opaque = pixelsOf(bytes).colours.filter((colour) => !colour.endsWith(' 0'));
    expect(new Set(opaque).size).toBeLessThanOrEqual(numShades ?? 0);
  }
});

test('shades begin and end where their map does, and neighbours differ', () => {
  const [first, last] = [shadesOf('viridis', 256)[0], shadesOf('viridis', 256)[255]];
  expect(shadesOf('viridis', 2)).toEqual([first, last]);
  expect(shadesOf('viridis', 1)).toHaveLength(1);
  expect(new Set(paletteOf('temp', 'viridis', 256).map(String)).size).toBe(91);
  expect(paletteOf('wind', 'jet', 4).map(String)).toEqual(
    Array.from({length: 41}, (_, value) => String(shadesOf('jet', 4)[Math.min(3, Math.floor(value / 10))])),
  );
});

test('few shades make the file small, and change no colour', async () => {
  const {call} = await openSandbox();
  const made = (type: string, numShades: number) =>
    call(`${TILE}/6/10/23.png?weatherType=${type}&numShades=${numShades}`);
  for (const type of ['temp', 'wind', 'traffic'] as const) {
    const whole = await made(type, 256);
    // Each value of the three spans has a colour of its own there.
    const finest = paletteOf(type, 'viridis', 256).map((each) => each.join(' '));
    const values = pixelsOf(whole.bytes).colours.map((colour) => finest.indexOf(colour));
    for (const numShades of [1, 2, 4, 8, 16]) {
      const {bytes} = await made(type, numShades);
      // Traffic is sparse: where its roads lie takes more room than how full they are.
      expect(bytes.length).toBeLessThan(whole.bytes.length * (type === 'traffic' ? 0.95 : 0.6));
      const {palette = []} = decode(bytes);
      expect(palette.length).toBeLessThanOrEqual(numShades + (type === 'traffic' ? 1 : 0));
      expect(new Set(palette.map(String)).size).toBe(palette.length);
      const colours = paletteOf(type, 'viridis', numShades).map((each) => each.join(' '));
      expect(pixelsOf(bytes).colours).toEqual(values.map((value) => colours[value]));
    }
  }
});

test('what is no tile is refused', async () => {
  const {call} = await openSandbox();
  const refused: [string, number, RegExp][] = [
    [
      '6/64/23.png?weatherType=temp',
      404,
      /There is no tile 6\/64\/23: at zoom 6, x and y range from 0 to 63/,
    ],
    ['6/10/64.png?weatherType=temp', 404, /0 to 63/],
    ['13/10/23.png?weatherType=temp', 400, /path\.zoom must be <= 12/],
    ['0/0/0.png?weatherType=temp', 400, /path\.zoom must be >= 1/],
    ['6/10/23.jpg?weatherType=temp', 400, /path\.format/],
    ['6/10/23.png', 400, /query\.weatherType is required/],
    ['6/10/23.png?weatherType=hail', 400, /query\.weatherType/],
    ['6/10/23.png?weatherType=temp&forecastHour=13', 400, /query\.forecastHour must be <= 12/],
    ['6/10/23.png?weatherType=temp&numShades=257', 400, /query\.numShades must be <= 256/],
    ['6/10/23.png?weatherType=temp&numShades=0', 400, /query\.numShades must be >= 1/],
    ['6/10/23.png?weatherType=temp&colorMap=sepia', 400, /query\.colorMap/],
  ];
  for (const [path, status, message] of refused)
    expect(await call(`${TILE}/${path}`)).toMatchObject({
      status,
      body: {message: expect.stringMatching(message) as string},
    });
});

test('a tile with nothing in it has no body; every hour has its own', async () => {
  const {call} = await openSandbox();
  expect(await call(`${TILE}/8/128/127.png?weatherType=snow`)).toMatchObject({status: 204, body: undefined});
  const [now, later] = await Promise.all(
    [0, 9].map((hour) => call(`${TILE}/6/10/23.png?weatherType=temp&forecastHour=${hour}`)),
  );
  expect(now?.bytes.equals(later?.bytes ?? Buffer.alloc(0))).toBe(false);
});
