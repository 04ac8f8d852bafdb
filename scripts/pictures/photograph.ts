import {stat, writeFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';

/** In percent: letters stay sharp, and a map with relief takes a third of what a PNG takes. */
const QUALITY = 85;

/**
 * Photographs what a page shows as WebP, which Playwright's own screenshots cannot be.
 *
 * @returns a line for the file
 */
export async function photograph(page: Page, file: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  // Chromium takes one pixel for a CSS pixel unless it is asked for all.
  const {width, height, scale} = await page.evaluate(() => ({
    width: innerWidth,
    height: innerHeight,
    scale: devicePixelRatio,
  }));
  const {data} = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: {x: 0, y: 0, width, height, scale},
  });
  await session.detach();
  await writeFile(file, Buffer.from(data, 'base64'));
  return `${file}: ${Math.round((await stat(file)).size / 1024)} KB`;
}
