import type {Page} from '@playwright/test';
import {axeViolations} from '../../every-page/accessibility';
import {uniqueId} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

async function openAsDeveloper(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', {name: 'Air traffic', level: 2})).toBeVisible();
}

test('lists aircraft with their metadata, and those that are in closed airspace', async ({page, sandbox}) => {
  const [id, closed, west] = [uniqueId('kite'), uniqueId('Drill'), -35];
  const ring = [
    [west, 40],
    [west + 0.01, 40],
    [west + 0.01, 40.01],
    [west, 40.01],
    [west, 40],
  ];
  const response = await sandbox.post('/flights/v2/restrictions', {
    featureCollection: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: {type: 'Polygon', coordinates: [ring]},
          properties: {name: closed, ceilingMeters: 500},
        },
      ],
    },
  });
  const {restrictionId} = (await response.json()) as {restrictionId: string};
  await sandbox.post('/flights/v2/objects/metadata', [
    {objectId: id, collectionId: 'cascade-drones', properties: {operator: 'Kestrel Survey'}},
  ]);
  await sandbox.post('/flights/v2/objects', [
    {
      objectId: id,
      collectionId: 'cascade-drones',
      timestamp: new Date().toISOString(),
      isStatic: true,
      geometry: {type: 'Point', coordinates: [west + 0.005, 40.005, 120]},
    },
  ]);
  await openAsDeveloper(page, '/dashboard?panel=air-traffic');
  await page.getByRole('button', {name: /^In closed airspace: \d+$/}).click();
  await expect(page).toHaveURL(/air-traffic-only=inside/);
  await page.getByRole('button', {name: new RegExp(`^${id}`)}).click();
  const kite = page.getByRole('region', {name: id, exact: true});
  await expect(kite.getByText('Kestrel Survey')).toBeVisible();
  await expect(kite.getByText(closed)).toBeVisible();
  await expect(kite.getByText('120 m')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await sandbox.delete(`/flights/v2/objects/${id}`);
  await sandbox.delete(`/flights/v2/objects/${id}/metadata`);
  await sandbox.delete(`/flights/v2/restrictions/${restrictionId}`);
});

test('an aircraft that is gone is named, and the search stands in the link', async ({page, noise}) => {
  noise.allow(/404 \(Not Found\).*metadata/);
  await openAsDeveloper(page, '/dashboard?panel=air-traffic&ids=gone-1&air-traffic-search=heron');
  await expect(page.getByText('No flight object with the id gone-1')).toBeVisible();
  await expect(page.getByLabel('Search aircraft')).toHaveValue('heron');
  await expect(page.getByText(/^\d+ of \d+ aircraft$/)).toBeVisible();
});
