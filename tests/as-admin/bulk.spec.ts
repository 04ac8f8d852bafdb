import {readFile} from 'node:fs/promises';
import {
  AdminRemoveUserFromGroupCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type {Locator, Page} from '@playwright/test';
import {parse} from 'csv-parse/sync';
import {axeViolations} from '../every-page/accessibility';
import {SEEDED_PASSWORD} from '../fixtures/addresses';
import {userPoolAs} from '../../scripts/lib/userPoolAs';
import type {OwnSandbox} from '../fixtures/ownSandbox';
import {expect, test} from '../fixtures/test';

const UserPoolId = 'us-west-2_Sandbox01';
const admin = {email: 'admin@example.com', password: SEEDED_PASSWORD};

/** Holds the requests of an operation from the nth on. @returns a function that lets them go */
async function holdFrom(page: Page, operation: string, nth: number): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let sent = 0;
  await page.route('**/identity/user-pool/**', async (route) => {
    if (route.request().headers()['x-amz-target']?.endsWith(operation) && ++sent >= nth) await released;
    await route.fallback();
  });
  return release;
}

async function beBusy({url}: OwnSandbox, operationId: string, times: number): Promise<void> {
  const body = JSON.stringify({operationId, times});
  await fetch(`${url}/sandbox/faults`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body,
  });
}

/** The dialog of a change of many accounts, its preview shown. */
async function preview(page: Page, search: string, action: string, group?: string): Promise<Locator> {
  await page.getByRole('searchbox', {name: /address/i}).fill(search);
  await page.getByRole('search').getByRole('button', {name: 'Search'}).click();
  await page.getByRole('button', {name: 'Change many accounts'}).click();
  const dialog = page.getByRole('dialog');
  // What was searched for is chosen already; without a search nobody is.
  await expect(dialog.getByRole('combobox', {name: 'Who'}).locator('option:checked')).toHaveText(
    `All accounts found: Email address begins with “${search}”`,
  );
  await dialog.getByRole('combobox', {name: 'What'}).selectOption({label: action});
  if (group) await dialog.getByRole('combobox', {name: 'Group'}).selectOption({label: group});
  await dialog.getByRole('button', {name: 'Preview'}).click();
  return dialog;
}

test('invites 112 people of a file with 7 faults, stopped, closed and resumed', async ({
  page,
  portal,
  openOwnSandbox,
}) => {
  // The accounts are created one after another.
  const allDone = {timeout: 120_000};
  const own = await openOwnSandbox();
  await portal.enter({...admin, at: own.url}, '/admin/Users');
  const lines = Array.from(
    {length: 120},
    (_, index) => `guest${index}@example.com;"Guest, ${index}";developer-users`,
  );
  lines[3] = 'developer@example.com;Already here;dashboard-users';
  lines[10] = ';Without address;';
  lines[20] = 'no address;Guest;';
  lines[30] = 'guest0@example.com;Guest;';
  lines[40] = 'guest40@example.com;;';
  lines[50] = 'guest50@example.com;Guest;pilots';
  lines[60] = 'guest60@example.com;Guest "Bob" Sixty;';
  lines[70] = `guest70@example.com;${'x'.repeat(2049)};`;
  await page.getByRole('button', {name: 'Invite from CSV'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'guests.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFFEmail;Name;Groups\r\n${lines.join('\r\n')}\r\n`),
  });
  await dialog.getByRole('button', {name: 'Check the file'}).click();
  await expect(
    dialog.getByText('Invitations: 112. Accounts that exist already: 1. Lines with errors: 7.'),
  ).toBeVisible();
  const faults = dialog.getByRole('group').filter({hasText: 'Lines with errors (7)'});
  await expect(faults.getByRole('listitem')).toHaveText([
    /^Line 12: .*The address is missing$/,
    /^Line 22: .*no address is not an email address$/,
    /^Line 32: .*Line 2 has the same address$/,
    /^Line 42: .*The name is missing$/,
    /^Line 52: .*There is no group pilots$/,
    /^Line 62: .*A cell contains a quotation mark/,
    /^Line 72: .*The name is longer than 2048 characters$/,
  ]);
  expect(await axeViolations(page)).toEqual([]);

  const release = await holdFrom(page, 'AdminCreateUser', 50);
  await dialog.getByRole('button', {name: 'Send invitations (112)'}).click();
  await expect(dialog.getByText(/^50 of 113 done/)).toBeVisible(allDone);
  await dialog.getByRole('button', {name: 'Stop'}).click();
  release();
  await expect(dialog.getByText('Stopped, ')).toHaveCount(1);
  await dialog.getByRole('button', {name: 'Close'}).click();
  const bar = page.getByRole('region', {name: 'Invitations'});
  await bar.getByRole('button', {name: 'Show results'}).click();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', {name: 'Resume'}).click();
  await expect(dialog.getByText('113 of 113 done, 0 failed, 0 left')).toBeVisible(allDone);

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', {name: 'Save results as CSV'}).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const rows: Record<string, string>[] = parse(text, {bom: true, columns: true});
  expect(rows.map(({line}) => Number(line))).toEqual(lines.map((_, index) => index + 2));
  const count = (word: string) => rows.filter(({result}) => result === word).length;
  expect({done: count('Done'), faulty: count('Not sent')}).toEqual({done: 113, faulty: 7});
  const mails = (await (await fetch(`${own.url}/sandbox/mailbox`)).json()) as {to: string}[];
  expect(new Set(mails.map(({to}) => to)).size).toBe(112);
  expect(mails).toHaveLength(112);
});

