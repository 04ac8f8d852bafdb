import {readFile} from 'node:fs/promises';
import type {Locator} from '@playwright/test';
import {violations} from '../contract/schemas';
import {axeViolations} from '../every-page/accessibility';
import {sidewaysScroll} from '../every-page/sidewaysScroll';
import {drawing} from '../fixtures/drawing';
import {uniqueId} from '../fixtures/sandbox';
import {expect, test} from '../fixtures/test';

// What can be done to collections is tested in tests/components/admin, without a browser. This is what needs one.

test.use({...drawing, signedInAs: 'admin@example.com'});

const LIST_SCHEMA = '/components/schemas/CollectionList';

test('collections: one made by the keyboard, out and in as a file, its objects on a map, and on a phone', async ({
  page,
  portal,
}) => {
  const id = uniqueId('crew');
  const dialog = page.getByRole('dialog');
  await portal.preferColorMode('dark');
  await portal.open('/admin/Collections');
  let head: Awaited<ReturnType<typeof headOf>> | undefined;

  await test.step('buttons of a bar have one height', async () => {
    const heights = new Set<number>();
    for (const name of ['Refresh', 'Import JSON', 'New collection'])
      heights.add((await boxOf(page.getByRole('button', {name, exact: true}))).height);
    expect([...heights]).toHaveLength(1);
  });

  await test.step('an icon by the keyboard, and the title of a property', async () => {
    await page.getByRole('button', {name: 'New collection'}).click();
    head = await headOf(dialog);
    await dialog.getByLabel('Name').fill(`Crew ${id}`);
    await dialog.getByLabel('Id', {exact: true}).fill(id);
    await dialog.getByRole('radio', {name: 'None'}).focus();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', {name: 'Fire engine'})).toBeChecked();
    await dialog.getByRole('button', {name: 'Add a property'}).click();
    await dialog.getByLabel('Key of property 1').fill('callSign');
    await dialog.getByLabel('Title of property 1').fill('Call sign: “short” 🚒');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', {name: 'Save collection'}).click();
    await expect(page.getByText(`Crew ${id} has been saved.`)).toBeVisible();
    // Notices would lie over buttons for some seconds.
    const notices = page.getByRole('alert');
    await notices.evaluateAll((all) => all.forEach((each) => each.querySelector('button')?.click()));
    await expect(notices).toHaveCount(0);
  });

  await test.step('the file is the list of the contract, and is stored again', async () => {
    await page.getByLabel('Search by name or id').fill(id);
    await expect(page.getByText(/^Collections: 1 of \d+/)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Save 1 as JSON'}).click();
    const list = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
      collections: Record<string, unknown>[];
    };
    expect(violations(LIST_SCHEMA, list)).toEqual([]);
    const later = {...list.collections[0], collectionName: `Relief ${id}`};
    const wrong = {collectionId: `${id}-2`, collectionName: 'Wrong', showOn: ['radar']};
    await page.getByRole('button', {name: 'Import JSON'}).click();
    await page.getByLabel('JSON file of collections').setInputFiles({
      name: 'collections.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({collections: [later, wrong]})),
    });
    await expect(page.getByText('New: 0. Overwriting: 1. Unchanged: 0. Rejected: 1.')).toBeVisible();
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
    await page.getByRole('button', {name: 'Store 1 collection'}).click();
    const question = page.waitForEvent('dialog');
    const leaving = page.getByRole('link', {name: 'Guides', exact: true}).first().click();
    expect((await question).message()).toBe('Not everything has been stored yet. Leave the page anyway?');
    await (await question).dismiss();
    await leaving;
    release();
    await expect(page.getByText('1 of 1 stored')).toBeVisible();
    await page.getByRole('button', {name: 'Close the import'}).click();
    await page.getByRole('button', {name: `Delete Relief ${id}`}).click();
    await dialog.getByLabel(`Type ${id} to confirm`).fill(id);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.getByLabel('Search by name or id').fill('');
  });

  const row = page.getByRole('row', {name: /Deschutes fire engines/});
  await test.step('one collection, its objects on a map', async () => {
    await row.getByRole('button', {name: 'Deschutes fire engines', exact: true}).click();
    await expect(page.getByRole('heading', {name: 'Deschutes fire engines'})).toBeFocused();
    await expect(
      page.getByRole('region', {name: 'Map of the objects of Deschutes fire engines'}),
    ).toBeVisible();
    await expect(page.getByRole('table', {name: 'Objects, silent ones first'})).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  const desktop = page.viewportSize();
  await test.step('on a phone', async () => {
    await page.setViewportSize({width: 390, height: 844});
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', {name: 'All collections'}).click();
    await expect(page.getByRole('region', {name: 'Collections of this account'})).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    // Nothing stands over a name, its end included, and the buttons of the row are a swipe away.
    const name = row.getByRole('button', {name: 'Deschutes fire engines', exact: true});
    const {width = 0, height = 0} = (await name.boundingBox()) ?? {};
    await name.click({trial: true, position: {x: width - 2, y: height / 2}});
    for (const action of ['Change', 'Delete'])
      await row.getByRole('button', {name: action}).click({trial: true});
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('a dialog has the same head wherever it opens', async () => {
    if (desktop) await page.setViewportSize(desktop);
    await portal.follow('/admin/Users');
    await page.getByRole('button', {name: 'Invite a user'}).click();
    expect(await headOf(dialog)).toEqual(head);
    await page.keyboard.press('Escape');
  });

  await test.step('the Admin menu leads to users and collections', async () => {
    await portal.follow('/dashboard?panel=account');
    // The last item to arrive: a menu that is hovered before it would be moved away from under the pointer.
    const account = page.getByRole('link', {name: 'Signed in as admin@example.com'});
    await expect(account).toBeVisible();
    // It leads to one of the panels that have this path.
    await expect(account).not.toHaveAttribute('aria-current');
    await page.getByRole('button', {name: 'Admin', exact: true}).hover();
    await expect(page.getByRole('link', {name: 'User Management'})).toHaveAttribute('href', '/admin/Users');
    await expect(page.getByRole('link', {name: 'Collections Management'})).toHaveAttribute(
      'href',
      '/admin/Collections',
    );
  });
});

/** The height of a dialog's × and how far it begins below the title, in pixels. */
async function headOf(dialog: Locator) {
  const [title, close] = [
    await boxOf(dialog.getByRole('heading')),
    await boxOf(dialog.getByRole('button', {name: 'Close'})),
  ];
  return {height: close.height, below: Math.round(close.top - title.top)};
}

async function boxOf(element: Locator): Promise<{height: number; top: number}> {
  await expect(element).toBeVisible();
  return element.evaluate((each) => {
    const {height, top} = each.getBoundingClientRect();
    return {height, top};
  });
}
