import type {Page} from '@playwright/test';
import {axeViolations} from '../../every-page/accessibility';
import {expect, test} from '../../fixtures/test';
import {ExplorerReader} from './explorer';

for (const mode of ['dark', 'light'] as const) {
  for (const width of [1440, 390]) {
    test(`the open explorer has no violation with a response in it (${mode}, ${width})`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize({width, height: 844});
      await portal.preferColorMode(mode);
      const explorer = new ExplorerReader(page);
      await explorer.tryIt('/api/create-collection');
      await explorer.field('collectionId').fill('-wrong');
      await explorer.send.click();
      await expect(page.getByRole('button', {name: 'Send anyway'})).toBeVisible();
      expect(await violationsFromTheTop(page)).toEqual([]);

      await explorer.field('collectionId').fill('axe-crew');
      await explorer.send.click();
      await expect(explorer.response).toContainText('axe-crew');
      await page.getByRole('radio', {name: 'JSON'}).check({force: true});
      await expect(page.getByRole('textbox', {name: 'Request body as JSON'})).toBeVisible();
      await page
        .locator('details')
        .evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
      expect(await violationsFromTheTop(page)).toEqual([]);
    });
  }
}

/** A link that has half scrolled under the bar with Send would count as too small a target. */
async function violationsFromTheTop(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  return axeViolations(page);
}
