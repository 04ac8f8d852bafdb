import type {Page} from '@playwright/test';
import {uniqueId} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

async function openList(page: Page, list: 'areas' | 'collections') {
  await page.goto(`/dashboard?panel=locations&locations-list=${list}`);
  await expect(page.getByRole('radio', {name: list === 'areas' ? 'Areas' : 'Collections'})).toBeChecked();
}

test('an area is pasted as well-known text, made exact by typing, saved, and deleted', async ({
  page,
  sandbox,
}) => {
  const id = uniqueId('meadow');
  await openList(page, 'areas');
  await page.getByRole('button', {name: 'New area'}).click();
  await page.getByLabel('Name').fill('Meadow above the lake');
  await page.getByLabel('Id', {exact: true}).fill(id);
  await page.getByRole('button', {name: 'Save area'}).click();
  await expect(page.getByText('An area has three corners or more')).toBeVisible();

  await page.getByText('Paste GeoJSON or WKT').click();
  const pasted = page.getByLabel('A polygon from another program');
  await pasted.fill('POINT (1 2)');
  await page.getByRole('button', {name: 'Use as boundary'}).click();
  await expect(page.getByText(/^This is not a polygon/)).toBeVisible();
  await pasted.fill('polygon((-30.5 40.2, -30.4 40.2, -30.4 40.3, -30.5 40.2))');
  await page.getByRole('button', {name: 'Use as boundary'}).click();
  await expect(page.getByRole('combobox', {name: 'Position 3'})).toHaveValue('-30.4, 40.3');

  await page.getByRole('combobox', {name: 'Position 1'}).fill('north');
  await page.getByRole('combobox', {name: 'Position 1'}).press('Enter');
  await expect(page.getByText(/write longitude and latitude/)).toBeVisible();
  await page.getByRole('combobox', {name: 'Position 1'}).fill('40.25° N, 30.5° W');
  await page.getByRole('combobox', {name: 'Position 1'}).press('Enter');
  await page.getByRole('button', {name: 'Save area'}).click();

  const card = page.getByRole('region', {name: 'Meadow above the lake'});
  await expect(card.getByText(id)).toBeVisible();
  await expect(card.getByText(/^\d[\d.,]* km²$/)).toBeVisible();
  const {areas} = (await (await sandbox.get(`/locations/v2/areas/${id}?format=wkt`)).json()) as {
    areas: {geometry: string}[];
  };
  expect(areas[0]?.geometry).toBe('POLYGON ((-30.5 40.25, -30.4 40.2, -30.4 40.3, -30.5 40.25))');

  await card.getByRole('button', {name: 'Delete'}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Delete area'}).click();
  await expect(page.getByText('The area is deleted.')).toBeVisible();
  expect((await sandbox.get(`/locations/v2/areas/${id}?format=wkt`)).status()).toBe(404);
});

test('a collection is created, changed and deleted', async ({page, sandbox}) => {
  const id = uniqueId('harbour');
  await openList(page, 'collections');
  await page.getByRole('button', {name: 'New collection'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(`Harbour ${id}`);
  await dialog.getByLabel('Id', {exact: true}).fill(id);
  await dialog.getByRole('button', {name: 'Save collection'}).click();
  await expect(page.getByText(`Harbour ${id} has been saved.`)).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({hasText: id}).getByText('0 objects, every 60 s'),
  ).toBeVisible();

  await page.getByRole('button', {name: `Delete Harbour ${id}`}).click();
  await dialog.getByLabel(`Type ${id} to confirm`).fill(id);
  await dialog.getByRole('button', {name: 'Delete collection'}).click();
  await expect(page.getByText(`Harbour ${id} has been deleted.`)).toBeVisible();
  expect((await sandbox.get(`/locations/v2/collections/${id}`)).status()).toBe(404);
});
