import type {Page} from '@playwright/test';
import {uniqueId} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

const BEND_TO_SISTERS = '-121.3153,44.0582;-121.5492,44.291';

async function open(page: Page, query: string) {
  await page.goto(`/dashboard?panel=route${query}`);
  await expect(page.getByRole('heading', {name: 'Plan a route', level: 2})).toBeVisible();
}

/** Takes away both waypoints. */
async function removeWaypoints(page: Page) {
  for (const number of [2, 1]) await page.getByRole('button', {name: `Remove Position ${number}`}).click();
  await expect(page.getByRole('combobox', {name: 'Position 1'})).toHaveCount(0);
}

test('a route comes with the link, from places and from degrees, has its weather, is stored and deleted', async ({
  page,
  sandbox,
}) => {
  await open(page, `&route-way=${BEND_TO_SISTERS}`);
  await test.step('the weather of the way for each of the 13 hours, and an hour to leave', async () => {
    const matrix = page.getByRole('region', {name: 'Weather along the route by hour of departure'});
    await expect(matrix.getByRole('row')).toHaveCount(14);
    await expect(page.getByText(/^(Leave at|Best time to leave:) /)).toBeVisible();
    await matrix.getByRole('button').nth(2).click();
    await expect(page.getByRole('slider', {name: 'Hour shown'})).toHaveAttribute('aria-valuetext', /in 2 h$/);
    await expect(matrix.getByRole('button').nth(2)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a waypoint is a town or an object that is typed', async () => {
    await removeWaypoints(page);
    const waypoint = page.getByRole('combobox', {name: 'New position'});
    await waypoint.fill('Bend, Ore');
    await expect(page.getByRole('option', {name: 'Bend Oregon, United States'})).toBeVisible();
    await waypoint.press('Enter');
    await expect(page.getByRole('combobox', {name: 'Position 1'})).toHaveValue('-121.3153, 44.0582');
    await waypoint.fill('engine 14');
    await page.getByRole('option', {name: /^Engine 14 /}).click();
    await expect(page.getByRole('region', {name: 'Route by road'})).toBeVisible();
    await waypoint.fill('nowhere at all');
    await waypoint.press('Enter');
    await expect(page.getByRole('alert').filter({hasText: 'Choose a place from the list'})).toBeVisible();
    await expect(waypoint).toHaveValue('nowhere at all');
  });

  await test.step('degrees lead the way, which is stored and deleted', async () => {
    await removeWaypoints(page);
    for (const text of ['-121.3153, 44.0582', '-121.5492, 44.291']) {
      await page.getByLabel('New position').fill(text);
      await page.getByLabel('New position').press('Enter');
    }
    const card = page.getByRole('region', {name: 'Route by road'});
    const {routes} = (await (await sandbox.get(`/locations/v2/route/${BEND_TO_SISTERS}`)).json()) as {
      routes: {distance: number}[];
    };
    await expect(
      card.getByText(`${((routes[0]?.distance ?? 0) / 1000).toFixed(1)} km`, {exact: true}),
    ).toBeVisible();
    await expect(page).toHaveURL(/route-way=/);

    const id = uniqueId('way');
    await card.getByRole('button', {name: 'Store'}).click();
    const dialog = page.getByRole('dialog', {name: 'Store the route'});
    await dialog.getByLabel('Id').fill('not an id');
    await dialog.getByRole('button', {name: 'Store'}).click();
    await expect(dialog.getByText(/^Begin with a letter or digit/)).toBeVisible();
    await dialog.getByLabel('Id').fill(id);
    await dialog.getByRole('button', {name: 'Store'}).click();
    const stored = page.getByRole('region', {name: id});
    await expect(stored).toBeVisible();
    expect((await sandbox.get(`/locations/v2/routes/${id}`)).ok()).toBe(true);

    await stored.getByRole('button', {name: 'Delete'}).click();
    await page.getByRole('dialog').getByRole('button', {name: 'Delete'}).click();
    await expect(page.getByText('The route is deleted.')).toBeVisible();
    expect((await sandbox.get(`/locations/v2/routes/${id}`)).status()).toBe(404);
  });
});
