import type {Page} from '@playwright/test';
import {axeViolations} from '../../every-page/accessibility';
import {showColorMode} from '../../every-page/switchColorMode';
import {expect, test} from '../../fixtures/test';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search guides, operations and fields'});
const field = (page: Page) => page.getByRole('combobox', {name: 'Search guides, operations and fields'});
const options = (page: Page) => page.getByRole('listbox', {name: 'Results'}).getByRole('option');

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(field(page)).toBeFocused();
}

test('three ways open it, nothing of it loads before, and the keyboard alone works it', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await portal.open('/docs');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('search-index'))).toEqual([]);
  for (const keys of ['Control+k', '/']) {
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  const button = page.getByRole('button', {name: 'Search'});
  await button.click();
  await page.getByRole('button', {name: 'Close'}).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(asked.filter((url) => url.includes('search-index'))).toHaveLength(1);

  await test.step('groups, marks, arrows around, Enter opens', async () => {
    await page.keyboard.press('/');
    await field(page).fill('forecast hour');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('group', {name: 'Parameters and fields'})).toBeVisible();
    await expect(page.getByRole('group', {name: 'Operations'})).toBeVisible();
    await expect(options(page).locator('mark').first()).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).last().getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = (await options(page).nth(1).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${second}$`));
  });

  await test.step('what was asked is offered again, the latest first', async () => {
    await openSearch(page);
    await field(page).fill('post plan');
    await options(page).first().click();
    await expect(page).toHaveURL(/create-plans$/);
    await openSearch(page);
    await expect(page.getByRole('group', {name: 'Recent searches'}).getByRole('option')).toHaveText([
      'post plan',
      'forecast hour',
    ]);
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('post plan');
    await expect(options(page).first()).toContainText('Create flight plans');
  });
});

test('whatever it finds or lacks is told, accessible, and fits a phone', async ({page, portal, noise}) => {
  noise.allow(/search-index/);
  await portal.open('/docs');
  const status = dialog(page).getByRole('status');

  await test.step('an index that does not come', async () => {
    await page.route('**/search-index.json', (route) => route.fulfill({status: 503, body: ''}));
    await openSearch(page);
    await expect(status).toContainText('could not be loaded');
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute('**/search-index.json');
    await dialog(page).getByRole('button', {name: 'Retry'}).click();
  });
  await test.step('nothing found', async () => {
    await field(page).fill('zzzzqqqq');
    await expect(status).toContainText('Nothing found for “zzzzqqqq”');
    expect(await axeViolations(page)).toEqual([]);
    await dialog(page).getByRole('button', {name: 'post plan'}).click();
    await expect(options(page).first()).toContainText('Create flight plans');
  });
  await test.step('a word that no page is about, and the nearest pages', async () => {
    await field(page).fill('lightning');
    await expect(status).toHaveText('No page is about “lightning”. These are the closest results:');
    await expect(status).toBeVisible();
    await expect(options(page).first()).toContainText('alert');
    expect(await axeViolations(page)).toEqual([]);
  });
  await test.step('what is deprecated is found and marked', async () => {
    await field(page).fill('video stream of a drone');
    const drones = options(page).filter({hasText: '/flights/v1/drones'});
    await expect(drones.first()).toContainText('deprecated');
  });
  await page.setViewportSize({width: 390, height: 844});
  for (const mode of ['dark', 'light'] as const)
    await test.step(`on a phone, ${mode}`, async () => {
      await showColorMode(page, mode);
      await field(page).fill('');
      await expect(options(page)).toHaveCount(0);
      expect(await axeViolations(page)).toEqual([]);
      await field(page).fill('weather alert');
      await expect(options(page).first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
    });
});

test('without a network the search says that it could not be loaded, and comes with the network, with what was typed meanwhile', async ({
  page,
  portal,
  noise,
}) => {
  noise.allow(/net::ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk/);
  await portal.open('/docs');
  await test.step('without a network', async () => {
    // The browser may have kept the search since an earlier test; what is routed, it does not take from there.
    await page.route('**/*', (route) => route.abort('internetdisconnected'));
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert').filter({hasText: 'The search could not be loaded.'})).toBeVisible();
    await page.unroute('**/*');
  });
  const heard = noise.heard.length;
  await test.step('what is typed before the dialog has come stands in its field', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/assets/js/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('/');
    await expect(page.getByRole('button', {name: 'Search'})).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('post pland');
    await page.keyboard.press('Backspace');
    goOn();
    await expect(field(page)).toHaveValue('post plan');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('s');
    await expect(field(page)).toHaveValue('post plans');
    await expect(options(page).first()).toContainText('/flights/v2/plans');
  });
  expect(noise.heard.slice(heard), 'nothing is said once there is a network').toEqual([]);
});
