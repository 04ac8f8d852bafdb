import type {Page} from '@playwright/test';
import {bundlePage} from '../../../scripts/lib/bundlePage';
import {serveFolders, type StaticServer} from '../../../scripts/lib/serveFolders';
import {bearerToken} from '../../../scripts/samples/signIn';
import {sandboxUrl} from '../../fixtures/addresses';
import {coloursOf, drawing} from '../../fixtures/drawing';
import type {Noise} from '../../fixtures/noise';
import {expect, test} from '../../fixtures/test';

test.use(drawing);
test.describe.configure({timeout: 120_000});

for (const library of ['maplibre', 'leaflet'] as const) {
  test(`the guide's code for ${library} puts tiles on a map, the token in a header`, async ({
    page,
    noise,
  }) => {
    const token = await bearerToken(sandboxUrl);
    const responses = new Map<string, number>();
    page.on('response', (response) => {
      const {origin, pathname} = new URL(response.url());
      if (origin !== sandboxUrl || response.request().method() !== 'GET') return;
      expect(response.request().headers().authorization).toBe(`Bearer ${token}`);
      expect(response.url()).not.toContain(token);
      responses.set(pathname.replaceAll(/\d+/g, '#'), response.status());
    });
    const server = await openSample(page, {library, token}, noise);
    const restrictions =
      library === 'maplibre' ? '/flights/v#/tile/restrictions/#/#/#' : '/flights/v#/restrictions';
    for (const kind of ['/weatherforecast/v#/tile/#/#/#.png', '/firezones/v#/tile/#/#/#.png', restrictions])
      await expect.poll(() => responses.get(kind), {timeout: 30_000}).toBeLessThan(300);
    const stage = library === 'maplibre' ? page.locator('canvas') : page.locator('#map');
    await expect.poll(() => coloursOf(stage), {timeout: 60_000}).toBeGreaterThan(10);
    await server.close();
  });
}

/** Opens the sample on an otherwise empty page of a server of its own: a made-up response may not ask this machine. */
async function openSample(
  page: Page,
  {library, token}: {library: 'maplibre' | 'leaflet'; token: string},
  noise: Noise,
): Promise<StaticServer> {
  const body = `<div id="map" style="width: 600px; height: 400px"></div>
    <script type="module">
      import {openMap} from './main.js';
      openMap(document.getElementById('map'), {url: '${sandboxUrl}', token: async () => '${token}'});
    </script>`;
  const server = await serveFolders([await bundlePage(`src/map/tiles/shown/${library}.ts`, body)]);
  noise.allow(new RegExp(`^third-party request: ${server.origin}/`));
  await page.goto(server.origin);
  return server;
}
