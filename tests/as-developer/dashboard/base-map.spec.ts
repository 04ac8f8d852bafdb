import type {Page} from '@playwright/test';
import {drawing} from '../../fixtures/drawing';
import {goWithin} from '../../fixtures/goWithin';
import {expect, test} from '../../fixtures/test';

// Pixels are counted here.
test.use({
  ...drawing,
  deviceScaleFactor: 1,
  // Software draws each of them: the map is small, and stands beside the panel.
  viewport: {width: 1000, height: 560},
  signedInAs: 'developer@example.com',
});

/** A panel that closes the map: the next one makes a new map, which loads all of its own. */
const WITHOUT_MAP = '/dashboard?panel=weather-threshold';

/** The panel whose map shows nothing but the ground. */
const view = (zoom: number) => `/dashboard?panel=route&map=${zoom}.00/44.0600/-121.3000`;

test('small towns and county lines, names at the edges, roads and relief: loaded where they are drawn', async ({
  page,
  portal,
}) => {
  await portal.open(WITHOUT_MAP);

  await test.step('small towns and county lines are loaded where a map shows a town and its neighbours', async () => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/map\/near\/(.+)$/.exec(request.url()) ?? [];
      if (name) asked.add(name);
    });
    await open(page, view(4));
    expect([...asked]).toEqual([]);

    // The same map, moved: what it asks for comes before it is drawn again.
    await goWithin(page, view(9));
    const near = ['counties.json', 'squares.json', 'towns-5-13.json'];
    await expect.poll(() => [...asked].sort()).toEqual(near);
    const withTowns = await pictureOf(page);
    expect([...asked].sort()).toEqual(near);

    await page.route('**/map/near/squares.json', (route) => route.fulfill({json: []}));
    const without = await open(page, view(9));
    // Names of some 50 by 10 pixels each.
    expect(await differingPixels(page, withTowns, without)).toBeGreaterThan(1000);
  });

  await test.step('names that the edges of a map would cut are left out', async () => {
    const named = await openWithTowns(page, townsEverywhere());
    const unnamed = await openWithTowns(page, []);
    expect(await differingPixels(page, named, unnamed)).toBeGreaterThan(1000);
    expect(await differingPixels(page, named, unnamed, 2)).toBe(0);
    await page.unrouteAll();
  });

  await test.step('roads and relief of the sandbox are drawn, and an older sandbox is asked for neither', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, kind] = /\/sandbox\/map\/(\w+)\//.exec(request.url()) ?? [];
      if (kind) asked.push(kind);
    });
    const withGround = await open(page, view(12));
    expect(new Set(asked)).toEqual(new Set(['roads', 'relief', 'water']));
    const attribution = page.getByText('Roads, relief, built-up areas and parks: invented by the sandbox.');
    await expect(attribution).toBeVisible();

    // Nobody answers for relief: the roads stay, and the map is as good as any.
    await page.route('**/sandbox/map/relief/**', (route) => route.fulfill({status: 204}));
    const withoutRelief = await open(page, view(12));
    expect(await differingPixels(page, withGround, withoutRelief)).toBeGreaterThan(1000);
    await expect(attribution).toBeVisible();

    await page.route('**/sandbox/health', (route) =>
      route.fulfill({json: {status: 'ok'}, headers: {'access-control-allow-origin': '*'}}),
    );
    asked.length = 0;
    const without = await open(page, view(12));
    expect(asked).toEqual([]);
    await expect(attribution).toHaveCount(0);
    expect(await differingPixels(page, withoutRelief, without)).toBeGreaterThan(1000);
  });
});

type Town = readonly [name: string, lon: number, lat: number, size: number];

/** Enough that names would be cut at each edge. */
function townsEverywhere(): Town[] {
  return Array.from({length: 1000}, (_, index) => {
    const [column, row] = [index % 25, Math.floor(index / 25)];
    return [`Town number ${index}`, -121.3 + (column - 12) * 0.37, 44.06 + (row - 20) * 0.13, 1000];
  });
}

async function openWithTowns(page: Page, towns: readonly Town[]): Promise<string> {
  await page.route('**/map/places.json', (route) => route.fulfill({json: {countries: [], towns}}));
  await page.route('**/map/near/squares.json', (route) => route.fulfill({json: []}));
  return open(page, view(7));
}

/** The picture of a new map at an address. */
async function open(page: Page, address: string): Promise<string> {
  await goWithin(page, WITHOUT_MAP);
  await expect(page.getByRole('heading', {name: 'Weather thresholds', level: 2})).toBeVisible();
  await expect(page.locator('[data-map]')).toHaveCount(0);
  await goWithin(page, address);
  return pictureOf(page);
}

async function pictureOf(page: Page): Promise<string> {
  const map = page.locator('[data-map]');
  await expect(map).toHaveAttribute('data-map', 'drawn');
  return (await map.locator('canvas').screenshot()).toString('base64');
}

/** @param edge counts no pixels that are further from the edges */
function differingPixels(page: Page, one: string, other: string, edge = 1e6): Promise<number> {
  return page.evaluate(
    async ({sources, far}) => {
      const [before, after] = await Promise.all(
        sources.map(async (base64) => {
          const image = new Image();
          image.src = `data:image/png;base64,${base64}`;
          await image.decode();
          const {width, height} = image;
          const copy = new OffscreenCanvas(width, height).getContext('2d');
          copy?.drawImage(image, 0, 0);
          const data = copy?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0);
          return {width, height, pixels: new Uint32Array(data)};
        }),
      );
      if (!before || !after) return NaN;
      const {width, height} = before;
      return before.pixels.filter((pixel, index) => {
        const [x, y] = [index % width, Math.floor(index / width)];
        return pixel !== after.pixels[index] && Math.min(x, y, width - 1 - x, height - 1 - y) < far;
      }).length;
    },
    {sources: [one, other], far: edge},
  );
}
