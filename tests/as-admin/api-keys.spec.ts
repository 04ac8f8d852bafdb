import {sandboxUrl} from '../fixtures/addresses';
import {expect, test} from '../fixtures/test';
import {findPerson} from './findPerson';

test("creates and revokes another person's API key, and it works in between", async ({
  page,
  portal,
  people,
}) => {
  const person = await people.member();
  await portal.open('/admin/Users');
  await page.getByRole('button', {name: 'Sign in as admin@example.com'}).click();
  const account = await findPerson(page, person);
  await expect(account.getByText('No active API keys.')).toBeVisible();
  await account.getByRole('button', {name: 'Create an API key'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is it for?').fill('Handed over by phone');
  await dialog.getByRole('button', {name: 'Create the key'}).click();
  const note = account.getByRole('region', {name: 'The new key: Handed over by phone'});
  const key = (await note.locator('code').innerText()).trim();
  const statusOf = async () =>
    (await fetch(`${sandboxUrl}/locations/v2/collections`, {headers: {'x-api-key': key}})).status;
  expect(await statusOf()).toBe(200);
  await page.reload();
  await expect(account.getByText('Calls in the last 24 hours: 1')).toBeVisible();
  await expect(account.getByText('Read and write: All paths')).toBeVisible();
  await account.getByRole('button', {name: `Revoke: Handed over by phone …${key.slice(-4)}`}).click();
  await dialog.getByRole('button', {name: 'Revoke the key'}).click();
  await expect(dialog).toHaveCount(0);
  expect(await statusOf()).toBe(401);
});
