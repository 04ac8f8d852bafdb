import {axeViolations} from '../../every-page/accessibility';
import {expect, test} from '../../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

interface Fires {
  readonly features: readonly {readonly properties: {readonly name: string; readonly areaHectares: number}}[];
}

test('lists the fires of a region as the platform has them, with their growth and what is near', async ({
  page,
  portal,
  sandbox,
  noise,
}) => {
  // Plans that other tests have stored may be gone when they are asked for.
  noise.allow(/404/);
  const response = await sandbox.get('/firezones/v2/geography/US/nifc');
  const {features} = (await response.json()) as Fires;
  await portal.open('/dashboard?panel=fire-zones');
  await expect(
    page.getByText(new RegExp(`^${features.length} fires cover [\\d.,]+ km² in all\\.$`)),
  ).toBeVisible();
  await expect(
    page.getByRole('button', {name: /\d km² \d+ objects? (inside or )?within 10 km/}).first(),
  ).toBeVisible();
  const largest = features[0]?.properties;
  await page
    .getByRole('button', {name: largest?.name ?? '', pressed: false})
    .first()
    .click();
  await expect(page).toHaveURL(/ids=/);
  await expect(page.getByRole('heading', {name: 'Objects within 50 km'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Flight plans within 50 km'})).toBeVisible();
  await page.getByLabel('Compared with').selectOption('1');
  await expect(page).toHaveURL(/fire-zones-span=1/);
  expect(await axeViolations(page)).toEqual([]);
});

test('another region has satellites alone, and stands in the link', async ({page, portal}) => {
  await portal.open('/dashboard?panel=fire-zones&fire-zones-region=AU');
  await expect(page.getByLabel('Region')).toHaveValue('AU');
  await expect(page.getByLabel('Source').getByRole('option')).toHaveText(['Satellites']);
  await expect(page.getByText(/^\d+ fires? covers? /)).toBeVisible();
});
