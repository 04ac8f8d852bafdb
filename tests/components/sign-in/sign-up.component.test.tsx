import {screen, waitFor} from '@testing-library/react';
import {expect, test} from 'vitest';
import {newestCode} from '../../fixtures/identity';
import type {Person} from '../../fixtures/people';
import {noise} from '../noise';
import {Reader} from '../Reader';
import {sandboxForFile} from '../sandboxForFile';
import {descriptionOf, findHeading, findText, textsNow, valueOf} from '../texts';
import {codeAfter, wrongCode} from './codes';
import {openAccount, openDashboard} from './openDashboard';

const sandbox = sandboxForFile();
const codeSentTo = (email: string): Promise<string> => newestCode(email, sandbox.url);

test('signs up, confirms the address, waits for access and gets it', async () => {
  await openAccount(sandbox.url);
  const reader = new Reader();
  const person = await signUp(reader);
  await findText(`on its way to ${person.email}`);
  await reader.fill('Code', await codeSentTo(person.email));
  await reader.press('Confirm');

  await findHeading('Your account has no access yet');
  expect(screen.getByRole('link', {name: /@/}).getAttribute('href')).toMatch(/^mailto:/);

  await sandbox.people.administration.addToGroup(person.email, 'developer-users');
  await reader.press('Check again');
  await findHeading('Dashboard');
  await findText('Uses the developer portal');
});

test('ticks off the password rules as one types and names what is missing', async () => {
  await openDashboard(sandbox.url);
  const reader = new Reader();
  await reader.press('Create an account');
  await reader.fill('Name', 'Somebody');
  await reader.fill('Email address', 'somebody@example.com');
  await reader.fill('Password', 'longenough');
  await findText('At least 8 characters (met)');
  expect(textsNow('A digit (met)')).toEqual([]);
  await reader.press('Create account');
  await findText('Choose a password that meets every rule below.');
  // Each rule is said once: in the list, which is read out with the field.
  for (const rule of ['An upper-case letter, A to Z', 'A digit', 'A symbol, such as ! or -'])
    expect(textsNow(rule)).toHaveLength(1);
  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(password)).toMatch(/^Choose a password .* At least 8 characters \(met\).* A digit/);
});

test('takes a pasted code with spaces, refuses a wrong one at the field, sends a new one', async () => {
  noise.allow(/Confirming an account failed: CodeMismatchException/);
  await openDashboard(sandbox.url);
  const reader = new Reader();
  const person = await signUp(reader);

  const mailbox = screen.getByRole('link', {name: /^the sandbox’s mailbox/});
  expect(mailbox.getAttribute('href')).toBe(
    `${sandbox.url}/sandbox/mailbox?to=${encodeURIComponent(person.email)}`,
  );
  const first = await codeSentTo(person.email);
  await reader.fill('Code', wrongCode(first));
  await reader.press('Confirm');
  await findText('This code is incorrect.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));

  await reader.press('Send a new code');
  await findText('A new code is on its way.');
  const code = await codeAfter(first, person.email, sandbox.url);
  await reader.fill('Code', ` ${code.slice(0, 3)} ${code.slice(3)} `);
  expect(valueOf('Code')).toBe(code);
  await reader.press('Confirm');
  await findHeading('Your account has no access yet');
});

test('goes on after a reload in the middle of signing up', async () => {
  await openDashboard(sandbox.url);
  const reader = new Reader();
  const person = await signUp(reader);

  await openDashboard(sandbox.url);
  await findHeading('Confirm your address');
  expect(textsNow('on its way')).toEqual([]);
  expect(valueOf('Email address')).toBe(person.email);
  await reader.fill('Code', await codeSentTo(person.email));
  await reader.press('Confirm');
  await findHeading('Sign in');
  await reader.signIn(person);
  await findHeading('Your account has no access yet');
});

test('sets a new password with a code from the mail, without asking for another', async () => {
  const person = await sandbox.people.member();
  await openDashboard(sandbox.url);
  const reader = new Reader();
  const code = await requestNewPassword(reader, person);

  await reader.press('Back to sign in');
  await reader.press('Forgot password?');
  await reader.press('I have a code');
  await findHeading('Set a new password');
  expect(textsNow('on its way')).toEqual([]);
  await reader.fill('Code', code);
  await reader.fill('New password', 'Another-one-7!');
  await reader.press('Set new password');
  await findHeading('Dashboard');
});

test('goes on after a reload in the middle of setting a new password', async () => {
  const person = await sandbox.people.member();
  await openDashboard(sandbox.url);
  const reader = new Reader();
  const code = await requestNewPassword(reader, person);

  await openDashboard(sandbox.url);
  await findHeading('Set a new password');
  expect(textsNow('on its way')).toEqual([]);
  expect(valueOf('Email address')).toBe(person.email);
  await reader.fill('Code', code);
  await reader.fill('New password', 'Another-one-7!');
  await reader.press('Set new password');
  await findHeading('Dashboard');
});

test('confirms the address of an account whose code came earlier, without asking for another', async () => {
  await openDashboard(sandbox.url);
  const reader = new Reader();
  const person = await signUp(reader);
  const code = await codeSentTo(person.email);

  await reader.press('Back to sign in');
  await reader.press('Create an account');
  await reader.press('I have a code');
  await findHeading('Confirm your address');
  expect(textsNow('on its way')).toEqual([]);
  await reader.fill('Email address', person.email);
  await reader.fill('Code', code);
  await reader.press('Confirm');
  // The password is still at hand, and signs the person in.
  await findHeading('Your account has no access yet');
});

/** Fills the form of a new account, up to the step that asks for the mailed code. */
async function signUp(reader: Reader): Promise<Person> {
  const person = sandbox.people.stranger();
  await reader.press('Create an account');
  await reader.fill('Name', person.name);
  await reader.fill('Email address', person.email);
  await reader.fill('Password', person.password);
  await reader.press('Create account');
  await findHeading('Confirm your address');
  return person;
}

/** Asks for a code that sets a new password. @returns the code */
async function requestNewPassword(reader: Reader, {email}: Person): Promise<string> {
  await reader.fill('Email address', email);
  await reader.press('Forgot password?');
  await findHeading('Reset your password');
  expect(valueOf('Email address')).toBe(email);
  await reader.press('Send a code');
  await findText(`on its way to ${email}`);
  return codeSentTo(email);
}
