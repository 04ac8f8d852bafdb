import type {Locator, Page} from '@playwright/test';
import {brand} from '../fixtures/brand';
import {axeViolations} from '../every-page/accessibility';
import {builtPages} from '../every-page/pages';
import {sidewaysScroll} from '../every-page/sidewaysScroll';
import {hydrated} from '../fixtures/portal';
import {expect, test} from '../fixtures/test';
import {builtWorker, OwnHost} from './ownHost';

// A worker lives as long as its context does: each test has one of its own.
test.use({serviceWorkers: 'allow', reuseContext: false});

let host: OwnHost;

test.beforeEach(async ({page, noise}) => {
  await page.clock.install();
  host = await OwnHost.start();
  noise.own.push(host.origin);
});

test.afterEach(async ({context}) => {
  // What a page is still loading must not meet a closed host.
  await Promise.all(context.pages().map((each) => each.close()));
  await host.end();
});

const GUIDE = '/docs/guides';
const OPERATION = '/api/get-areas';

/** Reads a page for as long as it takes until the browser is idle, without waiting for that. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(`${host.origin}${address}`);
  await hydrated(page);
  await page.clock.fastForward('01:00');
}

/** Reads one page, which saves all the others without being asked. */
async function readUntilSaved(page: Page, address: string): Promise<void> {
  await read(page, address);
  const {files} = JSON.parse(
    /^globalThis\.offlineManifest=(.*?);?$/m.exec(await builtWorker())?.[1] ?? '',
  ) as {
    files: readonly unknown[];
  };
  await expect.poll(() => page.evaluate(countSaved)).toBe(files.length);
}

/** Runs in the page. */
async function countSaved(): Promise<number> {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(stores.map((store) => store.keys()));
  return kept.flat().length;
}

async function goOffline(page: Page): Promise<void> {
  await host.close();
  await page.context().setOffline(true);
}

/** As long as a room waits before it looks for the network again, in milliseconds. */
const UNTIL_LOOKED_MS = 5_000;

/** What cannot be read without a network: whoever comes there is told so. */
const rooms = ['/dashboard', '/admin/Users', '/admin/Collections', '/admin/FlightPlanReport'];

async function expectRoomsToNeedNetwork(page: Page): Promise<void> {
  for (const room of rooms) {
    await page.goto(`${host.origin}${room}`);
    await expect(page.getByRole('heading', {name: 'This page needs a connection'})).toBeVisible();
    await expect(page).toHaveURL(`${host.origin}${room}`);
  }
}

