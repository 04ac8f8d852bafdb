import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {violations} from '../contract/schemas';
import {axeViolations} from '../every-page/accessibility';
import {uniqueId} from '../fixtures/sandbox';
import {expect, test} from '../fixtures/test';

test.use({signedInAs: 'admin@example.com'});

const LIST_SCHEMA = '/components/schemas/CollectionList';

test('makes a collection, takes it out and in as a file, and deletes it by its id', async ({
  page,
  portal,
}) => {
  const id = uniqueId('crew');
  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('region', {name: 'Collections of this account'});
  await portal.open('/admin/Collections');

  await test.step('an icon by the keyboard, and the title of a property', async () => {
    await page.getByRole('button', {name: 'New collection'}).click();
    await dialog.getByLabel('Name').fill(`Crew ${id}`);
    await dialog.getByLabel('Id', {exact: true}).fill(id);
    await dialog.getByRole('radio', {name: 'None'}).focus();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', {name: 'Fire engine'})).toBeChecked();
    await dialog.getByRole('button', {name: 'Add a property'}).click();
    await expect(dialog.getByLabel('Key of property 1')).toBeFocused();
    await dialog.getByLabel('Key of property 1').fill('callSign');
    await dialog.getByLabel('Title of property 1').fill('Call sign: “short” 🚒');
    await expect(dialog.getByText('Properties: 1. Bytes as JSON: 42 of 1024, 982 left.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', {name: 'Save collection'}).click();
    await expect(page.getByText(`Crew ${id} has been saved.`)).toBeVisible();
  });

  await test.step('the file is the list of the contract', async () => {
    await page.getByLabel('Search by name or id').fill(id);
    await expect(page.getByText(/^Collections: 1 of \d+/)).toBeVisible();
    const [collection] = await savedCollections(page);
    expect(collection).toMatchObject({
      collectionId: id,
      collectionName: `Crew ${id}`,
      icon: 'fire-engine',
      updateFrequencySeconds: 60,
      properties: {callSign: 'Call sign: “short” 🚒'},
    });
    const later = {...collection, collectionName: `Relief ${id}`};
    await page.getByRole('button', {name: 'Import JSON'}).click();
    await page.getByLabel('JSON file of collections').setInputFiles([file('{"collections": [')]);
    await expect(page.getByText('This file is not valid JSON')).toBeVisible();
    const wrong = {collectionId: `${id}-2`, collectionName: 'Wrong', showOn: ['radar']};
    const added = {collectionId: `${id}-3`, collectionName: `Added ${id}`};
    const text = JSON.stringify({collections: [later, wrong, added, later]});
    await page.getByLabel('JSON file of collections').setInputFiles([file(text)]);
    await expect(page.getByText('New: 1. Overwriting: 1. Unchanged: 0. Rejected: 2.')).toBeVisible();
    await expect(page.getByRole('alert').filter({hasText: 'will not be sent'})).toBeVisible();
    const refused = page.getByRole('list', {name: 'Rejected, will not be sent:'});
    await expect(refused).toContainText(`Entry 2 ${id}-2: showOn Choose among dashboard, locations, routes`);
    await expect(refused).toContainText('Entry 1 of the file has the same id.');
    const preview = page.getByRole('region', {name: 'Collections of the file'});
    await expect(preview.getByText(`overwrites Crew ${id}`)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    // Whoever follows a link in the middle of it is asked, and can stay.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/locations/v2/collections', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.fallback();
    });
    await page.getByRole('button', {name: 'Store 2 collections'}).click();
    const question = page.waitForEvent('dialog');
    const leaving = page.getByRole('link', {name: 'Guides', exact: true}).first().click();
    expect((await question).message()).toBe('Not everything has been stored yet. Leave the page anyway?');
    await (await question).dismiss();
    await leaving;
    release();
    await expect(page.getByText('2 of 2 stored')).toBeVisible();
    await expect(preview.getByText('stored', {exact: true})).toHaveCount(2);
    await page.getByRole('button', {name: 'Close the import'}).click();
    await expect(rows.getByRole('rowheader', {name: `Relief ${id}`})).toBeVisible();
    const saved = await savedCollections(page);
    expect(saved).toContainEqual(later);
  });

  await test.step('a deletion says what it leaves, and wants the id', async () => {
    await page.getByRole('button', {name: `Delete Relief ${id}`}).click();
    await expect(dialog.getByText('Objects: 0')).toBeVisible();
    await dialog.getByRole('button', {name: 'Delete collection'}).click();
    await expect(dialog.getByLabel(`Type ${id} to confirm`)).toBeFocused();
    await dialog.getByLabel(`Type ${id} to confirm`).fill(id);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Relief ${id} has been deleted.`)).toBeVisible();
    await expect(rows.getByRole('rowheader', {name: `Relief ${id}`})).toHaveCount(0);
    await page.getByRole('button', {name: `Delete Added ${id}`}).click();
    await dialog.getByLabel(`Type ${id}-3 to confirm`).fill(`${id}-3`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Added ${id} has been deleted.`)).toBeVisible();
  });
});

/** What the page saves of the collections that it lists. */
async function savedCollections(page: Page): Promise<readonly Record<string, unknown>[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: /^Save \d+ as JSON$/}).click();
  const list = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    collections: Record<string, unknown>[];
  };
  expect(violations(LIST_SCHEMA, list)).toEqual([]);
  return list.collections;
}

const file = (text: string) => ({
  name: 'collections.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
