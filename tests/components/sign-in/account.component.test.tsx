import {screen, waitFor} from '@testing-library/react';
import {TOTP} from 'otpauth';
import {expect, test, vi} from 'vitest';
import {noise} from '../noise';
import {changeBrowser} from '../openPage';
import {sandboxForFile} from '../sandboxForFile';
import {findHeading, findText, valueOf} from '../texts';
import {wrongCode} from './codes';
import {enterAccount} from './enterAccount';
import {openAccount, openDashboard} from './openDashboard';
import {readSecret} from './readSecret';

const sandbox = sandboxForFile();

test('changes the password, and signs in with the new one', async () => {
  const {reader, person} = await enterAccount(sandbox);
  await reader.fill('Current password', person.password);
  await reader.fill('New password', 'Changed-one-4!');
  await reader.press('Change password');
  await findText('Your password has been changed.');
  expect(valueOf('Current password')).toBe('');

  await changeBrowser();
  await openDashboard(sandbox.url);
  await reader.signIn({...person, password: 'Changed-one-4!'});
  await findHeading('Dashboard');
});

test('says at the field that the current password is wrong', async () => {
  const {reader} = await enterAccount(sandbox);
  await reader.fill('Current password', 'Not-the-one-5!');
  await reader.fill('New password', 'Changed-one-4!');
  await reader.press('Change password');
  await findText('The current password is wrong.');
  expect(valueOf('New password')).toBe('Changed-one-4!');
});

test('adds an authenticator app, is asked for its code, and removes it', async () => {
  noise.allow(/Signing in failed: \w+Exception/);
  const {reader, person} = await enterAccount(sandbox);
  await reader.press('Add an authenticator app');
  await screen.findByRole('img', {name: 'QR code for your authenticator app'});
  // Each step replaces the button that led to it.
  const area = screen.getByRole('group', {name: 'Authenticator app'});
  await waitFor(() => expect(document.activeElement).toBe(area));
  await reader.press('Leave it as it is');
  await screen.findByRole('button', {name: 'Add an authenticator app'});
  await waitFor(() => expect(document.activeElement).toBe(area));
  await reader.press('Add an authenticator app');
  const app = new TOTP({secret: await readSecret()});
  await reader.fill('Enter the code that the app shows now', app.generate());
  await reader.press('Confirm');
  await findText('The second step has been switched on.');
  await waitFor(() => expect(document.activeElement).toBe(area));

  await changeBrowser();
  await openAccount(sandbox.url);
  await reader.signIn(person);
  await findHeading('Second step');
  const label = 'Code from your authenticator app';
  await reader.fill(label, wrongCode(app.generate()));
  await reader.press('Sign in');
  await findText('Enter the one that your authenticator app shows now.');
  // The app's next code: the one that set it up may be refused as used.
  await reader.fill(label, app.generate({timestamp: Date.now() + 30_000}));
  await reader.press('Sign in');
  await findHeading('Dashboard');

  await reader.press('Switch off');
  await findText('anyone who learns your password can sign in to your account');
  await reader.fill('Your password', 'Not-the-one-5!');
  await reader.press('Switch off the second step');
  await findText('The current password is wrong.');
  await reader.fill('Your password', person.password);
  const before = storedTokens();
  const send = vi.spyOn(globalThis, 'fetch');
  await reader.press('Switch off the second step');
  await findText('The second step has been switched off.');
  // A pool that keeps a password history would refuse a change of the password to itself.
  const targets = send.mock.calls.map((request) => new Request(...request).headers.get('x-amz-target'));
  expect(targets).toContain('AWSCognitoIdentityProviderService.SetUserMFAPreference');
  expect(targets.filter((target) => target?.endsWith('ChangePassword'))).toEqual([]);
  expect(storedTokens()).toEqual(before);
});

/** What the session is kept by. */
function storedTokens(): [string, string][] {
  return Object.entries(localStorage)
    .filter(([key]) => key.startsWith('CognitoIdentityServiceProvider'))
    .toSorted();
}
