import {SEEDED_PASSWORD} from '../../fixtures/addresses';
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

test('a panel that does not exist is named, with those that do', async ({page, portal, people}) => {
  await portal.enter(
    await people.member(['developer-users', 'dashboard-locations']),
    '/dashboard?panel=lightning',
  );
  await expect(page.getByRole('heading', {name: 'There is no such panel'})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Locations'}).last().click();
  await expect(page.getByRole('heading', {name: 'Locations', level: 2})).toBeVisible();
});

test('layers are pinned, faded and switched off, and the link says so', async ({page, portal, people}) => {
  await portal.enter(
    await people.member(['developer-users', 'dashboard-locations']),
    '/dashboard?panel=locations',
  );
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
  noise,
  openOwnSandbox,
}) => {
  noise.allow(/ERR_FAILED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|500/);
  const own = await openOwnSandbox();
  await portal.enter(
    {email: 'developer@example.com', password: SEEDED_PASSWORD, at: own.url},
    '/dashboard?panel=locations',
  );
  await expect(page.getByRole('button', {name: /^Heron 7/})).toBeVisible();
  await own.stop();
  await expect(page.getByText('The platform cannot be reached.')).toBeVisible();
  await expect(page.getByRole('alert').getByText(/^As of \d/)).toBeVisible();
  await expect(page.getByRole('button', {name: /^Heron 7/})).toBeVisible();
  await own.start();
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText('The platform cannot be reached.')).toHaveCount(0);
  await expect(page.getByRole('button', {name: /^Heron 7/})).toBeVisible();

  const json = {status_code: 500, message: 'An unexpected error occurred.'};
  await page.route('**/locations/v2/**', (route) => route.fulfill({status: 500, json}));
  await expect(page.getByText('The platform responds with 500: An unexpected error occurred.')).toBeVisible();
  await expect(page.getByRole('button', {name: /^Heron 7/})).toBeVisible();
  await page.unroute('**/locations/v2/**');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText('The platform responds with 500')).toHaveCount(0);
});
