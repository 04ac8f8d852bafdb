import type {Page} from '@playwright/test';
import {sandboxUrl} from '../fixtures/addresses';
import {expect, test} from '../fixtures/test';
import {newestCode} from '../fixtures/identity';
import type {People, Person} from '../fixtures/people';
import type {Portal} from '../fixtures/portal';

test('signs up, confirms the address, waits for access and gets it', async ({page, portal, people}) => {
  const person = await signUp(page, portal, people);
  await expect(page.getByText(`on its way to ${person.email}`)).toBeVisible();
  await page.getByLabel('Code').fill(await newestCode(person.email));
  await page.getByRole('button', {name: 'Confirm'}).click();

  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: /@/})).toHaveAttribute('href', /^mailto:/);

  await people.administration.addToGroup(person.email, 'developer-users');
  await page.getByRole('button', {name: 'Check again'}).click();
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();
  await expect(page.getByText('Uses the developer portal')).toBeVisible();
});

test('ticks off the password rules as one types and names what is missing', async ({page, portal}) => {
  await portal.open('/dashboard');
  await page.getByRole('button', {name: 'Create an account'}).click();
  await page.getByLabel('Name').fill('Somebody');
  await page.getByLabel('Email address').fill('somebody@example.com');
  const password = page.getByLabel('Password', {exact: true});
  await password.fill('longenough');
  await expect(page.getByText('At least 8 characters (met)')).toBeVisible();
  await expect(page.getByText('A digit (met)')).toHaveCount(0);
  await page.getByRole('button', {name: 'Create account'}).click();
  await expect(page.getByText('Choose a password that meets every rule below.')).toBeVisible();
  // Each rule is said once: in the list, which is read out with the field.
  for (const rule of ['An upper-case letter, A to Z', 'A digit', 'A symbol, such as ! or -'])
    await expect(page.getByText(rule, {exact: false})).toHaveCount(1);
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(
    /^Choose a password .* At least 8 characters \(met\).* A digit/,
  );
});

test('takes a pasted code with spaces, refuses a wrong one at the field, sends a new one', async ({
  page,
  portal,
  people,
  noise,
}) => {
  noise.allow(/400 \(Bad Request\)|Confirming an account failed: CodeMismatchException/);
  const person = await signUp(page, portal, people);

  const mailbox = page.getByRole('link', {name: 'the sandbox’s mailbox'});
  await expect(mailbox).toHaveAttribute(
    'href',
    `${sandboxUrl}/sandbox/mailbox?to=${encodeURIComponent(person.email)}`,
  );
  const first = await newestCode(person.email);
  const wrong = first === '000000' ? '111111' : '000000';
  await page.getByLabel('Code').fill(wrong);
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(page.getByText('This code is incorrect.')).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();

  await page.getByRole('button', {name: 'Send a new code'}).click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  await expect.poll(() => newestCode(person.email)).not.toBe(first);
  const code = await newestCode(person.email);
  await page.getByLabel('Code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await expect(page.getByLabel('Code')).toHaveValue(code);
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();
});

test('goes on after a reload in the middle of signing up', async ({page, portal, people}) => {
  const person = await signUp(page, portal, people);

  await page.reload();
  await expect(page.getByRole('heading', {name: 'Confirm your address'})).toBeVisible();
  await expect(page.getByText('on its way')).toHaveCount(0);
  await expect(page.getByLabel('Email address')).toHaveValue(person.email);
  await page.getByLabel('Code').fill(await newestCode(person.email));
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(page.getByRole('heading', {name: 'Sign in', exact: true})).toBeVisible();
  await portal.fillSignIn(person);
  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();
});

test('sets a new password with a code from the mail, without asking for another', async ({
  page,
  portal,
  people,
}) => {
  const person = await people.member();
  await portal.open('/dashboard');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', {name: 'Forgot password?'}).click();
  await expect(page.getByLabel('Email address')).toHaveValue(person.email);
  await page.getByRole('button', {name: 'Send a code'}).click();
  await expect(page.getByText(`on its way to ${person.email}`)).toBeVisible();
  const code = await newestCode(person.email);

  await page.getByRole('button', {name: 'Back to sign in'}).click();
  await page.getByRole('button', {name: 'Forgot password?'}).click();
  await page.getByRole('button', {name: 'I have a code'}).click();
  await expect(page.getByText('on its way')).toHaveCount(0);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('textbox', {name: 'New password'}).fill('Another-one-7!');
  await page.getByRole('button', {name: 'Set new password'}).click();
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();
});

test('goes on after a reload in the middle of setting a new password', async ({page, portal, people}) => {
  const person = await people.member();
  await portal.open('/dashboard');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', {name: 'Forgot password?'}).click();
  await page.getByRole('button', {name: 'Send a code'}).click();
  await expect(page.getByText(`on its way to ${person.email}`)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', {name: 'Set a new password'})).toBeVisible();
  await expect(page.getByText('on its way')).toHaveCount(0);
  await expect(page.getByLabel('Email address')).toHaveValue(person.email);
  await page.getByLabel('Code').fill(await newestCode(person.email));
  await page.getByRole('textbox', {name: 'New password'}).fill('Another-one-7!');
  await page.getByRole('button', {name: 'Set new password'}).click();
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();
});

test('confirms the address of an account whose code came earlier, without asking for another', async ({
  page,
  portal,
  people,
}) => {
  const person = await signUp(page, portal, people);
  const code = await newestCode(person.email);

  await page.getByRole('button', {name: 'Back to sign in'}).click();
  await page.getByRole('button', {name: 'Create an account'}).click();
  await page.getByRole('button', {name: 'I have a code'}).click();
  await expect(page.getByRole('heading', {name: 'Confirm your address'})).toBeVisible();
  await expect(page.getByText('on its way')).toHaveCount(0);
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', {name: 'Confirm'}).click();
  // The password is still at hand, and signs the person in.
  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();
});

test('says that a password is not sent only where that is so', async ({page, portal}) => {
  await portal.open('/dashboard');
  await expect(page.getByText('without sending it')).toBeVisible();
  await page.getByRole('button', {name: 'Create an account'}).click();
  await expect(page.getByText('without sending it')).toHaveCount(0);
});

/** Fills the form of a new account, up to the step that asks for the mailed code. */
async function signUp(page: Page, portal: Portal, people: People): Promise<Person> {
  const person = people.stranger();
  await portal.open('/dashboard');
  await page.getByRole('button', {name: 'Create an account'}).click();
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Password', {exact: true}).fill(person.password);
  await page.getByRole('button', {name: 'Create account'}).click();
  await expect(page.getByRole('heading', {name: 'Confirm your address'})).toBeVisible();
  return person;
}
