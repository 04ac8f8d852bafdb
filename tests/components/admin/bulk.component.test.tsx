import {screen, waitFor, within} from '@testing-library/react';
import {parse} from 'csv-parse/sync';
import {expect, test} from 'vitest';
import {SEEDED_PASSWORD} from '../../fixtures/addresses';
import {uniqueId} from '../../fixtures/sandbox';
import {sandboxForFile} from '../sandboxForFile';
import {takeDownload} from '../takeDownload';
import {holdFrom, listMembersAmong} from './atUserPool';
import {UsersReader} from './UsersReader';

// Nobody else is to meet a service that is busy.
const sandbox = sandboxForFile({}, 'own');

/** Waits until a dialog says something, as one text. */
const says = (dialog: HTMLElement, words: string | RegExp) =>
  waitFor(() => expect(dialog.textContent).toMatch(typeof words === 'string' ? literally(words) : words));
const literally = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** The dialog of a change of many accounts, its preview shown. The list is that of a search. */
async function preview(
  reader: UsersReader,
  search: string,
  action: string,
  group?: string,
): Promise<HTMLElement> {
  await reader.press('Change many accounts');
  const dialog = await reader.dialog();
  const who = screen.getByLabelText<HTMLSelectElement>('Who');
  // What was searched for is chosen already; without a search nobody is.
  expect(who.selectedOptions[0]?.text).toBe(`All accounts found: Email address begins with “${search}”`);
  await reader.select('What', action);
  if (group) await reader.select('Group', group);
  await reader.press('Preview');
  return dialog;
}

/** The service is too busy for the next requests of an operation. */
async function beBusy(operationId: string, times: number): Promise<void> {
  const body = JSON.stringify({operationId, times});
  const headers = {'content-type': 'application/json'};
  const response = await fetch(`${sandbox.url}/sandbox/faults`, {method: 'POST', headers, body});
  if (!response.ok) throw new Error(await response.text());
}

test('invites 112 people of a file with 7 faults, stopped, closed and resumed', async () => {
  const stem = uniqueId('guest');
  const member = await sandbox.people.member();
  const reader = new UsersReader();
  await reader.open(sandbox.url, `/admin/Users?text=${stem}`);
  const lines = Array.from(
    {length: 120},
    (_, index) => `${stem}${index}@example.com;"Guest, ${index}";developer-users`,
  );
  lines[3] = `${member.email};Already here;dashboard-users`;
  lines[10] = ';Without address;';
  lines[20] = 'no address;Guest;';
  lines[30] = `${stem}0@example.com;Guest;`;
  lines[40] = `${stem}40@example.com;;`;
  lines[50] = `${stem}50@example.com;Guest;pilots`;
  lines[60] = `${stem}60@example.com;Guest "Bob" Sixty;`;
  lines[70] = `${stem}70@example.com;${'x'.repeat(2049)};`;
  await reader.press('Invite from CSV');
  const dialog = await reader.dialog();
  const text = `\uFEFFEmail;Name;Groups\r\n${lines.join('\r\n')}\r\n`;
  await reader.user.upload(
    screen.getByLabelText('CSV file'),
    new File([text], 'guests.csv', {type: 'text/csv'}),
  );
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste the lines').value).not.toBe(''),
  );
  await reader.press('Check the file');
  await says(dialog, 'Invitations: 112. Accounts that exist already: 1. Lines with errors: 7.');
  const faults = screen.getByText(/^Lines with errors/, {selector: 'summary'}).closest('details');
  expect(faults?.textContent).toContain('Lines with errors (7)');
  const shown = [...(faults?.querySelectorAll('li') ?? [])].map(({textContent}) => textContent);
  expect(shown).toEqual([
    expect.stringMatching(/^Line 12: .*The address is missing$/),
    expect.stringMatching(/^Line 22: .*no address is not an email address$/),
    expect.stringMatching(/^Line 32: .*Line 2 has the same address$/),
    expect.stringMatching(/^Line 42: .*The name is missing$/),
    expect.stringMatching(/^Line 52: .*There is no group pilots$/),
    expect.stringMatching(/^Line 62: .*A cell contains a quotation mark/),
    expect.stringMatching(/^Line 72: .*The name is longer than 2048 characters$/),
  ]);

  const release = holdFrom('AdminCreateUser', 50);
  await reader.press('Send invitations (112)');
  await says(dialog, '50 of 113 done');
  await reader.press('Stop', dialog);
  release();
  await waitFor(() => expect(within(dialog).getAllByText('Stopped, ', {exact: false})).toHaveLength(1));
  await reader.user.click(within(dialog).getByLabelText('Close'));
  await reader.closed();
  await reader.press('Show results', await screen.findByRole('region', {name: 'Invitations'}));
  const again = await reader.dialog();
  await reader.press('Resume', again);
  await says(again, '113 of 113 done, 0 failed, 0 left');

  const {bytes: file} = await takeDownload(() => reader.press('Save results as CSV', again));
  const rows: Record<string, string>[] = parse(file, {bom: true, columns: true});
  expect(rows.map(({line}) => Number(line))).toEqual(lines.map((_, index) => index + 2));
  const count = (word: string) => rows.filter(({result}) => result === word).length;
  expect({done: count('Done'), faulty: count('Not sent')}).toEqual({done: 113, faulty: 7});
  const all = (await (await fetch(`${sandbox.url}/sandbox/mailbox`)).json()) as {to: string}[];
  const mails = all.filter(({to}) => to.startsWith(stem));
  expect(new Set(mails.map(({to}) => to)).size).toBe(112);
  expect(mails).toHaveLength(112);
  expect(all.filter(({to}) => to === member.email)).toHaveLength(1);
});