test('after one guide, eight pages and the search are read without a network, and rooms wait for it', async ({
  page,
  noise,
  sessions,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
  // Where no sandbox responds the page begins to load its own, which has not been kept.
  noise.allow(/ERR_FAILED.*\/assets\/js\/sandbox\//);
  await readUntilSaved(page, GUIDE);
  await goOffline(page);
  await test.step('pages and the search are there', async () => {
    const documents = builtPages().filter((address) => /^\/(docs|api)\b/.test(address));
    const step = Math.floor(documents.length / 8);
    for (const address of documents.filter((_, index) => index % step === 0).slice(0, 8)) {
      await page.goto(`${host.origin}${address}`);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await hydrated(page);
    }
    await page.getByRole('button', {name: 'Search'}).click();
    await page.getByRole('combobox', {name: 'Search guides, operations and fields'}).fill('no-fly zone');
    await page.getByRole('listbox', {name: 'Results'}).getByRole('option').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  await test.step('rooms say that they need a connection, to a visitor and to an administrator', async () => {
    await expectRoomsToNeedNetwork(page);
    await expect(page.getByRole('link', {name: 'Sign In'})).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    // The session of this browser, where another host would have left it.
    const {origins} = await sessions.of('admin@example.com');
    const entries = origins.flatMap(({localStorage: stored}) => stored);
    await page.evaluate((all) => all.forEach(({name, value}) => localStorage.setItem(name, value)), entries);
    await expectRoomsToNeedNetwork(page);
    await expect(page.getByRole('button', {name: 'Account'})).toBeVisible();
    await expect(page.getByText('cannot start')).toHaveCount(0);
    await page.evaluate((all) => all.forEach(({name}) => localStorage.removeItem(name)), entries);
  });

  await test.step('a page that is not saved can be tried again', async () => {
    await page.goto(`${host.origin}/llms.txt?a=b`);
    await expect(page.getByRole('heading', {name: 'You are offline'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Try again'})).toHaveAttribute('href', '/llms.txt?a=b');
  });

  await test.step('a room waits until the network really is there, whatever the browser says', async () => {
    await host.open();
    await page.goto(`${host.origin}/dashboard`);
    await expect(page.getByRole('heading', {name: 'This page needs a connection'})).toBeVisible();
    await page.evaluate(() => {
      document.body.dataset['stays'] = 'yes';
      window.dispatchEvent(new Event('online'));
    });
    const looked = page.waitForEvent('requestfailed');
    await page.clock.fastForward(UNTIL_LOOKED_MS);
    await looked;
    await expect(page.locator('body')).toHaveAttribute('data-stays', 'yes');
    await page.context().setOffline(false);
    await page.clock.fastForward(UNTIL_LOOKED_MS);
    await expect(page.getByRole('heading', {name: 'This page needs a connection'})).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Sign in', exact: true})).toBeVisible();
  });
});

test('who saves data is not made to download the site, and the next tab without that wish is', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
    const getRegistration = navigator.serviceWorker.getRegistration.bind(navigator.serviceWorker);
    navigator.serviceWorker.getRegistration = (...input) => {
      window.hasDecided = true;
      return getRegistration(...input);
    };
  });
  await read(page, GUIDE);
  // It looks for the worker of an earlier visit in place of starting one.
  await page.waitForFunction(() => window.hasDecided);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(`${host.origin}/offline`);
  await expect(page.getByText('No pages are saved.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Save now'})).toBeVisible();

  await read(await context.newPage(), GUIDE);
  await expect.poll(workers).toBe(1);
  await expect.poll(() => page.evaluate(countSaved)).toBeGreaterThan(0);
});

declare global {
  interface Window {
    hasDecided?: true;
  }
}

test('the site can be installed', async ({page}) => {
  await page.goto(`${host.origin}${GUIDE}`);
  const client = await page.context().newCDPSession(page);
  const {url, errors, data = ''} = await client.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${host.origin}/manifest.json`, []]);
  const manifest = JSON.parse(data) as {icons: {src: string; sizes: string; purpose: string}[]};
  expect(manifest).toMatchObject({name: brand.title, start_url: '/', display: 'standalone'});
  // A browser without a window installs nothing, and does not say whether it could: it would take what it can draw.
  expect(manifest.icons.map(({purpose}) => purpose)).toEqual(['any', 'maskable']);
  for (const {src, sizes} of manifest.icons) expect(await pictureSize(page, src)).toBe(sizes);
});

test('what one operation saved is removed and saved again, and after a deploy the new version is offered', async ({
  page,
  noise,
}) => {
  await readUntilSaved(page, OPERATION);
  await test.step('what is removed does not come back by itself, and can be saved again', async () => {
    await page.goto(`${host.origin}/offline`);
    await expect(
      page.getByText(/^Guides, API reference and search are saved \(\d+\.\d MB\)\.$/),
    ).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', {name: 'Remove saved pages'}).click();
    const status = page.getByRole('region', {name: 'In this browser'}).getByRole('status');
    await expect(status).toHaveText('No pages are saved.');
    // The button is gone: the next key finds the one that takes its place.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Save now'})).toBeFocused();
    await page.reload();
    await expect(page.getByText('No pages are saved.')).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.getByRole('button', {name: 'Save now'}).click();
    await expect(page.getByText(/^Guides, API reference and search are saved/)).toBeVisible();
  });
  expect(await noise.unexpected()).toEqual([]);

  noise.allow(/ERR_CONNECTION_REFUSED/);
  await read(page, GUIDE);
  const box = await deploy(page);
  await test.step('the page that was open offers it, with buttons side by side, on a phone too', async () => {
    expect(await axeViolations(page)).toEqual([]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 844});
      const reload = await boxOf(box.getByRole('button', {name: 'Reload'}));
      const later = await boxOf(box.getByRole('button', {name: 'Later'}));
      expect(later.y).toBe(reload.y);
      expect(later.x).toBeGreaterThan(reload.x + reload.width);
      // At 390 pixels in two lines of words, which stand beside the buttons.
      const {height, ...corner} = await boxOf(box);
      expect(corner).toEqual({x: 0, y: 844 - height, width});
      expect(height).toBeLessThan(2 * reload.height);
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await box.getByRole('button', {name: 'Later'}).click();
    await expect(box).toHaveCount(0);
  });

  await test.step('a page that came from what is saved offers it as well', async () => {
    await host.close();
    await page.reload();
    await hydrated(page);
    await expect(page.locator('meta[name=generator]')).not.toHaveAttribute('content', 'tomorrow');
    await expect(box).toHaveCount(0);
    await host.open();
    await page.clock.fastForward('01:00');
    await expect(box).toBeVisible();
    await box.getByRole('button', {name: 'Reload'}).click();
    await expect(page.locator('meta[name=generator]')).toHaveAttribute('content', 'tomorrow');
    await hydrated(page);
    await expect(box).toHaveCount(0);
  });
});

async function boxOf(locator: Locator): Promise<{x: number; y: number; width: number; height: number}> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator.toString()} is not to be seen.`);
  return box;
}

/** Publishes a new version, which the page that is open learns of. */
async function deploy(page: Page): Promise<Locator> {
  await host.publishNewVersion();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const box = page.getByRole('status').filter({hasText: 'There is a new version of this site.'});
  await expect(box).toBeVisible();
  return box;
}

/** How large a picture really is: `512x512`. */
function pictureSize(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, src);
}
