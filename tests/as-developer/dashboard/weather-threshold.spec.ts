import {AxeBuilder} from '@axe-core/playwright';
import {expect, test} from '../../fixtures/test';

test('own thresholds are changed, kept in the account, and given back', async ({page, portal, people}) => {
  const person = await people.member(['developer-users', 'dashboard-admins']);
  await portal.signIn(person, '/dashboard?panel=weather-threshold');
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
  const {violations} = await new AxeBuilder({page}).analyze();
  expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)).toEqual([]);

  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(page.getByText('These thresholds are your own.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sustained wind > 7.5 m/s')).toBeVisible();
  await page.getByRole('button', {name: 'Return to the defaults'}).click();
  await expect(page.getByText('These are the default thresholds.')).toBeVisible();
  await expect(page.getByText('Sustained wind > 9 m/s')).toBeVisible();
});
