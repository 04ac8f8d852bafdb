import {readFile} from 'node:fs/promises';
import {axeViolations} from '../every-page/accessibility';
import {showColorMode} from '../every-page/switchColorMode';
import {expect, test} from '../fixtures/test';

// What needs no browser stands in tests/components/workbench.

test.use({signedInAs: 'developer@example.com'});

test('shows, exports, sends again and compares the calls behind a panel by keyboard alone, and opens one in the explorer', async ({
  page,
  portal,
}) => {
  await portal.open('/dashboard?panel=locations');
  await expect(page.getByRole('button', {name: /^Heron 7/})).toBeVisible();
  const opener = page.getByRole('button', {name: 'Show the calls'});
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('complementary', {name: 'Workbench'});
  await test.step('the calls are exported without their keys', async () => {
    const download = page.waitForEvent('download');
    await drawer.getByRole('button', {name: 'HAR: download the calls'}).click();
    const har = await readFile(await (await download).path(), 'utf8');
    expect(har).toContain('/locations/v2/objects');
    expect(har).not.toContain('sandbox-developer-key');
  });
  await drawer.getByLabel('Search').fill('collectionId=puget-ferries');
  const row = drawer.getByRole('listitem').getByRole('button').first();
  await expect(row).toContainText('200 OK');
  await row.focus();
  await page.keyboard.press('Enter');

  await expect(drawer.getByRole('heading', {level: 3})).toBeFocused();
  await expect(drawer.getByText('Request and response match the contract.')).toBeVisible();
  await expect(drawer.getByText('YOUR_API_KEY').first()).toBeVisible();
  await expect(drawer.getByText('sandbox-developer-key')).toHaveCount(0);
  const again = page.waitForRequest(/collectionId=puget-ferries/);
  await drawer.getByRole('button', {name: 'Compare with another call'}).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', {name: 'Compared with others'})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(drawer.getByRole('button', {name: 'Send again'})).toBeFocused();
  await page.keyboard.press('Enter');
  await again;
  await expect(drawer.getByText(/^Sent: this is the new call/)).toBeVisible();
  await expect(drawer.getByRole('heading', {level: 3})).toBeFocused();
  await expect(drawer.getByRole('heading', {name: /^Differences from the response of/})).toBeVisible();

  // Back in the list, the keyboard is on the row of this call, and the next one is compared, too.
  await drawer.getByRole('button', {name: 'Back to the list'}).focus();
  await page.keyboard.press('Enter');
  await expect(row).toBeFocused();
  await expect(drawer.getByText(/^Open a call to compare it with/)).toBeVisible();
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', {name: 'Stop comparing'}).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', {name: 'Stop comparing'})).toHaveCount(0);
  await expect(drawer.getByRole('heading', {level: 3})).toBeFocused();
  for (const mode of ['dark', 'light'] as const) {
    await showColorMode(page, mode);
    expect(await axeViolations(page)).toEqual([]);
  }

  await drawer.getByRole('link', {name: 'Open in the explorer'}).click();
  await expect(page).toHaveURL(/\/api\/list-objects$/);
  await expect(page.getByRole('heading', {name: 'Try it'})).toBeVisible();
  await expect(page.getByLabel('collectionId')).toHaveValue('puget-ferries');
  await page.keyboard.press('Control+Backquote');
  await expect(drawer).toHaveCount(0);
});
