import {axeViolations} from '../every-page/accessibility';
import {addPasskeyDevice, portalByName as byName} from '../fixtures/passkeyDevice';
import {expect, test} from '../fixtures/test';

const ACCOUNT = '/dashboard?panel=account';

test('adds a passkey with the password, sees it listed, and removes it when asked', async ({
  page,
  portal,
  people,
  noise,
}) => {
  noise.allow(/400 \(Bad Request\)/);
  noise.own.push(byName);
  const person = await people.member();
  await portal.enter(person, ACCOUNT);
  const section = page.getByRole('region', {name: 'Passkeys'});
  await expect(section.getByRole('link', {name: new URL(byName).host})).toHaveAttribute(
    'href',
    `${byName}${ACCOUNT}`,
  );

  const device = await addPasskeyDevice(page);
  await portal.signIn(person, `${byName}${ACCOUNT}`);
  // The sign-in offers one as well.
  await page.getByRole('button', {name: 'Not now'}).click();
  await expect(section.getByText('You have no passkey.')).toBeVisible();
  const add = section.getByRole('button', {name: 'Add a passkey'});
  const question = page.getByRole('dialog');
  const password = question.getByLabel('Your password');
  const create = question.getByRole('button', {name: 'Create the passkey'});
  await add.click();
  await expect(password).toBeFocused();
  await password.fill('Wrong-1234!');
  await create.click();
  await expect(question.getByText('The current password is wrong.')).toBeVisible();
  expect(await device.credentials()).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await password.fill(person.password);
  await create.click();
  await expect(page.getByText('The passkey has been added.')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(section.getByRole('listitem')).toContainText('Added');
  expect(await axeViolations(page)).toEqual([]);
  expect(await device.credentials()).toMatchObject([{rpId: 'localhost', isResidentCredential: true}]);

  // The same device again: the browser itself refuses a second one.
  await add.click();
  await password.fill(person.password);
  await create.click();
  await expect(question.getByText('This device already has a passkey for your account.')).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', {name: 'Discard'}).click();
  await expect(question).toBeHidden();

  const remove = section.getByRole('button', {name: /^Remove /});
  // Passkeys of one browser have one name.
  await expect(remove).toHaveAccessibleDescription(/^Added .+\d/);
  await remove.click();
  await expect(question).toContainText(/This passkey, added .+\d.+, will no longer sign you in/);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await remove.click();
  await password.fill(person.password);
  await question.getByRole('button', {name: 'Remove the passkey'}).click();
  await expect(page.getByText('The passkey has been removed.')).toBeVisible();
  await expect(section.getByText('You have no passkey.')).toBeVisible();
  // The button that asked is gone with its row: the focus stays in the section, and the next key finds the way on.
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
});
