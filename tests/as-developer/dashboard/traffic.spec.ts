import {axeViolations} from '../../every-page/accessibility';
import {expect, test} from '../../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

const WAY = '-121.3153,44.0582;-121.5492,44.291';

test('tells how long a way takes in traffic, as the platform does', async ({page, sandbox}) => {
  const response = await sandbox.get(`/locations/v2/route/${WAY}?traffic=true`);
  const {routes} = (await response.json()) as {routes: {distance: number}[]};
  await page.goto(`/dashboard?panel=traffic&traffic-way=${WAY}`);
  const found = page.getByRole('region', {name: 'Route in traffic'});
  await expect(found.getByText(`${((routes[0]?.distance ?? 0) / 1000).toFixed(1)} km`)).toBeVisible();
  await expect(found.getByText('Without traffic')).toBeVisible();
  await expect(found.getByRole('heading', {name: 'Slow stretches now'})).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('waypoints are typed as well as drawn, three at most', async ({page, portal}) => {
  await portal.open('/dashboard?panel=traffic');
  for (const position of ['-121.3153, 44.0582', '-121.4, 44.17', '-121.5492, 44.291']) {
    await page.getByLabel('New position').fill(position);
    await page.getByLabel('New position').press('Enter');
  }
  await expect(page.getByLabel('New position')).toHaveCount(0);
  await expect(page).toHaveURL(/traffic-way=-121\.3153,44\.0582/);
  await expect(page.getByRole('region', {name: 'Route in traffic'})).toBeVisible();
});
