import {expect, test as base, type BrowserContext, type Page} from '@playwright/test';
import {portalUrl, sandboxUrl} from '../fixtures/addresses';
import {Noise} from '../fixtures/noise';
import {hydrated, type ColorMode} from '../fixtures/portal';
import {axeViolations} from './accessibility';
import {layoutShift, watchLayoutShifts} from './layoutShift';
import {onceStill} from './onceStill';
import {builtPages} from './pages';
import {sidewaysScroll} from './sidewaysScroll';
import {switchColorMode} from './switchColorMode';
import {visits} from './visits';

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
  test(`${path} in dark, wide, then made narrow; in light, ${way}`, async ({reader}) => {
    const page = await reader.newPage();
    const noise = new Noise(page, [portalUrl, sandboxUrl]);
    await noise.watchPolicy(page);
    // The unknown path is a 404 by design, and the browser says so.
    if (path === '/no-such-page') noise.allow(/status of 404 .*\/no-such-page/);
    try {
      await load(page, path, 'dark', wide);
      expect.soft(await onceStill(page, () => axeViolations(page)), 'accessibility in dark').toEqual([]);
      await expectStandingStill(page, 'dark');
      if (way === 'switched') await switchColorMode(page, 'light');
      await page.setViewportSize(narrow);
      expect.soft(await sidewaysScroll(page), 'pixels to scroll sideways at 390 px').toBe(0);

      if (way !== 'switched') await load(page, path, 'light', narrow);
      expect
        .soft(await onceStill(page, () => axeViolations(page, 'colours, narrow')), 'light, at 390 px')
        .toEqual([]);
      if (way !== 'switched') {
        expect.soft(await sidewaysScroll(page), 'pixels to scroll sideways at 390 px').toBe(0);
        await expectStandingStill(page, 'light');
      }
      if (way === 'narrow, then made wide') {
        await page.setViewportSize(wide);
        expect.soft(await axeViolations(page, 'colours'), 'accessibility in light').toEqual([]);
      }
      expect.soft(await noise.unexpected(), 'the page was not silent').toEqual([]);
    } finally {
      await page.close();
    }
  });
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
