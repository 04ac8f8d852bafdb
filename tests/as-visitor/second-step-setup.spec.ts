import {TOTP} from 'otpauth';
import {newestCode} from '../fixtures/identity';
import {expect, test} from '../fixtures/test';

// The user pool demands a second step, and leaves it to each person which.
const demanding = {mfa: 'ON', emailMfa: true} as const;

test('who has to add a second step may choose codes by email', async ({
  page,
  portal,
  noise,
  openOwnSandbox,
}) => {
  noise.allow(/400 \(Bad Request\)|Signing in failed: \w+Exception/);
  const {people, url} = await openOwnSandbox(demanding);
  const person = await people.member([]);
  const known = await newestCode(person.email, url);
  await portal.open('/dashboard');
  await portal.fillSignIn(person);
  const choice = page.getByRole('group', {name: 'How do you want to confirm your sign-ins from now on?'});
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await choice.getByRole('radio', {name: 'With a code sent by email'}).check();
  await page.getByRole('button', {name: 'Continue'}).click();

  await expect(page.getByRole('heading', {name: 'Add an email address for codes'})).toBeVisible();
  await page.getByRole('textbox', {name: 'Email address'}).fill(person.email);
  await page.getByRole('button', {name: 'Send a code'}).click();
  await expect(page.getByText('We have sent a code to p***@e***')).toBeVisible();
  await expect.poll(() => newestCode(person.email, url)).not.toBe(known);
  await page.getByLabel('Code').fill(await newestCode(person.email, url));
  await page.getByRole('button', {name: 'Sign in', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();

  // From now on each sign-in asks for a code, and for no set-up.
  await portal.signOut();
  await portal.open('/dashboard');
  await portal.fillSignIn(person);
  await expect(page.getByText('We have sent a code to p***@e***')).toBeVisible();
});

test('who has to add a second step may choose an authenticator app', async ({
  page,
  portal,
  openOwnSandbox,
}) => {
  const {people} = await openOwnSandbox(demanding);
  const person = await people.member([]);
  await portal.open('/dashboard');
  await portal.fillSignIn(person);
  await page.getByRole('radio', {name: 'With the code in my authenticator app'}).check();
  await page.getByRole('button', {name: 'Continue'}).click();
  await expect(page.getByRole('heading', {name: 'Add an authenticator app'})).toBeVisible();
  await page.getByText('I cannot scan it').click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/).innerText()).replaceAll(' ', '');
  await page.getByLabel('Enter the code that the app shows now').fill(new TOTP({secret}).generate());
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();
});
