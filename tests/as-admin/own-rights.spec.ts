import {expect, test} from '../fixtures/test';
import {findPerson} from './findPerson';

test('leaves the portal its last administrator, and asks before others give up a right of their own', async ({
  page,
  portal,
  people,
  noise,
}) => {
  const person = await people.member(['developer-users', 'developer-admins']);
  await portal.enter(person, '/admin/Users');
  const account = await findPerson(page, person);
  await test.step('the last administrator stays', async () => {
    await page.route('**/identity/user-pool/**', async (route) => {
      if (!route.request().headers()['x-amz-target']?.endsWith('ListUsersInGroup')) return route.continue();
      const response = await route.fetch();
      const {Users} = (await response.json()) as {Users: {Attributes: {Value: string}[]}[]};
      const isOwn = (user: (typeof Users)[number]) =>
        user.Attributes.some(({Value}) => Value === person.email);
      return route.fulfill({response, json: {Users: Users.filter(isOwn)}});
    });
    await account.getByRole('button', {name: 'Delete'}).click();
    await page.getByRole('button', {name: 'Delete permanently'}).click();
    await expect(page.getByText('This would leave the portal without an administrator.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', {name: 'Cancel'}).click();
    await expect(account).toBeVisible();
    await page.unroute('**/identity/user-pool/**');
  });
  expect(await noise.unexpected()).toEqual([]);

  await test.step('others are asked', async () => {
    noise.allow(/400 \(Bad Request\)/);
    const box = account.getByRole('checkbox', {name: 'developer-admins'});
    await box.click();
    const dialog = page.getByRole('dialog', {name: 'Stop administering this portal?'});
    await dialog.getByRole('button', {name: 'Cancel'}).click();
    await expect(box).toBeChecked();

    const otherBox = account.getByRole('checkbox', {name: 'developer-users'});
    await otherBox.click();
    const question = page.getByRole('dialog', {name: 'Leave developer-users yourself?'});
    await question.getByRole('button', {name: 'Cancel'}).click();
    await expect(otherBox).toBeChecked();

    await account.getByRole('button', {name: 'Disable'}).click();
    await page.getByRole('dialog').getByRole('button', {name: 'Cancel'}).click();
    await account.getByRole('button', {name: 'Delete'}).click();
    await expect(page.getByRole('dialog', {name: 'Delete your own account?'})).toBeVisible();
    await page.getByRole('dialog').getByRole('button', {name: 'Cancel'}).click();

    await box.click();
    await dialog.getByRole('button', {name: 'Give up administrator access'}).click();
    await expect(page.getByRole('heading', {name: 'Sign in', exact: true})).toBeVisible();
  });
});
