import type {Browser, Page} from '@playwright/test';
import {Downloads, type Site, type Weight} from './downloads';

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
 * between visits, so that scripts are compiled once.
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

async function weighPage(page: Page, site: Site, path: string): Promise<Weight> {
  await page.context().clearCookies();
  const downloads = new Downloads(page, site);
  await page.goto(`${site.origin}${path}`);
  const weight = await downloads.weigh(path);
  // Nothing of this visit is under way when the next one begins.
  await page.goto('about:blank');
  return weight;
}
