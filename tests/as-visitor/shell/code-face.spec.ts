import {layoutShift, watchLayoutShifts} from '../../every-page/layoutShift';
import {expect, test} from '../../fixtures/test';

const FACE = '14px "JetBrains Mono"';

for (const width of [1440, 390])
  for (const path of ['/', '/docs', '/docs/guides/map/tiles', '/api/create-collection', '/api/collections'])
    test(`the code face comes late to ${path}, and nothing moves, ${width} pixels wide`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({width, height: 900});
      await watchLayoutShifts(context);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/jetbrains-mono.*\.woff2$/, async (route) => {
        await held;
        await route.continue();
      });
      const isThere = () => page.evaluate((font) => document.fonts.check(font), FACE);
      // The load event of the page waits for the face; its text does not.
      await page.goto(path, {waitUntil: 'commit'});
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      expect(await isThere()).toBe(false);
      release();
      await expect.poll(isThere).toBe(true);
      const {sum, moved} = await layoutShift(page);
      expect(sum, moved.join('; ')).toBe(0);
    });
