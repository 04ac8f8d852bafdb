import type {Locator} from '@playwright/test';
import {SEEDED_PASSWORD} from '../../fixtures/addresses';
import {brand} from '../../fixtures/brand';
import {drawing} from '../../fixtures/drawing';
import {expect, test} from '../../fixtures/test';

test.use(drawing);

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

test('on a phone the panel is a sheet of three heights over the map, with tabs, and the legend is folded', async ({
  page,
  portal,
  sessions,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  // A legend belongs to what is drawn: somebody with objects.
  await page.context().setStorageState(await sessions.of('developer@example.com'));
  await portal.open('/dashboard?panel=locations');
  await expect(page.getByLabel('Search objects')).toBeVisible();
  await page.getByRole('button', {name: 'Show the map'}).click();
  await expect(page.getByLabel('Search objects')).toBeHidden();
  await page.getByRole('button', {name: 'Show the panel'}).click();
  await expect(page.getByLabel('Search objects')).toBeVisible();
  const panel = page.getByRole('region', {name: 'Locations', exact: true});
  const half = await heightOf(panel);
  await page.getByRole('button', {name: 'Show the whole panel'}).click();
  await expect.poll(() => heightOf(panel)).toBeGreaterThan(half * 1.4);
  // Pulled down by its grip, it comes to rest at the height that is next.
  const grip = await page.getByRole('button', {name: 'Show half of the panel'}).boundingBox();
  await page.mouse.move(195, (grip?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move(195, (grip?.y ?? 0) + 200, {steps: 4});
  await page.mouse.move(195, 700, {steps: 4});
  await page.mouse.up();
  await expect(page.getByLabel('Search objects')).toBeHidden();
  await page.getByRole('button', {name: 'Show the panel'}).click();

  const tabs = page.getByRole('navigation', panels);
  await expect(tabs.getByRole('link')).toHaveText(['Overview', 'Locations', 'Weather forecast', 'Flights']);
  await tabs.getByRole('button', {name: 'More'}).click();
  await page.getByRole('dialog').getByRole('link', {name: 'Air traffic'}).click();
  await expect(page.getByRole('heading', {name: 'Air traffic', level: 2})).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tabs.getByRole('link', {name: 'Locations'}).click();

  const legend = page.getByText('silent: three reports missed');
  await expect(legend).toBeHidden();
  await page.getByRole('button', {name: 'Legend', exact: true}).click();
  await expect(legend).toBeVisible();
  await page.reload();
  await expect(legend).toBeVisible();
  await page.setViewportSize({width: 1440, height: 900});
  await expect(page.getByRole('button', {name: 'Legend', exact: true})).toBeHidden();
  await expect(legend).toBeVisible();
});

const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0;

for (const [width, height] of [
  [844, 390],
  [667, 331],
  [932, 430],
] as const)
  test(`on a phone held sideways, ${width} by ${height}, panel and map stand side by side`, async ({
    page,
    portal,
    people,
  }) => {
    await page.setViewportSize({width, height});
    await portal.enter(
      await people.member(['developer-users', 'dashboard-locations']),
      '/dashboard?panel=locations',
    );
    await expect(page.getByLabel('Search objects')).toBeVisible();
    const map = page.getByRole('region', {name: 'Map', exact: true});
    await expect(map).toBeVisible();
    const box = await map.boundingBox();
    expect(box?.height).toBeGreaterThan(height / 2);
    expect(box?.width).toBeGreaterThan(width / 4);
    await expect(page.getByRole('navigation', panels).getByRole('link').first()).toBeInViewport();
    await expect(page.getByRole('button', {name: 'Show the map'})).toBeHidden();
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
  noise.allow(/ERR_FAILED|ERR_CONNECTION|500/);
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
