import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {sandboxForFile} from '../sandboxForFile';
import {findHeading, findText} from '../texts';
import {listMembersAmong} from './atUserPool';
import {UsersReader} from './UsersReader';

const sandbox = sandboxForFile();

test('leaves the portal its last administrator, and asks before others give up a right of their own', async () => {
  const person = await sandbox.people.member(['developer-users', 'developer-admins']);
  const reader = new UsersReader();
  const account = await reader.openPerson(sandbox.url, person, person);

  // The last administrator stays.
  const listEverybody = listMembersAmong(person.email);
  await reader.press('Delete', account);
  await reader.press('Delete permanently');
  await findText('This would leave the portal without an administrator.');
  await reader.press('Cancel', await reader.dialog());
  expect(account.isConnected).toBe(true);
  listEverybody();

  // Others are asked.
  const boxOf = (group: string) =>
    within(account).findByRole<HTMLInputElement>('checkbox', {name: new RegExp(`^${group}`)});
  const box = await boxOf('developer-admins');
  await reader.user.click(box);
  const dialog = () => screen.findByRole('dialog', {name: 'Stop administering this portal?'});
  await reader.press('Cancel', await dialog());
  expect(box.checked).toBe(true);

  const otherBox = await boxOf('developer-users');
  await reader.user.click(otherBox);
  await reader.press('Cancel', await screen.findByRole('dialog', {name: 'Leave developer-users yourself?'}));
  expect(otherBox.checked).toBe(true);

  await reader.press('Disable', account);
  await reader.press('Cancel', await reader.dialog());
  await reader.press('Delete', account);
  await reader.press('Cancel', await screen.findByRole('dialog', {name: 'Delete your own account?'}));

  await reader.user.click(box);
  await reader.press('Give up administrator access', await dialog());
  await findHeading('Sign in');
  await waitFor(() => expect(account.isConnected).toBe(false));
});
