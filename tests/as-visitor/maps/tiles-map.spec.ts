import type {APIRequestContext} from '@playwright/test';
import {drawing, coloursOf} from '../../fixtures/drawing';
import {DEVELOPER_KEY, sandboxUrl} from '../../fixtures/addresses';
import {goWithin} from '../../fixtures/goWithin';
import {expect, test} from '../../fixtures/test';
import {axeViolations} from '../../every-page/accessibility';
import {switchColorMode} from '../../every-page/switchColorMode';

test.use(drawing);
test.describe.configure({timeout: 120_000});
const patience = {timeout: 60_000};

const GUIDE = '/docs/guides/map/tiles';

test('tiles come with the key in a header, values can be read, in both colours; a refused key is told', async ({
  page,
  portal,
  request,
  noise,
}) => {
  const tiles: {path: string; key: string | undefined}[] = [];
  let readings = 0;
  page.on('request', (each) => {
    const {origin, pathname, search} = new URL(each.url());
    // The roads beneath the data are the sandbox's own, which asks for no key.
    const isOfPlatform = origin === sandboxUrl && !pathname.startsWith('/sandbox/');
    if (isOfPlatform && each.method() === 'GET')
      tiles.push({path: pathname + search, key: each.headers()['x-api-key']});
    if (each.method() === 'POST' && each.url().includes('/weatherforecast/v2/routes')) readings++;
  });
  const map = page.locator('[data-map]');
  await portal.preferColorMode('dark');
  await portal.open(GUIDE);

  for (const mode of ['dark', 'light'] as const)
    await test.step(mode, async () => {
      if (mode === 'light') {
        // The map is closed with its page, and made anew in the colours of its time.
        await goWithin(page, '/docs/guides');
        await expect(map).toHaveCount(0);
        await switchColorMode(page, mode);
        await goWithin(page, GUIDE);
      }
      tiles.length = 0;
      readings = 0;
      const open = page.getByRole('button', {name: 'Open the live map'});
      await expect(open).toBeVisible();
      expect(tiles).toEqual([]);
      await open.click();
      await expect(map).toHaveAttribute('data-map', 'drawn', patience);
      expect(await coloursOf(map.locator('canvas'))).toBeGreaterThan(20);
      for (const start of [
        '/weatherforecast/v2/tile/',
        '/firezones/v2/tile/',
        '/flights/v2/tile/restrictions/',
      ])
        expect(tiles.filter(({path}) => path.startsWith(start)).length).toBeGreaterThan(0);
      expect(tiles.filter(({key}) => key !== DEVELOPER_KEY)).toEqual([]);
      expect(tiles.filter(({path}) => path.includes(DEVELOPER_KEY))).toEqual([]);

      await map.locator('canvas').focus();
      await page.keyboard.press('Enter');
      const told = map.getByText(/^Sustained wind at 44\.2000° N, 121\.5000° W, this hour: \d+ m\/s$/);
      await expect(told).toBeVisible();
      const value = Number(/(\d+) m\/s/.exec((await told.textContent()) ?? '')?.[1]);
      expect(value).toBe(await forecastAt(request, [-121.5, 44.2]));

      await page.getByLabel('Weather', {exact: true}).selectOption('Gusts');
      await page.getByRole('combobox', {name: 'Colour map'}).selectOption('jet');
      await expect(map.getByText('Gusts in m/s')).toBeVisible();
      await expect(map.getByText(/^Gusts at 44\.2000° N, 121\.5000° W, this hour: \d+ m\/s$/)).toBeVisible();
      await expect
        .poll(() =>
          tiles.some(({path}) => path.includes('weatherType=gust') && path.includes('colorMap=jet')),
        )
        .toBe(true);
      // The position is asked about again for gusts, and not for other colours.
      expect(readings).toBe(2);
      await expect(map).toHaveAttribute('data-map', 'drawn', patience);
      expect(await axeViolations(page)).toEqual([]);
    });

  await test.step('a key that is refused is told in words', async () => {
    expect(await noise.unexpected(), 'silent until the key is taken away').toEqual([]);
    noise.allow(/401/);
    await page.getByLabel('Credentials').selectOption('None');
    await expect(
      page.getByText(/^Some tiles are missing\. The server does not accept the credentials \(401\)/),
    ).toBeVisible(patience);
  });
});

/** What the forecast of an object at that position says. */
async function forecastAt(
  request: APIRequestContext,
  coordinates: [number, number],
): Promise<number | undefined> {
  const headers = {'x-api-key': DEVELOPER_KEY};
  const objectId = `reading-${Date.now()}-${Math.random().toString(36).slice(2)}`;
  const geometry = {type: 'Point', coordinates};
  const data = [{objectId, objectName: objectId, timestamp: new Date().toISOString(), geometry}];
  const created = await request.post(`${sandboxUrl}/locations/v2/objects`, {headers, data});
  expect(created.ok(), await created.text()).toBe(true);
  const query = 'weatherTypes=wind&includeData=wind';
  const response = await request.get(
    `${sandboxUrl}/locations/v2/objects/${objectId}/weather/forecast?${query}`,
    {headers},
  );
  const {locations} = (await response.json()) as {
    locations: {dataPoints: {dataPoints: {wind: number[]}}[]}[];
  };
  return locations[0]?.dataPoints[0]?.dataPoints.wind[0];
}
