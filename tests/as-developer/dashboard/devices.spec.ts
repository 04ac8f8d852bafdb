import type {Page} from '@playwright/test';
import {axeViolations} from '../../every-page/accessibility';
import {switchColorMode} from '../../every-page/switchColorMode';
import {uniqueId} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

async function open(page: Page, query: string) {
  await page.goto(`/dashboard?panel=devices${query}`);
  await expect(page.getByRole('heading', {name: 'Devices', level: 2})).toBeVisible();
}

async function expectNoViolation(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
}

test('says who keeps the interval, how a device reports, as code, and registers a drone', async ({
  page,
  portal,
  sandbox,
}) => {
  const fleet = uniqueId('fleet');
  const collection = {collectionId: fleet, collectionName: fleet, updateFrequencySeconds: 3600};
  await sandbox.post('/locations/v2/collections', {...collection, showOn: ['dashboard']});
  const report = (name: string, minutesAgo: number, hdop: number) => ({
    objectId: `${fleet}-${name}`,
    objectName: `${name} of ${fleet}`,
    collectionId: fleet,
    hdop,
    timestamp: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    geometry: {type: 'Point', coordinates: [-121.3, 44.1, 1200]},
  });
  await sandbox.post('/locations/v2/objects', [
    ...[report('punctual', 61, 0.8), report('punctual', 1, 0.8)],
    ...[report('late', 600, 6.2), report('late', 160, 2.4)],
  ]);
  await portal.preferColorMode('dark');
  await open(page, `&devices-search=${fleet}`);
  await test.step('who misses reports, and how a device reports', async () => {
    const rows = page.getByRole('listitem').filter({hasText: `of ${fleet}`});
    // Late ones come first.
    await expect(rows).toHaveText([/^late of .*2 missed/, /^punctual of .*on time/]);
    await page.getByText('Late:').click();
    await expect(rows).toHaveText([/^late of /]);

    await rows.getByRole('button').click();
    const card = page.getByRole('region', {name: `late of ${fleet}`});
    await expect(card.getByText('every 3600 s')).toBeVisible();
    await expect(card.getByText('2.4, good', {exact: true})).toBeVisible();
    await expect(
      card.getByText('2 of 30 intervals with a report; longest gap 7 h 20 min; worst HDOP 6.2, moderate'),
    ).toBeVisible();
    await card.getByText('How this device reports, as code').click();
    await card.getByText('cURL', {exact: true}).click();
    const code = card.getByRole('group', {name: 'Request in cURL'});
    await expect(code).toContainText('/locations/v2/objects');
    await expect(code).toContainText(`${fleet}-late`);
    await expect(code).toContainText('YOUR_API_KEY');
    await expectNoViolation(page);
  });

  await test.step('a drone: what is wrong stands at its field, and nothing that was typed is lost', async () => {
    const id = uniqueId('owl');
    await page.getByLabel('Search devices').fill('');
    await switchColorMode(page, 'light');
    await page.getByRole('button', {name: 'Register a drone'}).click();
    const dialog = page.getByRole('dialog', {name: 'Register a drone'});
    await dialog.getByLabel('Drone id').fill('heron-7');
    await dialog.getByLabel('Stream name').fill(`${id}-nose`);
    await dialog.getByLabel('Keep the video for (hours)').fill('none');
    await dialog.getByRole('button', {name: 'Register'}).click();
    await expect(
      dialog.getByText('A drone with this id already exists: it would be overwritten.'),
    ).toBeVisible();
    await expect(dialog.getByText('Enter a whole number of hours, 1 or more.')).toBeVisible();
    await expect(dialog.getByLabel('Stream name')).toHaveValue(`${id}-nose`);
    await expectNoViolation(page);

    await dialog.getByLabel('Drone id').fill(id);
    await dialog.getByLabel('Keep the video for (hours)').fill('24');
    await dialog.getByRole('button', {name: 'Register'}).click();
    const card = page.getByRole('region', {name: id});
    await expect(card.getByText('never reported')).toBeVisible();
    await expect(card.getByText('version 1, deprecated')).toBeVisible();
    await expect(card.getByText('24 h', {exact: true})).toBeVisible();
    await expect(card.getByText(`${id}-nose`, {exact: true})).toBeVisible();
    const drone: unknown = await (await sandbox.get(`/flights/v1/drones/${id}`)).json();
    expect(drone).toMatchObject({droneId: id, stream: {type: 'KVS', dataRetentionInHours: 24}});
  });
  await sandbox.delete(`/locations/v2/objects/${fleet}-late,${fleet}-punctual`);
  await sandbox.delete(`/locations/v2/collections/${fleet}`);
});
