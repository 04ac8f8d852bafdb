import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {demandSecondFactors} from '../../fixtures/identity';
import {sandboxForFile} from '../sandboxForFile';
import {findText} from '../texts';
import {loadAdmin} from './openAdmin';
import {UsersReader} from './UsersReader';

const sandbox = sandboxForFile();

test('invites somebody, and keeps the pasted lines of invitations when Escape closes their dialog', async () => {
  const reader = new UsersReader();
  await reader.open(sandbox.url, '/admin/Users');
  const person = sandbox.people.stranger();
  await reader.press('Invite a user');
  await screen.findByRole('dialog', {name: 'Invite a user'});
  await reader.fill('Name', person.name);
  await reader.fill('Email address', person.email);
  await reader.press('Send invitation');
  await findText(`An invitation is on its way to ${person.email}.`);
  await reader.closed();

  const lines = 'email,name\nann@example.com,Ann Example';
  await reader.press('Invite from CSV');
  await screen.findByRole('dialog', {name: 'Invite from CSV'});
  await reader.fill('Or paste the lines', lines);
  await reader.user.keyboard('{Escape}');
  await reader.closed();
  await reader.press('Invite from CSV');
  await screen.findByRole('dialog', {name: 'Invite from CSV'});
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste the lines').value).toBe(lines);
});

test('sends an invitation again, and asks before a password is made void', async () => {
  const invited = await sandbox.people.invited();
  const member = await sandbox.people.member();
  const reader = new UsersReader();
  const guest = await reader.openPerson(sandbox.url, invited);
  expect(within(guest).queryByText('Require a new password')).toBeNull();
  await reader.press('Resend invitation', guest);
  await findText(`A new invitation is on its way to ${invited.email}.`);
  await reader.press('All accounts');

  const account = await reader.find(member);
  await reader.press('Require a new password', account);
  const dialog = () => screen.findByRole('dialog', {name: `Require ${member.email} to set a new password?`});
  await reader.press('Cancel', await dialog());
  within(account).getByText('Confirmed');
  await reader.press('Require a new password', account);
  await reader.press('Require a new password', await dialog());
  await findText(`A code for a new password is on its way to ${member.email}.`);
});

test('gives access, takes it back, disables and deletes', async () => {
  const person = await sandbox.people.member([]);
  const reader = new UsersReader();
  const account = await reader.openPerson(sandbox.url, person);
  const box = await within(account).findByLabelText<HTMLInputElement>(/^developer-users/);
  await waitFor(() => expect(box.disabled).toBe(false));
  await reader.user.click(box);
  await findText(`${person.email} will be in developer-users`);
  await waitFor(() => expect(box.getAttribute('aria-disabled')).toBe('false'));
  expect(box.checked).toBe(true);
  await reader.user.click(box);
  await findText(`${person.email} is no longer in developer-users`);
  await waitFor(() => expect(box.getAttribute('aria-disabled')).toBe('false'));
  expect(box.checked).toBe(false);

  await reader.press('Disable', account);
  await findText(`${person.email} has been disabled and signed out.`);
  await waitFor(() => expect(account.textContent).toContain('Confirmed · disabled'));

  await reader.press('Delete', account);
  await reader.press('Delete permanently');
  await findText(`${person.email} has been deleted.`);
  await waitFor(() => expect(account.isConnected).toBe(false));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByText('All accounts', {selector: 'h2'})),
  );
  await reader.rowsAre(0);
  await findText('No account matches this search.');
});

test('opens one person by a link, resets the second factor, and lists the calls for it', async () => {
  const member = await sandbox.people.member();
  await demandSecondFactors(member, {withApp: true, withEmail: false, at: sandbox.url});
  const reader = new UsersReader();
  await reader.open(sandbox.url, `/admin/Users?text=${encodeURIComponent(member.email)}`);
  await reader.rowsAre(1, member.email);
  await reader.rowsAre(1);
  const link = screen.getByText(member.name, {selector: 'a'}).getAttribute('href');
  await loadAdmin(sandbox.url, link ?? '');
  const account = await reader.person(member.name);
  within(account).getByText('Authenticator app');
  await within(account).findByText('Uses the developer portal');
  await reader.press('Reset second factor', account);
  await reader.press(
    'Reset second factor',
    await screen.findByRole('dialog', {name: `Reset the second factor of ${member.email}?`}),
  );
  await findText(`${member.email} now signs in with the password alone.`);
  await waitFor(() => expect(within(account).queryByText('Reset second factor')).toBeNull());
  await reader.user.click(screen.getByText('Calls about this account'));
  const calls = await screen.findByRole('region', {name: 'Calls to the user pool'});
  expect(within(calls).getAllByRole('row', {name: /AdminSetUserMFAPreference.*200 OK/})).toHaveLength(1);
});

test("creates and revokes another person's API key, and it works in between", async () => {
  const person = await sandbox.people.member();
  const reader = new UsersReader();
  const account = await reader.openPerson(sandbox.url, person);
  await within(account).findByText('No active API keys.');
  await reader.press('Create an API key', account);
  await reader.fill('What is it for?', 'Handed over by phone');
  await reader.press('Create the key');
  const note = await within(account).findByRole('region', {name: 'The new key: Handed over by phone'});
  const key = (note.querySelector('code')?.textContent ?? '').trim();
  const statusOf = async () =>
    (await fetch(`${sandbox.url}/locations/v2/collections`, {headers: {'x-api-key': key}})).status;
  expect(await statusOf()).toBe(200);
  const {pathname, search} = reader.history.location;
  await loadAdmin(sandbox.url, pathname + search);
  const again = await reader.person(person.name);
  await within(again).findByText('Calls in the last 24 hours: 1');
  within(again).getByText('Read and write: All paths');
  await reader.user.click(
    within(again).getByRole('button', {name: `Revoke: Handed over by phone …${key.slice(-4)}`}),
  );
  await reader.press('Revoke the key', await reader.dialog());
  await reader.closed();
  expect(await statusOf()).toBe(401);
});
