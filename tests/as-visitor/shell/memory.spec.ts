import {expect, test} from '../../fixtures/test';

test('colours, announcement and the language of samples are chosen once', async ({page, portal, context}) => {
  await portal.open('/');
  const root = page.locator('html');
  const bar = page.locator('.theme-announcement-bar');

  await test.step('dark comes first, the switch chooses', async () => {
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(root).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });
  await test.step('an announcement is dismissed', async () => {
    await expect(bar).toBeVisible();
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toHaveCount(0);
    // The focus goes on, rather than back to the top of the document.
    await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link').first()).toBeFocused();
  });
  await page.getByRole('tab', {name: 'Python'}).click();

  await test.step('the choices stay, on the next page too', async () => {
    await portal.open('/docs');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(bar).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
    await expect(page.getByRole('radio', {name: 'Python'}).first()).toBeChecked();
    await expect(page.getByText('import requests').first()).toBeVisible();
  });
  await test.step('a tab follows the choice of colours made in another', async () => {
    const other = await context.newPage();
    await other.goto('/docs');
    await other.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
  });
  await test.step('the announcement stays away until there is a new one', async () => {
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
    await portal.open('/docs');
    await expect(bar).toBeVisible();
  });
});
