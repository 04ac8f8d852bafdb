import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {build, type Rollup} from 'vite';
import {findChromium} from '../lib/chromium.mjs';
import {reduceColours} from './reduceColours';
import type {Drawn} from './types';

/** Sheets of all pictures in CSS pixels; drawn twice as fine. */
const size = {width: 720, height: 420};

/** Draws each scene in both modes into a folder. @returns a line for each file */
export async function drawPictures(scenes: readonly Drawn[], folder: string): Promise<string[]> {
  const found = await findChromium();
  if (!found)
    throw new Error('No Chromium found. `npm test` installs one, or name yours in PORTAL_CHROMIUM.');
  const {server, url} = await servePage();
  const args = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({executablePath: found.path, args});
  const lines: string[] = [];
  try {
    const page = await browser.newPage({viewport: size, deviceScaleFactor: 2});
    page.on('pageerror', (error) => lines.push(`error in the page: ${error.message}`));
    await page.goto(url);
    for (const {name, layers, framed} of scenes) {
      for (const mode of ['dark', 'light']) {
        await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
        await page.evaluate(
          ([all, some]) =>
            (window as unknown as {draw: (...args: unknown[]) => Promise<void>}).draw(all, some),
          [layers, framed] as const,
        );
        const file = path.join(folder, `${name}.${mode}.png`);
        await writeFile(file, reduceColours(await page.screenshot()));
        lines.push(`${file}: ${Math.round((await stat(file)).size / 1024)} KB`);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  return lines;
}

/** The page that draws, bundled, beside the base map's files. */
async function servePage() {
  const entry = path.resolve('scripts/pictures/page/main.ts');
  const bundled = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: {alias: {'@site': process.cwd()}},
    define: {'process.env.NODE_ENV': '"production"'},
    build: {
      write: false,
      cssCodeSplit: false,
      lib: {entry, formats: ['es'], fileName: 'main', cssFileName: 'main'},
    },
  })) as Rollup.RollupOutput[];
  const files = new Map<string, string | Uint8Array>(
    bundled.flatMap(({output}) =>
      output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
    ),
  );
  files.set(
    '/',
    '<!doctype html><link rel="stylesheet" href="/main.css"><script type="module" src="/main.js"></script>',
  );
  const server = createServer(async ({url = '/'}, answer) => {
    const known = files.get(url) ?? (await readFile(fileOf(url)).catch(() => undefined));
    answer.writeHead(known === undefined ? 404 : 200, {'content-type': typeOf(url)}).end(known);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`};
}

function fileOf(url: string): string {
  return url.startsWith('/map/') ? path.join('.generated/static', url) : path.join('node_modules', url);
}

function typeOf(url: string): string {
  if (url === '/') return 'text/html';
  return url.endsWith('.css') ? 'text/css' : url.endsWith('js') ? 'text/javascript' : 'application/json';
}
