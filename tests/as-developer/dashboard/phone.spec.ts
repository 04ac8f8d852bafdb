import type {Locator} from '@playwright/test';
import {expect, test} from '../../fixtures/test';

const panels = {name: 'Panels'} as const;

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
  // Its height is taken once it is that of the half: a sheet that is still being laid out is higher.
  let half = 0;
  await expect.poll(async () => (half = await heightOf(panel))).toBeLessThan(0.52 * 844);
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

test('on a phone the plans of the flights panel are in sight beside the button that opens files', async ({
  page,
  portal,
  sessions,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.context().setStorageState(await sessions.of('developer@example.com'));
  await portal.open('/dashboard?panel=flights');
  await expect(page.getByRole('button', {name: /^Highway 97, Bend north/})).toBeInViewport({ratio: 1});
  await expect(page.getByText('Open plan files')).toBeInViewport({ratio: 1});
});

test('on a phone held sideways the list of panels shows the one that is open', async ({
  page,
  portal,
  sessions,
}) => {
  await page.setViewportSize({width: 844, height: 390});
  await page.context().setStorageState(await sessions.of('developer@example.com'));
  await portal.open('/dashboard?panel=account');
  const rail = page.getByRole('navigation', panels);
  await expect(rail.getByRole('link', {name: 'Account'})).toBeInViewport({ratio: 1});
  await expect(rail.getByRole('link', {name: 'Overview'})).not.toBeInViewport();
});
