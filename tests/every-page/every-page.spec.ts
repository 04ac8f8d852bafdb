import {expect, test as base, type BrowserContext, type Page} from '@playwright/test';
import {portalUrl, sandboxUrl} from '../fixtures/addresses';
import {Noise} from '../fixtures/noise';
import {hydrated, type ColorMode} from '../fixtures/portal';
import {axeViolations} from './accessibility';
import {layoutShift, watchLayoutShifts} from './layoutShift';
import {builtPages} from './pages';

const wide = {width: 1440, height: 900};
const narrow = {width: 390, height: 844};
const LARGEST_SHIFT = 0.02;

/** One context for each colour mode and worker: the pages share what they download, as for a reader who browses. */
const test = base.extend<object, {contexts: Record<ColorMode, BrowserContext>}>({
  contexts: [
    async ({browser}, use) => {
      const open = async (theme: ColorMode) => {
        const storage = {origin: portalUrl, localStorage: [{name: 'theme', value: theme}]};
        const context = await browser.newContext({
          baseURL: portalUrl,
          storageState: {cookies: [], origins: [storage]},
          reducedMotion: 'reduce',
        });
        await watchLayoutShifts(context);
        return context;
      };
      const contexts = {dark: await open('dark'), light: await open('light')};
      await use(contexts);
      await Promise.all(Object.values(contexts).map((context) => context.close()));
    },
    {scope: 'worker'},
  ],
});

for (const path of builtPages()) {
  test(`${path} in dark, wide, then made narrow`, async ({contexts}) => {
    await visit(contexts.dark, path, wide, async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect.soft(await axeViolations(page), 'accessibility').toEqual([]);
      await page.setViewportSize(narrow);
      expect.soft(await sidewaysScroll(page), 'pixels to scroll sideways at 390 px').toBe(0);
    });
  });

  test(`${path} in light, narrow, then made wide`, async ({contexts}) => {
    await visit(contexts.light, path, narrow, async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect.soft(await sidewaysScroll(page), 'pixels to scroll sideways at 390 px').toBe(0);
      await page.setViewportSize(wide);
      expect.soft(await axeViolations(page), 'accessibility').toEqual([]);
    });
  });
}

/** Opens a page as it loads for a reader, then looks closer; it must hydrate, hold still and be silent throughout. */
async function visit(
  context: BrowserContext,
  path: string,
  viewport: {width: number; height: number},
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  const noise = new Noise(page, [portalUrl, sandboxUrl]);
  // The unknown path is a 404 by design, and the browser says so.
  if (path === '/no-such-page') noise.allow(/status of 404 .*\/no-such-page/);
  try {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await hydrated(page);
    await settled(page);
    const {sum, moved} = await layoutShift(page);
    expect.soft(sum, `layout shift: ${moved.join('; ')}`).toBeLessThanOrEqual(LARGEST_SHIFT);
    await look(page);
    expect.soft(noise.unexpected(), 'the page was not silent').toEqual([]);
  } finally {
    await page.close();
  }
}

/** Fonts are there and whatever loads after hydration has had its moment. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}
