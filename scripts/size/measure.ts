import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {gzippedFile} from './gzip';
import {Traffic} from './traffic';
import {hydrated} from '../lib/hydrated';
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
 * Opens pages as a first visit each, touches nothing, and weighs what each needs to be downloaded.
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
    const page = await openFirstVisits(browser, storage);
    for (let path = queue.shift(); path !== undefined; path = queue.shift())
      weights.push(await weighPage(page, site, path));
    await page.context().close();
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  return weights.sort((a, b) => b.js - a.js || a.path.localeCompare(b.path));
}

/**
 * A page whose every visit is a first one: what a visit stored is gone before the next one's scripts begin. It stays open
 * between visits, so that scripts are compiled once. What it needs is counted by address, wherever the browser takes it from.
 */
async function openFirstVisits(browser: Browser, storage: Readonly<Record<string, string>>): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, serviceWorkers: 'block'});
  await context.addInitScript((entries) => {
    // An empty page has no storage.
    if (location.protocol === 'about:') return;
    localStorage.clear();
    sessionStorage.clear();
    entries.forEach(([key, value]) => localStorage.setItem(key, value));
  }, Object.entries(storage));
  return context.newPage();
}

async function weighPage(page: Page, {origin, folder}: Site, path: string): Promise<Weight> {
  await page.context().clearCookies();
  // By address: what was fetched ahead and then used was downloaded once.
  const responses = new Map<string, Response>();
  const note = (response: Response) => {
    // The sandbox is not there: what a page asks of other origins is not its own weight.
    if (response.url().startsWith(origin)) responses.set(response.url(), response);
  };
  page.on('response', note);
  const traffic = new Traffic(page);
  await page.goto(`${origin}${path}`);
  await quiet(page, traffic);
  page.off('response', note);
  traffic.end();
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
  // Nothing of this visit is under way when the next one begins.
  await page.goto('about:blank');
  return weight;
}

/** Whether a script is the text of the page at this address: Docusaurus writes the source and the address into it. */
function isOwnText(file: string, path: string): boolean {
  const permalink = path.replace(/(.)\/$/, '$1');
  return [permalink, `${permalink}/`].some((each) => pageText(file).includes(`"permalink":"${each}"`));
}

const pageTexts = new Map<string, string>();

/** A script that is the text of a page; nothing of any other. Kept: pages share most of what they load. */
function pageText(file: string): string {
  const known = pageTexts.get(file);
  if (known !== undefined) return known;
  const script = readFileSync(file, 'utf8');
  const text = script.includes('"source":"@site/') ? script : '';
  pageTexts.set(file, text);
  return text;
}

/**
 * Waits until a page that has come to life has nothing left to load. It has, once a round passes in which no request
 * began: the browser drew a frame, whose links come into view, and did everything that waits for an idle moment.
 */
async function quiet(page: Page, traffic: Traffic): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  for (let begun = -1; begun !== traffic.begun;) {
    begun = traffic.begun;
    await traffic.ended();
    await page.evaluate(nextIdleMoment);
    await page.evaluate(nextIdleMoment);
  }
}

/** Those who waited for an idle moment before have had theirs: the browser calls them in their order. */
function nextIdleMoment(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve)));
  });
}
