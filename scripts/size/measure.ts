import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {gzippedFile} from './gzip';
import type {Browser, Page, Response} from '@playwright/test';

export type Weight = {
  path: string;
  /** Bytes of gzip that were downloaded before any interaction. */
  js: number;
  /** The part of `js` that was only fetched ahead for links in view. */
  prefetched: number;
  /** The part of `js` that is the page's own text, which any Docusaurus site downloads as a script. */
  words: number;
  css: number;
  html: number;
};

export type Site = {origin: string; folder: string};

/**
 * Opens pages as a first visit each, touches nothing, and weighs what was downloaded.
 *
 * @param site where it is served, and the folder it is served from
 * @param paths pages to open, four at a time
 * @param storage what the browser's local storage holds before
 */
export async function weigh(
  browser: Browser,
  site: Site,
  paths: readonly string[],
  storage: Readonly<Record<string, string>> = {},
): Promise<Weight[]> {
  const queue = [...paths];
  const weights: Weight[] = [];
  const visitor = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift())
      weights.push(await weighPage(browser, site, path, storage));
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  return weights.sort((a, b) => b.js - a.js || a.path.localeCompare(b.path));
}

async function weighPage(
  browser: Browser,
  {origin, folder}: Site,
  path: string,
  storage: Readonly<Record<string, string>>,
): Promise<Weight> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, serviceWorkers: 'block'});
  await context.addInitScript(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    Object.entries(storage),
  );
  const page = await context.newPage();
  // By address: what was fetched ahead and then used was downloaded once.
  const responses = new Map<string, Response>();
  page.on('response', (response) => {
    // The sandbox is not there: what a page asks of other origins is not its own weight.
    if (response.url().startsWith(origin)) responses.set(response.url(), response);
  });
  await page.goto(`${origin}${path}`);
  await quiet(page);
  const weight: Weight = {path, js: 0, prefetched: 0, words: 0, css: 0, html: 0};
  for (const response of responses.values()) {
    const {pathname} = new URL(response.url());
    // Read from the folder: the browser hands out no body of what it fetched ahead.
    const size = /\.(js|css)$/.test(pathname) ? gzippedFile(join(folder, pathname)) : 0;
    if (pathname.endsWith('.js')) {
      weight.js += size;
      if (isOwnText(join(folder, pathname), path)) weight.words += size;
      if (response.request().headers()['sec-purpose'] === 'prefetch') weight.prefetched += size;
    } else if (pathname.endsWith('.css')) weight.css += size;
    else if (response.request().isNavigationRequest()) weight.html += gzipSync(await response.body()).length;
  }
  await context.close();
  return weight;
}

/** Whether a script is the text of the page at this address: Docusaurus writes the source and the address into it. */
function isOwnText(file: string, path: string): boolean {
  const text = readFileSync(file, 'utf8');
  const permalink = path.replace(/(.)\/$/, '$1');
  return (
    text.includes('"source":"@site/') &&
    [permalink, `${permalink}/`].some((each) => text.includes(`"permalink":"${each}"`))
  );
}

/**
 * Waits until nothing is loading, and again after a second, in which idle-time loaders have their turn. They begin when
 * the page has come to life, which takes a busy machine longer than a quiet network lasts.
 */
async function quiet(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  await page.waitForLoadState('networkidle');
}
