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
