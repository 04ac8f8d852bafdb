import {mkdir, writeFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {decode} from 'fast-png';
import {bundlePage} from '../../../scripts/lib/bundlePage';
import {serveFolders} from '../../../scripts/lib/serveFolders';
import {bearerToken} from '../../../scripts/samples/signIn';
import {axeViolations} from '../../every-page/accessibility';
import {switchColorMode} from '../../every-page/switchColorMode';
import {sandboxUrl} from '../../fixtures/addresses';
import {drawing} from '../../fixtures/drawing';
import {goWithin} from '../../fixtures/goWithin';
import {expect, test} from '../../fixtures/test';

test.use({...drawing, signedInAs: 'developer@example.com'});

const ROWS = 4096;
const SAMPLES = 80;

const kinds = [
  ['temp', 'Temperature'],
  ['wind', 'Sustained wind'],
  ['gust', 'Gusts'],
  ['rain', 'Rain in one hour'],
  ['snow', 'Fresh snow in one hour'],
  ['traffic', 'Traffic slowdown'],
] as const;

interface ForecastBody {
  readonly routes: {readonly dataPoints: {readonly dataPoints: Record<string, number[]>}[]}[];
}

const addressOf = (query: string) => `/dashboard?panel=weather-forecast&map=6.00/44.2000/-121.5000${query}`;

async function openPanel(page: Page, portal: {open: (path: string) => Promise<unknown>}, query: string) {
  await portal.open(addressOf(query));
  await expectDrawn(page);
}

async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'drawn');
}

