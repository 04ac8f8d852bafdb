import {expect, test} from '../../fixtures/test';

test('dark comes first, the switch chooses, the choice stays', async ({page, portal}) => {
  await portal.open('/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await portal.open('/docs');
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('a tab follows the choice made in another', async ({page, portal, context}) => {
  await portal.open('/');
  const other = await context.newPage();
  await other.goto('/docs');
  await other.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a dismissed announcement stays away until there is a new one', async ({page, portal}) => {
  await portal.open('/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  // The focus goes on, rather than back to the top of the document.
  await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link').first()).toBeFocused();
  await portal.open('/docs');
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await portal.open('/docs');
  await expect(bar).toBeVisible();
});

test('the language of samples is chosen once', async ({page, portal}) => {
  await portal.open('/');
  await page.getByRole('tab', {name: 'Python'}).click();
  await portal.open('/docs');
  await expect(page.getByRole('radio', {name: 'Python'}).first()).toBeChecked();
  await expect(page.getByText('import requests').first()).toBeVisible();
});
