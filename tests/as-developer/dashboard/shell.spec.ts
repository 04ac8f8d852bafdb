import type {Locator, Page} from '@playwright/test';
import {sandboxUrl} from '../../fixtures/addresses';
import {brand} from '../../fixtures/brand';
import {expect, test} from '../../fixtures/test';

const panels = {name: 'Panels'} as const;

test('who may open no other panel finds the account, and nothing of the others is downloaded', async ({
  page,
  portal,
  people,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await portal.enter(await people.member());
  await expect(page.getByRole('heading', {name: 'Profile'})).toBeVisible();
  await expect(page.getByRole('navigation', panels).getByRole('link')).toHaveText(['Account']);

  await portal.open('/dashboard?panel=locations');
  await expect(page.getByRole('heading', {name: 'Locations is closed to your account'})).toBeVisible();
  await expect(page.getByText('dashboard-locations')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: brand.support.email})).toBeVisible();
  expect(scripts.filter((url) => /panel-locations|dashboard-map|map-worker/.test(url))).toEqual([]);
});

test('a panel that does not exist is named, and the link of one that does says how its layers are shown', async ({
  page,
  portal,
  people,
}) => {
  await portal.enter(
    await people.member(['developer-users', 'dashboard-locations']),
    '/dashboard?panel=lightning',
  );
  await expect(page.getByRole('heading', {name: 'There is no such panel'})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Locations'}).last().click();
  await expect(page.getByRole('heading', {name: 'Locations', level: 2})).toBeVisible();

  await test.step('layers are pinned, faded and switched off', async () => {
    await page.getByRole('button', {name: 'Keep on the map'}).click();
    await expect(page).toHaveURL(/pinned=locations/);
    await page.getByText('Layers', {exact: true}).click();
    await page.getByLabel('Opacity of Objects').fill('40');
    await expect(page).toHaveURL(/layers=locations\.40/);
    await page.getByRole('checkbox', {name: 'Objects'}).uncheck();
    await expect(page).toHaveURL(/layers=locations\.0/);

    await page.getByRole('navigation', panels).getByRole('link', {name: 'Account'}).click();
    await expect(page.getByRole('heading', {name: 'Profile'})).toBeVisible();
    await expect(page).toHaveURL(/panel=account.*pinned=locations/);
    await page.goBack();
    await expect(page.getByRole('heading', {name: 'Locations', level: 2})).toBeVisible();
  });
});

test('another tab signs out while panels ask the platform: the view waits behind the sign-in', async ({
  page,
  portal,
  people,
  context,
  noise,
}) => {
  // What this tab was still asking for when the other signed out is refused.
  noise.allow(/40[01] \((Bad Request|Unauthorized)\)/);
  const person = await people.member(['developer-users', 'dashboard-locations']);
  await portal.enter(person, '/dashboard?panel=locations&locations-search=heron');
  await expect(page.getByLabel('Search objects')).toHaveValue('heron');
  const other = await context.newPage();
  await other.goto('/dashboard?panel=locations');
  await expect(other.getByLabel('Search objects')).toBeVisible();

  await other.goto('/logout');
  await other.getByRole('button', {name: 'Sign out', exact: true}).click();
  await expect(other.getByRole('heading', {name: 'You are signed out'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Sign in', exact: true})).toBeVisible();
  await expect(page.getByRole('navigation', panels)).toHaveCount(0);
  await portal.fillSignIn(person);
  await expect(page.getByLabel('Search objects')).toHaveValue('heron');
});

test('keeps the last data when the platform is gone, says how old it is, and goes on when it is back', async ({
  page,
  portal,
  sessions,
  context,
  noise,
}) => {
  noise.allow(/ERR_CONNECTION_REFUSED|500/);
  await page.clock.install();
  await context.setStorageState(await sessions.of('developer@example.com'));
  await portal.open('/dashboard?panel=locations');
  const heron = page.getByRole('button', {name: /^Heron 7/});
  const retry = page.getByRole('button', {name: 'Retry'});
  await expect(heron).toBeVisible();
  const platform = `${sandboxUrl}/**`;
  await page.route(platform, (route) => route.abort('connectionrefused'));
  await passTimeUntil(page, page.getByText('The platform cannot be reached.'));
  await expect(page.getByRole('alert').getByText(/^As of \d/)).toBeVisible();
  await expect(heron).toBeVisible();
  await page.unroute(platform);
  await retry.click();
  await expect(page.getByText('The platform cannot be reached.')).toHaveCount(0);
  await expect(heron).toBeVisible();

  const json = {status_code: 500, message: 'An unexpected error occurred.'};
  await page.route('**/locations/v2/**', (route) => route.fulfill({status: 500, json}));
  await passTimeUntil(page, page.getByText('The platform responds with 500: An unexpected error occurred.'));
  await expect(heron).toBeVisible();
  await page.unroute('**/locations/v2/**');
  await retry.click();
  await expect(page.getByText('The platform responds with 500')).toHaveCount(0);
});

/** Lets time pass, in steps in which the panel asks the platform again, until something is to be seen. */
async function passTimeUntil(page: Page, isThere: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('00:10');
    await expect(isThere).toBeVisible({timeout: 1_000});
  }).toPass();
}