test('a position has its hours, the pointer reads the grid, and missing tiles are asked for again', async ({
  page,
  portal,
  sandbox,
  noise,
}) => {
  await test.step('a position has its hours, the time bar moves the picture, and tiles are among the calls', async () => {
    const hours = new Set<string | null>();
    page.on('request', (request) => {
      const {pathname, searchParams} = new URL(request.url());
      if (pathname.includes('/weatherforecast/v2/tile/')) hours.add(searchParams.get('forecastHour'));
    });
    await openPanel(page, portal, '');
    await expect.poll(() => [...hours].sort()).toEqual(['0', '1', '2']);
    await page.getByLabel('New position').fill('-121.5, 44.2');
    const responses = kinds.map(([type]) =>
      page.waitForResponse((response) => response.url().includes(`includeData=${type}`)),
    );
    await page.getByLabel('New position').press('Enter');
    await expect(page.getByText(/^Sustained wind: \d+ m\/s$/)).toBeVisible();
    await expect(page).toHaveURL(/weather-forecast-at=-121\.5/);
    const meteogram = page.getByRole('region', {name: 'Forecast by hour'});
    await expect(meteogram.getByRole('button')).toHaveCount(13);
    for (const [index, [type, name]] of kinds.entries()) {
      const body = (await (await responses[index])?.json()) as ForecastBody;
      const values = body.routes[0]?.dataPoints.map(({dataPoints}) => String(dataPoints[type]?.[0]));
      expect(values).toHaveLength(13);
      const rows = meteogram.getByRole('rowgroup').filter({hasText: name});
      await expect(rows.getByRole('cell')).toHaveText(values ?? []);
    }
    await meteogram.getByRole('button').nth(3).click();
    await expect(page.getByText('in 3 h')).toBeVisible();
    await expect.poll(() => hours.has('5')).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('in 4 h')).toBeVisible();

    // One stop of the Tab key; the arrows choose.
    await page.getByRole('radio', {name: 'Sustained wind'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', {name: 'Gusts'})).toBeFocused();
    await expect(page.getByText(/^Gusts: \d+ m\/s$/)).toBeVisible();
    await expect(page.getByText('Gusts in m/s')).toBeVisible();
    await expect(page).toHaveURL(/weather-forecast-type=gust/);
    await page.getByRole('button', {name: 'Show the calls'}).click();
    const calls = page.getByRole('complementary', {name: 'Workbench'});
    const tiles = calls.getByRole('listitem').filter({hasText: '/weatherforecast/v2/tile/'});
    await expect(tiles).toHaveCount(0);
    await calls.getByLabel(/^Map tiles too \(\d+\)$/).check();
    await expect(tiles.first()).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('values under the pointer are those of the grid', async () => {
    const health = await sandbox.get('/sandbox/clock');
    const {now} = (await health.json()) as {now: string};
    const [date = '', hour] = now.slice(0, 13).split('T');
    const response = await sandbox.get(
      `/weatherforecast/v2/wind/${date.split('-').map(Number).join('/')}/${Number(hour)}`,
    );
    const grid = await response.body();
    const valueAt = (lon: number, lat: number) =>
      grid[Math.floor(((lon + 180) / 360) * 8192) * ROWS + Math.floor(((90 - lat) / 180) * ROWS)];

    await goWithin(page, addressOf('&weather-forecast-picture=grid'));
    await expectDrawn(page);
    const canvas = page.locator('[data-map] canvas');
    const box = await canvas.boundingBox();
    if (!box) throw new Error('The map is not there.');
    const legend = page.locator('[data-pointer]');
    // Beside the legend and the buttons that stand on the map.
    const pointAt = async (index: number) => {
      await page.mouse.move(
        box.x + 280 + ((index * 97) % (box.width - 400)),
        box.y + 60 + ((index * 61) % (box.height - 220)),
      );
    };
    const read = async () => {
      const text = (await legend.textContent()) ?? '';
      const [, value, lat, ns, lon, ew] = /(\d+) m\/s\s*([\d.]+)° ([NS]), ([\d.]+)° ([EW])/.exec(text) ?? [];
      return {
        text,
        value: Number(value),
        lat: Number(lat) * (ns === 'S' ? -1 : 1),
        lon: Number(lon) * (ew === 'W' ? -1 : 1),
      };
    };
    // A value that was asked for comes after the position, in a text that changes twice.
    const readAt = async (index: number, intervals: number[]) => {
      let found = await read();
      const before = found.text;
      await pointAt(index);
      const isThere = async () => {
        found = await read();
        return found.text !== before && !Number.isNaN(found.value);
      };
      await expect.poll(isThere, {intervals}).toBe(true);
      return found;
    };
    // Requested along a route, where no grid is loaded.
    for (const index of [1, 4, 9]) {
      const {value, lon, lat} = await readAt(index, [100]);
      expect(value).toBe(valueAt(lon, lat));
    }
    await page.getByRole('button', {name: 'Load the grid of this hour'}).click();
    await expect(page.getByText(/cells are loaded/)).toBeVisible();
    let compared = 0;
    for (let index = 0; index < SAMPLES; index++) {
      const {value, lon, lat} = await readAt(index, [20]);
      // The text has four decimals: at the very edge of a cell it may be the next one.
      const isAtEdge = [(lon + 180) / 360, (90 - lat) / 360].some((share) => {
        const part = (share * 8192) % 1;
        return part < 0.01 || part > 0.99;
      });
      if (isAtEdge) continue;
      expect(value).toBe(valueAt(lon, lat));
      compared++;
    }
    expect(compared).toBeGreaterThan(SAMPLES * 0.9);
  });

  await test.step('missing tiles are told in the panel, and asked for again', async () => {
    expect(await noise.unexpected(), 'silent while all tiles are there').toEqual([]);
    noise.allow(/429/);
    let isBusy = true;
    await page.route('**/weatherforecast/v2/tile/**', (route) =>
      isBusy ? route.fulfill({status: 429, body: '{}'}) : route.continue(),
    );
    await goWithin(page, addressOf('&weather-forecast-type=rain'));
    await expectDrawn(page);
    await expect(page.getByRole('alert')).toContainText('The platform is getting too many requests (429).');
    isBusy = false;
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByText('Tiles are missing')).toBeHidden();
  });
});

test.describe(() => {
  // Colours of pixels are counted here. Software draws each of them: the map is small.
  test.use({deviceScaleFactor: 1, viewport: {width: 1100, height: 700}});

  test('the map has the colours of the legend, in dark and light', async ({page, portal}) => {
    await portal.preferColorMode('dark');
    // No grid is loaded yet: the tiles are there until it is.
    await openPanel(page, portal, '&weather-forecast-type=temp&weather-forecast-picture=grid');
    const canvas = page.locator('[data-map] canvas');
    const dark = await canvas.screenshot();
    await expectLegendColours(page, dark);

    await switchColorMode(page, 'light');
    // A map takes its new colours in several frames.
    await expect(async () => {
      const light = await canvas.screenshot();
      expect(light.equals(dark)).toBe(false);
      await expectLegendColours(page, light);
    }).toPass();
  });
});

/** Most of a map has the colours that the legend explains. */
async function expectLegendColours(page: Page, picture: Buffer): Promise<void> {
  const legend = coloursIn(await page.locator('[data-pointer]').locator('..').locator('> div').screenshot());
  const shades = new Set([...legend].filter(([, pixels]) => pixels > 16).map(([colour]) => colour));
  const map = coloursIn(picture);
  const sum = (list: [number, number][]) => list.reduce((before, [, pixels]) => before + pixels, 0);
  const isShade = ([colour]: [number, number]) => shades.has(colour);
  // Coasts, borders, names and what stands over the map have other colours.
  expect(sum([...map].filter(isShade)) / sum([...map])).toBeGreaterThan(0.6);
}

/** How many pixels of a picture have each colour. */
function coloursIn(picture: Buffer): Map<number, number> {
  const {data, channels} = decode(picture);
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += channels) {
    const colour = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

test('the code of the map builder shows the same tiles', async ({page, portal, noise}) => {
  const position = '&weather-forecast-at=-121.5000,44.2000';
  await openPanel(page, portal, `&weather-forecast-type=temp&weather-forecast-shades=8${position}`);
  await expect(page.getByRole('region', {name: 'Forecast by hour'})).toBeVisible();
  await page.getByText('Put this map on your page').click();
  await expect(page.getByLabel('Address of the tiles')).toContainText(
    '/weatherforecast/v2/tile/{z}/{x}/{y}.png?weatherType=temp&forecastHour=0&colorMap=temperature&numShades=8',
  );
  const code = {maplibre: '', leaflet: ''};
  code.maplibre = (await page.getByLabel('Code of the map').textContent()) ?? '';
  await page.getByRole('radio', {name: 'Leaflet'}).click({force: true});
  await expect(page.getByLabel('Code of the map')).toContainText("from 'leaflet'");
  code.leaflet = (await page.getByLabel('Code of the map').textContent()) ?? '';
  const token = await bearerToken(sandboxUrl);
  for (const [library, text] of Object.entries(code)) {
    await mkdir('.generated/map-builder', {recursive: true});
    const file = `.generated/map-builder/${library}.ts`;
    await writeFile(file, text);
    const body = `<div id="map" style="width: 600px; height: 400px"></div>
      <script type="module">
        import {openMap} from './main.js';
        openMap(document.getElementById('map'), async () => '${token}');
      </script>`;
    const server = await serveFolders([await bundlePage(file, body)]);
    noise.allow(new RegExp(`^third-party request: ${server.origin}/`));
    const tile = page.waitForResponse((response) => response.url().includes('numShades=8'));
    await page.goto(server.origin);
    expect((await tile).status()).toBe(200);
    await server.close();
  }
});
