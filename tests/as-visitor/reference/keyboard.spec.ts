import type {Page} from '@playwright/test';
import {uniqueId} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';
import {ExplorerReader} from './explorer';

/** Presses Tab until something has the focus; fails when it cannot be reached. */
async function tabTo(
  page: Page,
  isThere: (element: {text: string; label: string}) => boolean,
): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const labels = (element as HTMLInputElement | null)?.labels;
      return {text: element?.textContent ?? '', label: labels?.[0]?.textContent ?? ''};
    });
    if (isThere(focused)) return;
  }
  throw new Error('The keyboard never got there.');
}

test('a collection is created with the keyboard alone', async ({page, portal, sandbox}) => {
  const id = uniqueId('keyboard');
  await portal.open('/api/create-collection');
  await tabTo(page, ({text}) => text === 'Try it');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'Try it'})).toBeFocused();

  await tabTo(page, ({label}) => label === 'collectionId');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(id);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('status').filter({hasText: 'Response: 201 Created'})).toBeAttached();

  // The editors let go of Tab.
  await tabTo(page, ({text}) => text.startsWith('Headers ('));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('definition').filter({hasText: id})).toBeVisible();
  await tabTo(page, ({label}) => label === 'cURL');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', {name: 'Request in JavaScript'})).toContainText(id);
  expect((await sandbox.get(`/locations/v2/collections/${id}`)).ok()).toBe(true);
});

test('what is typed over an invalid body that was sent stays in its order', async ({page, noise}) => {
  noise.allow(/400 \(Bad Request\)/);
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/create-objects');
  const editor = page.getByRole('textbox', {name: 'Request body as JSON'});
  await editor.fill('[{"objectId": "-wrong"}]');
  await explorer.send.click();
  await page.getByRole('button', {name: 'Send anyway'}).click();
  await expect(page.getByRole('heading', {name: 'Response: 400 Bad Request'})).toBeVisible();

  await editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('[{"objectId": ');
  await expect(editor).toHaveText('[{"objectId": ');
});
