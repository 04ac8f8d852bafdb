import {rm} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {bundlePage} from '../lib/bundlePage';
import {findChromium} from '../lib/chromium.mjs';
import {serveFolders} from '../lib/serveFolders';
import {photograph} from './photograph';
import type {Drawn} from './types';

/** Sheets of all pictures in CSS pixels; drawn twice as fine. */
const size = {width: 720, height: 420};

/** Draws each scene in both modes into a folder. @returns a line for each file */
export async function drawPictures(scenes: readonly Drawn[], folder: string): Promise<string[]> {
  const found = await findChromium();
  if (!found)
    throw new Error('No Chromium found. `npm test` installs one, or name yours in PORTAL_CHROMIUM.');
  const pageFolder = await bundlePage(
    'scripts/pictures/page/main.ts',
    '<script type="module" src="main.js"></script>',
  );
  const server = await serveFolders([pageFolder, '.generated/static-map']);
  const args = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({executablePath: found.path, args});
  const lines: string[] = [];
  try {
    const page = await browser.newPage({viewport: size, deviceScaleFactor: 2});
    page.on('pageerror', (error) => lines.push(`error in the page: ${error.message}`));
    await page.goto(server.origin);
    for (const {name, layers, framed} of scenes) {
      for (const mode of ['dark', 'light']) {
        await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
        await page.evaluate(
          ([all, some]) =>
            (window as unknown as {draw: (...args: unknown[]) => Promise<void>}).draw(all, some),
          [layers, framed] as const,
        );
        const file = path.join(folder, `${name}.${mode}.webp`);
        lines.push(await photograph(page, file));
      }
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(pageFolder, {recursive: true});
  }
  return lines;
}