test('adds people to a group, stopped halfway and resumed while the service is busy, and loses nobody', async ({
  page,
  portal,
  openOwnSandbox,
  noise,
}) => {
  noise.allow(/400 \(Bad Request\)/);
  const own = await openOwnSandbox();
  const {administration} = own.people;
  await Promise.all(
    Array.from({length: 24}, (_, index) =>
      administration.invite(`crew${index}@example.com`, `Crew ${index}`, SEEDED_PASSWORD),
    ),
  );
  await administration.addToGroup('crew7@example.com', 'dashboard-users');
  await portal.enter({...admin, at: own.url}, '/admin/Users');
  const dialog = await preview(page, 'crew', 'Add to a group', 'dashboard-users');
  await expect(dialog.getByText('Will change: 23. Stay as they are: 1. Protected: 0.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const release = await holdFrom(page, 'AdminAddUserToGroup', 12);
  await dialog.getByRole('button', {name: 'Change accounts (23)'}).click();
  await expect(dialog.getByText('11 of 23 done')).toBeVisible();
  await dialog.getByRole('button', {name: 'Stop'}).click();
  release();
  await expect(dialog.getByRole('progressbar')).toHaveJSProperty('value', 15);
  await expect(dialog.getByRole('button', {name: 'Resume'})).toBeFocused();

  await beBusy(own, 'AdminAddUserToGroup', 6);
  await dialog.getByRole('button', {name: 'Resume'}).click();
  await expect(dialog.getByText('The service is busy, so this goes more slowly.')).toBeVisible();
  await expect(dialog.getByText('23 of 23 done, 0 failed, 0 left')).toBeVisible();
  const client = await userPoolAs(admin.email, own.url);
  const group = {UserPoolId, GroupName: 'dashboard-users', Limit: 60};
  const {Users = []} = await client.send(new ListUsersInGroupCommand(group));
  const addresses = Users.flatMap(({Attributes}) => Attributes?.find(({Name}) => Name === 'email')?.Value);
  expect(addresses.filter((address) => address?.startsWith('crew'))).toHaveLength(24);
});

test('leaves the portal its last administrator, in the preview and while the change runs', async ({
  page,
  portal,
  openOwnSandbox,
}) => {
  const own = await openOwnSandbox();
  const member = await own.people.member(['developer-users', 'developer-admins']);
  await portal.enter(member, '/admin/Users');
  const dialog = await preview(page, 'admin@', 'Disable');
  await expect(dialog.getByText('Will change: 1. Stay as they are: 0. Protected: 0.')).toBeVisible();
  // Somebody else takes the administration from the one who is about to disable the other.
  const client = await userPoolAs(admin.email, own.url);
  await client.send(
    new AdminRemoveUserFromGroupCommand({
      UserPoolId,
      GroupName: 'developer-admins',
      Username: member.email,
    }),
  );
  await dialog.getByRole('button', {name: 'Change accounts (1)'}).click();
  await expect(dialog.getByText(/This would leave the portal without an administrator/)).toBeVisible();
  await expect(dialog.getByText('0 of 1 done, 1 failed, 0 left')).toBeVisible();
  await page.keyboard.press('Escape');

  const again = await preview(page, 'admin@', 'Remove from a group', 'developer-admins');
  await expect(again.getByText('Will change: 0. Stay as they are: 0. Protected: 1.')).toBeVisible();
  await expect(again.getByText('Nobody would be left to administer the portal')).toBeVisible();
});
