import {axeViolations} from '../../every-page/accessibility';
import {expect, test} from '../../fixtures/test';

test('own thresholds are changed, kept in the account, and given back; an opened plan stays', async ({
  page,
  portal,
  people,
}) => {
  const person = await people.member(['developer-users', 'dashboard-admins']);
  const panels = page.getByRole('navigation', {name: 'Panels'});
  await portal.enter(person, '/dashboard?panel=flights');
  const plan = {name: 'Survey of the bay', segments: [{type: 'takeoff', position: [-31, 40]}]};
  await page.getByLabel('Open plan files').setInputFiles({
    name: 'bay.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(plan)),
  });
  await expect(page.getByRole('region', {name: plan.name})).toBeVisible();
  await panels.getByRole('link', {name: 'Weather threshold'}).click();
  await expect(page.getByText('These are the default thresholds.')).toBeVisible();
  await page.getByRole('button', {name: 'Edit highWind'}).click();
  const dialog = page.getByRole('dialog', {name: 'Edit the threshold'});
  await dialog.getByLabel('Limit in m/s').fill('');
  await dialog.getByRole('button', {name: 'Apply'}).click();
  await expect(dialog.getByText('Enter a number from −1,000 to 1,000.')).toBeVisible();
  await dialog.getByLabel('Limit in m/s').fill('7.5');
  await dialog.getByRole('button', {name: 'Apply'}).click();
  await expect(page.getByText('Sustained wind > 7.5 m/s')).toBeVisible();
  await expect(page.getByText('Changed, but not saved.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(page.getByText('These thresholds are your own.')).toBeVisible();
  await panels.getByRole('link', {name: 'Flights'}).click();
  await expect(page.getByText('No plan is stored yet.')).toBeVisible();
  await page.getByRole('button', {name: plan.name}).click();
  await expect(page.getByRole('region', {name: plan.name})).toBeVisible();
  await panels.getByRole('link', {name: 'Weather threshold'}).click();
  await page.reload();
  await expect(page.getByText('Sustained wind > 7.5 m/s')).toBeVisible();
  await page.getByRole('button', {name: 'Return to the defaults'}).click();
  await expect(page.getByText('These are the default thresholds.')).toBeVisible();
  await expect(page.getByText('Sustained wind > 9 m/s')).toBeVisible();
});
