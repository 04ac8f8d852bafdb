import {screen, waitFor} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {newestCode} from '../../fixtures/identity';
import {noise} from '../noise';
import {Reader} from '../Reader';
import {sandboxForFile} from '../sandboxForFile';
import {descriptionOf, findHeading, findText, textsNow, valueOf} from '../texts';
import {openAccount, openDashboard} from './openDashboard';

const sandbox = sandboxForFile();
const refused = /Signing in failed: NotAuthorizedException/;

test('says a wrong password at the field and keeps what was typed', async () => {
  noise.allow(refused);
  const person = await sandbox.people.member();
  await openDashboard(sandbox.url);
  await new Reader().signIn({...person, password: 'Wrong-one-1!'});
  await findText('The email address or the password is wrong.');
  expect(valueOf('Email address')).toBe(person.email);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  // Logged for whoever helps, without whose attempt it was.
  expect(noise.heard.filter((line) => line.includes('Signing in failed'))).toHaveLength(1);
  expect(noise.heard.join()).not.toContain(person.email);
});

test('does not tell whether an address is known', async () => {
  noise.allow(refused);
  await openDashboard(sandbox.url);
  await new Reader().signIn(sandbox.people.stranger());
  await findText('The email address or the password is wrong.');
});

test('locks an account that is guessed at, and says so', async () => {
  noise.allow(refused);
  const person = await sandbox.people.member();
  await openDashboard(sandbox.url);
  const reader = new Reader();
  // The fifth failure locks for one second and each further one twice as long: on a slow machine it takes some more.
  while (textsNow('Too many failed attempts.').length === 0) {
    await reader.signIn({...person, password: 'Wrong-one-1!'});
    const button = screen.getByRole('button', {name: 'Sign in'});
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  }
});

test('says that an account is disabled', async () => {
  noise.allow(refused);
  const person = await sandbox.people.member();
  await sandbox.people.administration.disable(person.email);
  await openDashboard(sandbox.url);
  await new Reader().signIn(person);
  await findText('This account is disabled.');
});

test('replaces a forgotten password and is in', async () => {
  const person = await sandbox.people.member();
  await openDashboard(sandbox.url);
  const reader = new Reader();
  await reader.press('Forgot password?');
  await findHeading('Reset your password');
  await reader.fill('Email address', person.email);
  await reader.press('Send a code');
  await findHeading('Set a new password');
  await reader.fill('Code', await newestCode(person.email, sandbox.url));
  await reader.fill('New password', 'Another-one-2!');
  await reader.press('Set new password');
  await findHeading('Dashboard');
});

test('asks an invited person for a password of their own', async () => {
  const person = await sandbox.people.invited();
  await sandbox.people.administration.addToGroup(person.email, 'developer-users');
  await openDashboard(sandbox.url);
  const reader = new Reader();
  await reader.signIn(person);
  await findHeading('Choose your password');
  await reader.fill('New password', 'Chosen-one-3!');
  await reader.press('Set password and sign in');
  await findHeading('Dashboard');
});

test('asks a person who was invited by address alone for a name too', async () => {
  const person = await sandbox.people.invited({isNamed: false});
  await sandbox.people.administration.addToGroup(person.email, 'developer-users');
  await openAccount(sandbox.url);
  const reader = new Reader();
  await reader.signIn(person);
  await findHeading('Choose your password');
  const name = screen.getByLabelText('Name');
  expect(name.getAttribute('autocomplete')).toBe('name');
  await reader.fill('New password', 'Chosen-one-3!');
  await reader.press('Set password and sign in');
  await findText('Enter your name.');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(descriptionOf(name)).toBe('Enter your name.');

  await reader.fill('Name', person.name);
  await reader.press('Set password and sign in');
  await findText(person.name);
  await openAccount(sandbox.url);
  await findText(person.name);
});

test('says that signing in needs the sandbox where none responds, and keeps what was typed', async () => {
  noise.allow(/Signing in failed: NetworkError/);
  await openDashboard(sandbox.url);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await new Reader().signIn({email: 'somebody@example.com', password: 'Any-thing-1!'});
  await findText('The sandbox does not respond. This portal signs in there');
  expect(valueOf('Email address')).toBe('somebody@example.com');
});

test('a service that is busy for a moment is asked again', async () => {
  const person = await sandbox.people.member();
  await openDashboard(sandbox.url);
  const send = globalThis.fetch;
  let refusals = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    if (refusals === 2 || !new Request(address, init).url.endsWith('/identity/user-pool'))
      return send(address, init);
    refusals += 1;
    const busy = JSON.stringify({__type: 'ServiceUnavailableException', message: 'Busy'});
    const headers = {'content-type': 'application/x-amz-json-1.1'};
    return Promise.resolve(new Response(busy, {status: 503, headers}));
  });
  await new Reader().signIn(person);
  await findHeading('Dashboard');
  expect(refusals).toBe(2);
});

test('cleans up a token that nobody can read', async () => {
  const prefix = 'CognitoIdentityServiceProvider.sandboxportalclient0000001';
  localStorage.setItem(`${prefix}.LastAuthUser`, 'somebody');
  localStorage.setItem(`${prefix}.somebody.accessToken`, 'only.two');
  localStorage.setItem(`${prefix}.somebody.idToken`, 'a.{bad json.c');
  localStorage.setItem(`${prefix}.somebody.refreshToken`, 'r');
  await openDashboard(sandbox.url);
  await findHeading('Sign in');
  const left = Object.keys(localStorage).filter((key) => key.startsWith('CognitoIdentityServiceProvider'));
  expect(left).toEqual([]);
});

test('says that a password is not sent only where that is so', async () => {
  await openDashboard(sandbox.url);
  await findText('without sending it');
  await new Reader().press('Create an account');
  await findHeading('Create an account');
  expect(textsNow('without sending it')).toEqual([]);
});
