import {expect, test as base, type BrowserContext, type Page} from '@playwright/test';
import {portalUrl, sandboxUrl} from '../fixtures/addresses';
import {Noise} from '../fixtures/noise';
import {hydrated, type ColorMode} from '../fixtures/portal';
import {axeViolations, type Part} from './accessibility';
import {layoutShift, watchLayoutShifts} from './layoutShift';
import {onceStill} from './onceStill';
import {builtPages} from './pages';
import {sidewaysScroll} from './sidewaysScroll';
import {switchColorMode} from './switchColorMode';
import {visits, type Way} from './visits';

const wide = {width: 1440, height: 900};
const narrow = {width: 390, height: 844};
const LARGEST_SHIFT = 0.02;

/** One context for each worker: the pages share what they download, as for a reader who browses. */
const test = base.extend<object, {reader: BrowserContext}>({
  reader: [
    async ({browser}, use) => {
      const context = await browser.newContext({baseURL: portalUrl, reducedMotion: 'reduce'});
      await watchLayoutShifts(context);
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
});

for (const {path, way} of visits(builtPages())) {
  test(`${path} in dark, wide, and in light, narrow, ${way}`, async ({reader}) => {
    const page = await reader.newPage();
    const noise = new Noise(page, [portalUrl, sandboxUrl]);
    await noise.watchPolicy(page);
    // The unknown path is a 404 by design, and the browser says so.
    if (path === '/no-such-page') noise.allow(/status of 404 .*\/no-such-page/);
    try {
      await look[way](page, path);
      expect.soft(await noise.unexpected(), 'the page was not silent').toEqual([]);
    } finally {
      await page.close();
    }
  });
}

const look: Readonly<Record<Way, (page: Page, path: string) => Promise<void>>> = {
  'loaded twice': async (page, path) => {
    await load(page, path, 'dark', wide);
    await expectAccessible(page, 'in dark, wide');
    await expectStandingStill(page, 'dark');
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);
    await load(page, path, 'light', narrow);
    await expectAccessible(page, 'in light, narrow', {only: 'colours, narrow'});
    await expectNoSidewaysScroll(page);
    await expectStandingStill(page, 'light');
    await page.setViewportSize(wide);
    await expectAccessible(page, 'in light, wide', {only: 'colours'});
  },
  'dark first': async (page, path) => {
    await load(page, path, 'dark', wide);
    await expectAccessible(page, 'in dark, wide', {within: 'main'});
    await expectStandingStill(page, 'dark');
    await switchColorMode(page, 'light');
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'in light, narrow', {only: 'colours, narrow', within: 'main'});
  },
  'light first': async (page, path) => {
    await load(page, path, 'light', narrow);
    await expectAccessible(page, 'in light, narrow', {only: 'colours, narrow', within: 'main'});
    await expectNoSidewaysScroll(page);
    await expectStandingStill(page, 'light');
    await page.setViewportSize(wide);
    await switchColorMode(page, 'dark');
    await expectAccessible(page, 'in dark, wide', {within: 'main'});
  },
};

async function expectAccessible(page: Page, how: string, part: Part = {}): Promise<void> {
  expect.soft(await onceStill(page, () => axeViolations(page, part)), `accessibility ${how}`).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect.soft(await sidewaysScroll(page), 'pixels to scroll sideways at 390 px').toBe(0);
}

/** Loads a page as it loads for a reader who prefers a colour mode: it must hydrate. */
async function load(page: Page, path: string, mode: ColorMode, viewport: typeof wide): Promise<void> {
  const preference = await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  await page.setViewportSize(viewport);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await preference.dispose();
}

/** Nothing has moved since the page began to load. */
async function expectStandingStill(page: Page, mode: ColorMode): Promise<void> {
  const {sum, moved} = await layoutShift(page);
  expect.soft(sum, `layout shift in ${mode}: ${moved.join('; ')}`).toBeLessThanOrEqual(LARGEST_SHIFT);
}
