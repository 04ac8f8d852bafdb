import {changeScript} from '../../fixtures/changeScript';
import {drawing} from '../../fixtures/drawing';
import {expect, test} from '../../fixtures/test';
import {ExplorerReader} from '../reference/explorer';

// The policy of this build does not name the provider that these tests put into its scripts; a build of theirs would.
test.use({...drawing, bypassCSP: true});

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

test("a map lies on the provider's own base map, and names its source", async ({page, noise}) => {
  noise.allow(/third-party request: https:\/\/maps\.example\.org/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const settings = 'tenantPattern:{prefix:';
  await changeScript(page, settings, (script) =>
    script.replace(settings, `map:{style:"${STYLE}",attribution:"Example Maps"},${settings}`),
  );
  await page.route(STYLE, (route) =>
    route.fulfill({json: style, headers: {'access-control-allow-origin': '*'}}),
  );
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-fire-zones');
  await explorer.send.click();
  await page.getByText('Map', {exact: true}).click();
  const map = page.locator('[data-map]');
  await expect(map).toHaveAttribute('data-map', 'drawn');
  await expect(map.getByText('Base map: Example Maps.')).toBeVisible();
  const others = asked.filter((url) => /\/map\/|maps\.example\.org/.test(url));
  expect(others, 'neither the offline base map nor a server of glyphs').toEqual([STYLE]);

  // The colours of a mode are those of what lies above it.
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expect(map).toHaveAttribute('data-map', 'drawn');
});

test("maps lie on the offline base map where the provider's cannot be had", async ({page, noise}) => {
  noise.allow(/ERR_FAILED|third-party request: https:\/\/maps\.example\.org/);
  const settings = 'tenantPattern:{prefix:';
  await changeScript(page, settings, (script) =>
    script.replace(settings, `map:{style:"${STYLE}",attribution:"Example Maps"},${settings}`),
  );
  await page.route(STYLE, (route) => route.abort('failed'));
  const asked = page.waitForRequest(/\/map\/world\.json$/);
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-fire-zones');
  await explorer.send.click();
  await page.getByText('Map', {exact: true}).click();
  await asked;
  await expect(page.getByText('Natural Earth')).toBeVisible();
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'drawn');
});
