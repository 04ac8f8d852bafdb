import {offerFirstFactors} from '../fixtures/firstFactors';
import {newestCode, verifyPhone} from '../fixtures/identity';
import {addPasskeyDevice, openByName} from '../fixtures/passkeyDevice';
import {expect, test} from '../fixtures/test';

test('signs in with a code sent by email in place of the password', async ({page, portal, people, noise}) => {
  noise.allow(/400 \(Bad Request\)|Signing in failed: CodeMismatchException/);
  const person = await people.member([]);
  const known = await newestCode(person.email);
  await portal.open('/dashboard');
  await page.getByRole('button', {name: 'Email me a code'}).click();
  await expect(page.getByText('Enter an email address such as name@example.com.')).toBeVisible();
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', {name: 'Email me a code'}).click();

  await expect(page.getByRole('heading', {name: 'Check your email'})).toBeVisible();
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(new RegExp(`We have sent a code to ${person.email}`));
  await expect.poll(() => newestCode(person.email)).not.toBe(known);
  const first = await newestCode(person.email);
  await code.fill(first === '000000' ? '111111' : '000000');
  await page.getByRole('button', {name: 'Sign in', exact: true}).click();
  await expect(page.getByText('This code is incorrect. Check it, or request a new one.')).toBeVisible();
  await expect(code).toBeFocused();

  await page.getByRole('button', {name: 'Send a new code'}).click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  await code.fill(await newestCode(person.email));
  await page.getByRole('button', {name: 'Sign in', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();
  // The form that had the focus is gone: the page says so, and the next key finds its first link.
  await expect(page.getByText('You are signed in.', {exact: true})).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('signs in with a code sent to the phone in place of the password', async ({
  page,
  portal,
  openOwnSandbox,
}) => {
  const {people, url} = await openOwnSandbox({firstFactors: ['PASSWORD', 'SMS_OTP']});
  const person = await people.member([]);
  const phone = '+15415550124';
  await verifyPhone(person, phone, url);
  const known = await newestCode(phone, url);
  await offerFirstFactors(page, ['password', 'smsCode']);
  await portal.open('/dashboard');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', {name: 'Text me a code'}).click();
  await expect(page.getByRole('heading', {name: 'Check your phone'})).toBeVisible();
  await expect(page.getByText('We have sent a code to the phone number')).toBeVisible();
  await expect.poll(() => newestCode(phone, url)).not.toBe(known);
  await page.getByLabel('Code').fill(await newestCode(phone, url));
  await page.getByRole('button', {name: 'Sign in', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();
});

test('makes a passkey when it is offered, and signs in with it the next time', async ({
  page,
  portal,
  people,
  noise,
}) => {
  const person = await people.member();
  await addPasskeyDevice(page);
  await openByName(page, noise, '/dashboard');
  await portal.fillSignIn(person);
  await expect(page.getByRole('heading', {name: 'Sign in faster next time'})).toBeVisible();
  await page.getByRole('button', {name: 'Create a passkey'}).click();
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();

  await openByName(page, noise, '/logout');
  await page.getByRole('button', {name: 'Sign out', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'You are signed out'})).toBeVisible();
  await openByName(page, noise, '/dashboard');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', {name: 'Sign in with a passkey'}).click();
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();
  await expect(page.getByText(person.email).first()).toBeVisible();
});

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
