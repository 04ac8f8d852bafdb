import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {gzippedFile} from './gzip';
import type {Site} from './downloads';

/**
 * Opens the search on a page, asks a first question and weighs what that downloaded: scripts, styles and the index.
 *
 * @returns bytes of gzip
 */
export async function weighSearch(browser: Browser, {origin, folder}: Site, path: string): Promise<number> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, serviceWorkers: 'block'});
  const page = await context.newPage();
  await page.goto(`${origin}${path}`);
  await page.waitForLoadState('networkidle');
  const files = new Set<string>();
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    // What is fetched ahead for links in view begins with the first movement on any page, search or not.
    const isAhead = response.request().headers()['sec-purpose'] === 'prefetch';
    if (response.url().startsWith(origin) && !isAhead) files.add(pathname);
  });
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('post plan');
  await page.getByRole('option').first().waitFor();
  await context.close();
  return [...files].reduce((sum, file) => sum + gzippedFile(join(folder, file)), 0);
}
