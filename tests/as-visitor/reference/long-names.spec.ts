import type {Page} from '@playwright/test';
import {sidewaysScroll} from '../../every-page/sidewaysScroll';
import {expect, test} from '../../fixtures/test';
import {ExplorerReader} from './explorer';

/** Gives parameters, properties, headers and labels, all of them unfolded, a name of 100 letters; returns how many. */
function lengthenNames(page: Page): Promise<number> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    const names = [...document.querySelectorAll('main li code, main label code, main form label')].filter(
      (element) =>
        !element.closest('pre') && element.childElementCount === 0 && /^[\w-]{4,}$/.test(element.textContent),
    );
    for (const name of names) name.textContent = 'n'.repeat(100);
    return names.length;
  });
}

test('names of a hundred letters do not make a phone scroll sideways', async ({page, portal}) => {
  await page.setViewportSize({width: 390, height: 844});
  await portal.open('/api/create-area');
  expect(await lengthenNames(page)).toBeGreaterThan(10);
  expect(await sidewaysScroll(page)).toBe(0);

  await new ExplorerReader(page).tryIt('/api/create-collection');
  expect(await lengthenNames(page)).toBeGreaterThan(10);
  expect(await sidewaysScroll(page)).toBe(0);
});
