import type {Page} from '@playwright/test';
import {buildFolder} from '../../scripts/lib/buildFolder.mjs';
import {isOver, sentence} from '../../scripts/size/budgets';
import {Downloads} from '../../scripts/size/downloads';
import {kindsOf, measurementsOf} from '../../scripts/size/kinds';
import {portalUrl} from '../fixtures/addresses';
import {chromiumWith, undrawn} from '../fixtures/chromiumFlags';
import {expect, test} from '../fixtures/test';
import {hydrated, type ColorMode} from '../fixtures/portal';
import {axeViolations, type Part} from './accessibility';
import {axeSource} from './axeSource';
import {layoutShift, watchLayoutShifts} from './layoutShift';
import {onceStill} from './onceStill';
import {builtPages} from './pages';
import {sidewaysScroll} from './sidewaysScroll';
import {rounds, visits, type Way} from './visits';

const wide = {width: 1440, height: 900};
const narrow = {width: 390, height: 844};
const LARGEST_SHIFT = 0.02;
/** How many pages share a test, whose context is made ready once. */
const ROUND = 8;

const kindOf = kindsOf(buildFolder);

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  // An analysis is over before compiling its code for speed has paid: a quarter of the processor time.
  launchOptions: chromiumWith(...undrawn, '--js-flags=--no-maglev,--no-turbofan'),
});

for (const {way, paths} of rounds(visits(builtPages()), ROUND)) {
  test(`${way}: ${paths.join(' ')}`, async ({page, context, noise}) => {
    await watchLayoutShifts(context);
    // Read with the document, axe's code is compiled once for all pages of a process.
    await context.addInitScript(axeSource);
    for (const path of paths) {
      await test.step(path, async () => {
        // The unknown path is a 404 by design, and the browser says so.
        if (path === '/no-such-page') noise.allow(/status of 404 .*\/no-such-page/);
        const before = await noise.unexpected();
        await look[way](page, path);
        const after = await noise.unexpected();
        expect.soft(after.slice(before.length), `${path} was not silent`).toEqual([]);
      });
    }
  });
}

const look: Readonly<Record<Way, (page: Page, path: string) => Promise<void>>> = {
  'in both': async (page, path) => {
    const seenWide = await load(page, path, 'dark', wide);
    await expectAccessible(page, 'in dark, wide');
    await expectLight(seenWide, path);
    await expectStandingStill(page);
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);
    const seenNarrow = await load(page, path, 'light', narrow);
    await expectAccessible(page, 'in light, narrow', {only: 'colours, narrow'});
    await expectLight(seenNarrow, path);
    await expectNoSidewaysScroll(page);
    await expectStandingStill(page);
    await page.setViewportSize(wide);
    await nextFrame(page);
    await expectAccessible(page, 'in light, wide', {only: 'colours'});
  },
  'in dark, wide': async (page, path) => {
    const downloads = await load(page, path, 'dark', wide);
    await expectAccessible(page, 'in dark, wide', {within: 'main'});
    await expectLight(downloads, path);
    await expectStandingStill(page);
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);
  },
  'in light, narrow': async (page, path) => {
    const downloads = await load(page, path, 'light', narrow);
    await expectAccessible(page, 'in light, narrow', {within: 'main'});
    await expectLight(downloads, path);
    await expectNoSidewaysScroll(page);
    await expectStandingStill(page);
  },
};

async function expectAccessible(page: Page, how: string, part: Part = {}): Promise<void> {
  expect
    .soft(await onceStill(page, () => axeViolations(page, part)), `accessibility of ${pathOf(page)} ${how}`)
    .toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect.soft(await sidewaysScroll(page), `pixels to scroll ${pathOf(page)} sideways at 390 px`).toBe(0);
}

/** What the page has downloaded for this visit weighs no more than its kind may. */
async function expectLight(downloads: Downloads, path: string): Promise<void> {
  const over = measurementsOf(await downloads.weigh(path), kindOf(path)).filter(isOver);
  expect.soft(over.map(sentence), `KB of gzip that ${path} downloads, and its limit`).toEqual([]);
}

/** Loads a page as it loads for a reader who prefers a colour mode: it must hydrate. */
async function load(page: Page, path: string, mode: ColorMode, viewport: typeof wide): Promise<Downloads> {
  const preference = await page.addInitScript((theme) => {
    // Nothing is left of the page before: each is loaded as by a new reader.
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('theme', theme);
  }, mode);
  await page.setViewportSize(viewport);
  const downloads = new Downloads(page, {origin: portalUrl, folder: buildFolder});
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await preference.dispose();
  return downloads;
}

/** The sidebar comes back with the width, in the frame after: what is seen before it is seen twice. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Nothing has moved since the page began to load. */
async function expectStandingStill(page: Page): Promise<void> {
  const {sum, moved} = await layoutShift(page);
  expect.soft(sum, `layout shift of ${pathOf(page)}: ${moved.join('; ')}`).toBeLessThanOrEqual(LARGEST_SHIFT);
}

function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}
