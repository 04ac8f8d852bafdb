import {readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {build, type Rollup} from 'vite';
import {DEVELOPER_KEY, sandboxUrl} from '../../fixtures/addresses';
import {coloursOf, drawing} from '../../fixtures/drawing';
import type {Noise} from '../../fixtures/noise';
import {expect, test} from '../../fixtures/test';

test.use(drawing);
test.describe.configure({timeout: 120_000});

const folder = path.resolve('docs/guides/map/samples');

for (const library of ['maplibre', 'leaflet'] as const) {
  test(`the guide's code for ${library} puts tiles on a map, the key in a header`, async ({page, noise}) => {
    const answers = new Map<string, number>();
    page.on('response', (answer) => {
      const {origin, pathname} = new URL(answer.url());
      if (origin !== sandboxUrl || answer.request().method() !== 'GET') return;
      expect(answer.request().headers()['x-api-key']).toBe(DEVELOPER_KEY);
      expect(answer.url()).not.toContain(DEVELOPER_KEY);
      answers.set(pathname.replaceAll(/\d+/g, '#'), answer.status());
    });
    const server = await openSample(page, library, noise);
    const restrictions =
      library === 'maplibre' ? '/flights/v#/tile/restrictions/#/#/#' : '/flights/v#/restrictions';
    for (const kind of ['/weatherforecast/v#/tile/#/#/#.png', '/firezones/v#/tile/#/#/#.png', restrictions])
      await expect.poll(() => answers.get(kind), {timeout: 30_000}).toBeLessThan(300);
    const stage = library === 'maplibre' ? page.locator('canvas') : page.locator('#map');
    await expect.poll(() => coloursOf(stage), {timeout: 60_000}).toBeGreaterThan(10);
    server.close();
  });
}

/** The sample on an otherwise empty page, bundled as a reader would do it. */
async function openSample(page: Page, library: 'maplibre' | 'leaflet', noise: Noise): Promise<Server> {
  const bundled = (await build({
    root: folder,
    logLevel: 'error',
    configFile: false,
    build: {
      write: false,
      lib: {entry: path.join(folder, `${library}.ts`), formats: ['es'], fileName: library},
      cssCodeSplit: false,
    },
  })) as Rollup.RollupOutput[];
  const files = new Map(bundled.flatMap(({output}) => output).map((file) => [file.fileName, file] as const));
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  const html = `<!doctype html><html lang="en"><title>Sample</title>
    ${styles.map((name) => `<link rel="stylesheet" href="${name}">`).join('')}
    <div id="map" style="width: 600px; height: 400px"></div>
    <script type="module">
      import {openMap} from './${library}.js';
      openMap(document.getElementById('map'), {url: '${sandboxUrl}', key: '${DEVELOPER_KEY}'});
    </script>`;
  // A server of its own: an answer that Playwright makes up counts as none of this machine's, and may not talk to it.
  const server = createServer(async ({url = '/'}, answer) => {
    const name = url.slice(1);
    const file = files.get(name);
    const send = (type: string, body: string | Uint8Array) =>
      answer.setHeader('content-type', type).end(body);
    if (name === '') send('text/html', html);
    else if (file?.type === 'chunk') send('text/javascript', file.code);
    else if (file) send('text/css', file.source);
    // What a bundler copies beside the bundle: MapLibre's worker.
    else if (name.endsWith('.mjs'))
      send('text/javascript', await readFile(path.resolve('node_modules', name)));
    else answer.writeHead(204).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const {port} = server.address() as AddressInfo;
  noise.allow(new RegExp(`^third-party request: http://127\\.0\\.0\\.1:${port}/`));
  await page.goto(`http://127.0.0.1:${port}/`);
  return server;
}
