import type {Page} from '@playwright/test';
import {buildScripts} from '../../../scripts/headers/inlineScripts';
import {responseHeaders} from '../../../scripts/headers/responseHeaders';
import {buildFolder} from '../../../scripts/lib/buildFolder.mjs';
import {serveFolders, type StaticServer} from '../../../scripts/lib/serveFolders';
import {brand} from '../../fixtures/brand';
import {changeScript} from '../../fixtures/changeScript';
import {drawing} from '../../fixtures/drawing';
import type {Noise} from '../../fixtures/noise';
import {expect, test} from '../../fixtures/test';
import {ExplorerReader} from '../reference/explorer';

test.use(drawing);

const STYLE = 'https://maps.example.org/day.json';
const land = [-180, -80, 180, 80] as const;
const [west, south, east, north] = land;
const style = {
  version: 8,
  glyphs: 'https://maps.example.org/glyphs/{fontstack}/{range}.pbf',
  sources: {
    land: {
      type: 'geojson',
      data: {
        type: 'Polygon',
        coordinates: [
          [
            [west, south],
            [east, south],
            [east, north],
            [west, north],
            [west, south],
          ],
        ],
      },
    },
  },
  layers: [{id: 'land', type: 'fill', source: 'land', paint: {'fill-color': '#123456'}}],
};

/**
 * The portal of a provider with a base map: the settings of its scripts, and the policy that its build would have. Its
 * pages come from a host, since a browser lets no page of its tools reach services of this machine.
 *
 * @returns its address
 */
async function publishWithProvidersMap(page: Page, noise: Noise): Promise<string> {
  const map = {style: STYLE, attribution: 'Example Maps'};
  const settings = 'tenantPattern:{prefix:';
  await changeScript(page, settings, (script) =>
    script.replace(settings, `map:${JSON.stringify(map)},${settings}`),
  );
  const headers = responseHeaders({...brand, map}, buildScripts(buildFolder));
  host = await serveFolders([buildFolder], {headersOf: () => headers, isCompressed: false});
  noise.own.push(host.origin);
  return host.origin;
}

let host: StaticServer | undefined;
test.afterEach(() => host?.close());

test("a map lies on the provider's own base map and names its source, and on the offline one where that cannot be had", async ({
  page,
  noise,
}) => {
  noise.allow(/third-party request: https:\/\/maps\.example\.org/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const origin = await publishWithProvidersMap(page, noise);
  await page.route(STYLE, (route) =>
    route.fulfill({json: style, headers: {'access-control-allow-origin': '*'}}),
  );
  const map = page.locator('[data-map]');
  const showMap = () => page.getByText('Map', {exact: true}).click();
  const explorer = new ExplorerReader(page);
  await explorer.tryIt(`${origin}/api/get-fire-zones`);
  await explorer.send.click();

  await test.step("the provider's base map", async () => {
    await showMap();
    await expect(map).toHaveAttribute('data-map', 'drawn');
    await expect(map.getByText('Base map: Example Maps.')).toBeVisible();
    const others = asked.filter((url) => /\/map\/|maps\.example\.org/.test(url));
    expect(others, 'neither the offline base map nor a server of glyphs').toEqual([STYLE]);

    // The colours of a mode are those of what lies above it.
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(map).toHaveAttribute('data-map', 'drawn');
    expect(await noise.unexpected(), 'silent while the style can be had').toEqual([]);
  });

  await test.step('the offline base map', async () => {
    noise.allow(/ERR_FAILED/);
    await page.getByRole('radio', {name: 'JSON'}).check({force: true});
    await page.unroute(STYLE);
    await page.route(STYLE, (route) => route.abort('failed'));
    const world = page.waitForRequest(/\/map\/world\.json$/);
    // A map that is closed is made anew, and asks for its style again.
    await showMap();
    await world;
    await expect(page.getByText('Natural Earth')).toBeVisible();
    await expect(map).toHaveAttribute('data-map', 'drawn');
  });
});
