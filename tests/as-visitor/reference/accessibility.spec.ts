import type {Page} from '@playwright/test';
import {axeViolations, type Part} from '../../every-page/accessibility';
import {switchColorMode} from '../../every-page/switchColorMode';
import {expect, test} from '../../fixtures/test';
import {ExplorerReader} from './explorer';

test('the open explorer has no violation, with a response in it, in dark, wide, and in light, narrow', async ({
  page,
  portal,
}) => {
  await portal.preferColorMode('dark');
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/create-collection');
  await explorer.field('collectionId').fill('-wrong');
  await explorer.send.click();
  await expect(page.getByRole('button', {name: 'Send anyway'})).toBeVisible();
  await expectAccessible(page);

  await explorer.field('collectionId').fill('axe-crew');
  await explorer.send.click();
  await expect(explorer.response).toContainText('axe-crew');
  await page.getByRole('radio', {name: 'JSON'}).check({force: true});
  await expect(page.getByRole('textbox', {name: 'Request body as JSON'})).toBeVisible();
  await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
  await expectAccessible(page);
});

async function expectAccessible(page: Page): Promise<void> {
  const wide = page.viewportSize()!;
  expect.soft(await violationsFromTheTop(page), 'in dark, wide').toEqual([]);
  await switchColorMode(page, 'light');
  await page.setViewportSize({width: 390, height: 844});
  expect.soft(await violationsFromTheTop(page, {only: 'colours, narrow'}), 'in light, narrow').toEqual([]);
  await page.setViewportSize(wide);
  await switchColorMode(page, 'dark');
}

/** A link that has half scrolled under the bar with Send would count as too small a target. */
async function violationsFromTheTop(page: Page, part?: Part): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  return axeViolations(page, part);
}
