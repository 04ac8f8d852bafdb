import {addPasskeyDevice, openByName} from '../fixtures/passkeyDevice';
import {expect, test} from '../fixtures/test';

test('whoever has no passkey is told, and asked for none again after saying no', async ({
  page,
  portal,
  people,
  noise,
}) => {
  noise.allow(/Signing in failed: FirstFactorMissingError/);
  const person = await people.member();
  await addPasskeyDevice(page);
  await openByName(page, noise, '/dashboard');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', {name: 'Sign in with a passkey'}).click();
  await expect(page.getByText('This account cannot sign in this way.')).toBeVisible();

  await portal.fillSignIn(person);
  await page.getByRole('button', {name: 'Not now'}).click();
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();
  await openByName(page, noise, '/logout');
  await page.getByRole('button', {name: 'Sign out', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'You are signed out'})).toBeVisible();
  await openByName(page, noise, '/dashboard');
  await portal.fillSignIn(person);
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();
});