test('adds people to a group, stopped halfway and resumed while the service is busy, and loses nobody', async () => {
  const stem = uniqueId('crew');
  const {administration} = sandbox.people;
  await Promise.all(
    Array.from({length: 24}, (_, index) =>
      administration.invite(`${stem}${index}@example.com`, `Crew ${index}`, SEEDED_PASSWORD),
    ),
  );
  await administration.addToGroup(`${stem}7@example.com`, 'dashboard-users');
  const reader = new UsersReader();
  await reader.open(sandbox.url, `/admin/Users?text=${stem}`);
  const dialog = await preview(reader, stem, 'Add to a group', 'dashboard-users');
  await says(dialog, 'Will change: 23. Stay as they are: 1. Protected: 0.');
  const release = holdFrom('AdminAddUserToGroup', 12);
  await reader.press('Change accounts (23)');
  await says(dialog, '11 of 23 done');
  await reader.press('Stop', dialog);
  release();
  await waitFor(() => expect(dialog.querySelector('progress')?.value).toBe(15));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Resume'));

  await beBusy('AdminAddUserToGroup', 6);
  await reader.press('Resume', dialog);
  await says(dialog, 'The service is busy, so this goes more slowly.');
  await says(dialog, '23 of 23 done, 0 failed, 0 left');
  const addresses = await administration.addressesIn('dashboard-users');
  expect(addresses.filter((address) => address.startsWith(stem))).toHaveLength(24);
});

test('leaves the portal its last administrator, in the preview and while the change runs', async () => {
  const groups = ['developer-users', 'developer-admins'];
  const [member, other] = [await sandbox.people.member(groups), await sandbox.people.member(groups)];
  listMembersAmong(member.email, other.email);
  const reader = new UsersReader();
  await reader.open(sandbox.url, `/admin/Users?text=${other.email}`, member);
  const dialog = await preview(reader, other.email, 'Disable');
  await says(dialog, 'Will change: 1. Stay as they are: 0. Protected: 0.');
  // Somebody else takes the administration from the one who is about to disable the other.
  await sandbox.people.administration.removeFromGroup(member.email, 'developer-admins');
  await reader.press('Change accounts (1)');
  await says(dialog, 'This would leave the portal without an administrator');
  await says(dialog, '0 of 1 done, 1 failed, 0 left');
  await reader.user.keyboard('{Escape}');
  await reader.closed();

  const again = await preview(reader, other.email, 'Remove from a group', 'developer-admins');
  await says(again, 'Will change: 0. Stay as they are: 0. Protected: 1.');
  await says(again, 'Nobody would be left to administer the portal');
});
