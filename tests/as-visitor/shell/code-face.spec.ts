import type {Page} from '@playwright/test';
import {layoutShift, watchLayoutShifts} from '../../every-page/layoutShift';
import {hydrated} from '../../fixtures/portal';
import {expect, test} from '../../fixtures/test';

const TEXT_FACE = '14px "Instrument Sans"';

const paths = ['/', '/docs', '/docs/guides/map/tiles', '/api/create-collection', '/api/collections'];

for (const width of [1440, 390])
  test(`the code face comes late, and nothing moves, ${width} pixels wide`, async ({page, context}) => {
    await page.setViewportSize({width, height: 900});
    await watchLayoutShifts(context);
    for (const path of paths) await test.step(path, () => expectStillWhenFaceComes(page, path));
  });

async function expectStillWhenFaceComes(page: Page, path: string): Promise<void> {
  const face = /jetbrains-mono.*\.woff2$/;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(face, async (route) => {
    await held;
    await route.continue();
  });
  const isLoaded = (name: string) => page.evaluate((font) => document.fonts.check(font), name);
  // A face that no rule names yet would pass a check: any system's face does for it.
  const isThere = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({family, status}) => family.replaceAll('"', '') === 'JetBrains Mono' && status === 'loaded',
      ),
    );
  // The load event of the page waits for the face; its text does not.
  await page.goto(path, {waitUntil: 'commit'});
  await hydrated(page);
  expect(await isThere()).toBe(false);
  // What the text face moves by coming is another test's: on a busy machine it may come as late.
  await expect.poll(() => isLoaded(TEXT_FACE)).toBe(true);
  await painted(page);
  const before = await layoutShift(page);
  release();
  await expect.poll(isThere).toBe(true);
  await painted(page);
  const {sum, moved} = await layoutShift(page);
  expect(sum - before.sum, moved.slice(before.moved.length).join('; ')).toBe(0);
  await page.unroute(face);
}

/** Waits until what has changed is painted, and the shifts of it are told. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}
