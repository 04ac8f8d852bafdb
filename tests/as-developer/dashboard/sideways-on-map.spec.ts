import {drawing} from '../../fixtures/drawing';
import {expect, test} from '../../fixtures/test';

// There is no map beside the panel unless it is drawn.
test.use(drawing);

test('on a phone held sideways, of three sizes, panel and map stand side by side', async ({
  page,
  portal,
  people,
}) => {
  await page.setViewportSize({width: 844, height: 390});
  await portal.enter(
    await people.member(['developer-users', 'dashboard-locations']),
    '/dashboard?panel=locations',
  );
  for (const [width, height] of [
    [844, 390],
    [667, 331],
    [932, 430],
  ] as const)
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({width, height});
      await expect(page.getByLabel('Search objects')).toBeVisible();
      const map = page.getByRole('region', {name: 'Map', exact: true});
      await expect(map).toBeVisible();
      await expect.poll(async () => (await map.boundingBox())?.height ?? 0).toBeGreaterThan(height / 2);
      expect((await map.boundingBox())?.width).toBeGreaterThan(width / 4);
      await expect(page.getByRole('navigation', {name: 'Panels'}).getByRole('link').first()).toBeInViewport();
      await expect(page.getByRole('button', {name: 'Show the map'})).toBeHidden();
    });
});
