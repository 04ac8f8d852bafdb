import {expect, test} from '../fixtures/test';

test.use({signedInAs: 'admin@example.com'});

test('Escape closes the choice of columns of the flight plan report', async ({page, portal}) => {
  await portal.open('/admin/FlightPlanReport');
  const opener = page.locator('summary', {hasText: 'Columns'});
  const version = page.getByRole('checkbox', {name: 'Version'});
  await opener.press('Enter');
  await version.uncheck();
  await expect(page.getByRole('columnheader', {name: 'Version'})).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(version).toBeHidden();
  await expect(opener).toBeFocused();
});
