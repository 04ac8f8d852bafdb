import type {Page} from '@playwright/test';
import {uniqueId} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

async function openAsDeveloper(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', {name: 'Locations', level: 2})).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole('region', {name, exact: true});

test('lists the objects by collection, finds one and tells what is known of it', async ({page}) => {
  await openAsDeveloper(page, '/dashboard?panel=locations');
  await expect(page.getByRole('heading', {name: 'Deschutes fire engines'})).toBeVisible();
  await expect(page.getByRole('button', {name: /^Heron 7/})).toBeVisible();

  await page.getByLabel('Search objects').fill('heron-7');
  await expect(page.getByText(/^1 of \d+ objects$/)).toBeVisible();
  const state = page.getByLabel('State', {exact: true});
  await state.selectOption('Silent');
  await expect(page.getByText(/^0 of \d+ objects$/)).toBeVisible();
  await expect(page).toHaveURL(/locations-state=silent/);
  await state.selectOption('Any');
  await page.getByRole('button', {name: /^Heron 7/}).click();
  const heron = card(page, 'Heron 7');
  await expect(heron.getByText('Pilot in command')).toBeVisible();
  await expect(heron.getByText('heron-7')).toBeVisible();
  await expect(page).toHaveURL(/ids=heron-7/);
  await expect(page).toHaveURL(/locations-search=heron-7/);

  // What the map says of units holds for the panel.
  await page.getByText('Units', {exact: true}).click();
  await page.getByLabel('Speed', {exact: true}).selectOption('km/h');
  await expect(heron).toContainText(/\d km\/h/);

  // The link restores what it shows; back takes the selection away, forward returns it.
  await page.reload();
  await expect(heron.getByText('Pilot in command')).toBeVisible();
  await expect(page.getByLabel('Search objects')).toHaveValue('heron-7');
  await page.goBack();
  await expect(heron).toHaveCount(0);
  await page.goForward();
  await expect(heron).toBeVisible();

  // The card says where that is as people say it, and leads to where the object was and to the weather there.
  await expect(heron).toContainText(/\d km [NESW]{1,2} of \w+/);
  await expect(heron.getByRole('link', {name: 'Weather there'})).toHaveAttribute(
    'href',
    /panel=weather-forecast&.*pinned=locations&.*weather-forecast-at=-12\d\.\d+,4\d\.\d+/,
  );
  await heron.getByRole('link', {name: 'Track of the last 6 hours'}).click();
  await expect(page.getByRole('heading', {name: 'Track history', level: 2})).toBeVisible();
  await expect(page).toHaveURL(/panel=paths&.*paths-of=heron-7/);
  await expect(page.getByText('Add an object to see where it was')).toHaveCount(0);
});

test('stores metadata that fills in what reports leave out', async ({page, sandbox, noise}) => {
  // The object has no metadata yet.
  noise.allow(/404 \(Not Found\).*metadata/);
  const id = uniqueId('mast');
  await sandbox.post('/locations/v2/objects', [
    {objectId: id, collectionId: 'deschutes-fleet', timestamp: new Date().toISOString(), isStatic: true},
  ]);
  await openAsDeveloper(page, `/dashboard?panel=locations&ids=${id}`);
  const mast = card(page, id);
  await expect(mast.getByText('no position fix')).toBeVisible();
  await mast.getByRole('button', {name: 'Edit metadata'}).click();
  const dialog = page.getByRole('dialog', {name: `Metadata of ${id}`});
  await dialog.getByLabel('Name').fill('Mast at Bend');
  await dialog.getByLabel('Crew on board').fill('2');
  await dialog.getByRole('button', {name: 'Save'}).click();
  await expect(page.getByText('The metadata is saved.')).toBeVisible();
  expect(await (await sandbox.get(`/locations/v2/objects/${id}/metadata`)).json()).toEqual({
    metadata: [
      {
        objectId: id,
        collectionId: 'deschutes-fleet',
        objectName: 'Mast at Bend',
        properties: {crew: '2'},
      },
    ],
  });
  await sandbox.delete(`/locations/v2/objects/${id}/metadata`);
  await sandbox.delete(`/locations/v2/objects/${id}`);
});

test('lists an object of no collection, is used with the keyboard alone, and counts the objects of a collection that is not shown', async ({
  page,
  sandbox,
}) => {
  const [lost, hidden, mast] = [uniqueId('lost'), uniqueId('hidden'), uniqueId('mast')];
  const timestamp = new Date().toISOString();
  await sandbox.post('/locations/v2/collections', {
    collectionId: hidden,
    collectionName: hidden,
    showOn: [],
  });
  await sandbox.post('/locations/v2/objects', [
    {objectId: lost, timestamp},
    {objectId: mast, timestamp, collectionId: hidden},
  ]);
  await openAsDeveloper(page, `/dashboard?panel=locations&locations-search=${lost}`);
  await expect(page.getByRole('heading', {name: 'Without a collection'})).toBeVisible();
  await expect(page.getByRole('button', {name: new RegExp(`^${lost}`)})).toBeVisible();

  await test.step('a row is chosen with the keyboard alone', async () => {
    await page.getByLabel('Search objects').fill('heron');
    const row = page.getByRole('button', {name: /^Heron 7/});
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(card(page, 'Heron 7')).toBeVisible();
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/ids=heron-7/);
    await expect(row).toBeFocused();

    // Nothing here depends on the hour.
    await expect(page.getByRole('slider', {name: 'Hour shown'})).toHaveCount(0);
  });

  await page.getByLabel('Search objects').fill(mast);
  await expect(page.getByText(/^0 of \d+ objects$/)).toBeVisible();
  await page.getByText('Collections', {exact: true}).click();
  await expect(page.getByRole('listitem').filter({hasText: hidden})).toContainText('1 object, every 60 s');
  await sandbox.delete(`/locations/v2/objects/${lost},${mast}`);
  await sandbox.delete(`/locations/v2/collections/${hidden}`);
});
