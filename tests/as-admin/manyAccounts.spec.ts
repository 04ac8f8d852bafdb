import {readFile} from 'node:fs/promises';
import {parse as parseCsv} from 'csv-parse/sync';
import {axeViolations} from '../every-page/accessibility';
import {sidewaysScroll} from '../every-page/sidewaysScroll';
import {demandSecondFactors} from '../fixtures/identity';
import {sandboxUrl} from '../fixtures/addresses';
import {uniqueId} from '../fixtures/sandbox';
import {expect, test} from '../fixtures/test';
import {rowsOf, searchAddress} from './findPerson';

test.use({signedInAs: 'admin@example.com'});

/** More than one page of the service. */
const CREW = 65;

test('many accounts: found by name, status, access and group, sorted, saved, and one of them opened by a link', async ({
  page,
  portal,
  people,
}) => {
  const stem = uniqueId('crew');
  const numbers = Array.from({length: CREW}, (_, index) => String(index).padStart(2, '0'));
  const emailOf = (number: string) => `${stem}-${number}@example.com`;
  const {administration} = people;
  await Promise.all(
    numbers.map((number) => administration.invite(emailOf(number), `${stem} ${number}`, 'Sandbox-2026!')),
  );
  for (const number of ['03', '64']) await administration.addToGroup(emailOf(number), 'dashboard-lightning');
  await administration.disable(emailOf('05'));
  const member = await people.member();
  await demandSecondFactors(member, {withApp: true, withEmail: false, at: sandboxUrl});

  await test.step('by name, page by page, and sorted once all are here', async () => {
    await portal.open('/admin/Users');
    await page.getByLabel('Search by').selectOption('Name');
    await page.getByLabel('Name begins with').fill(stem);
    await page.getByRole('search').getByRole('button', {name: 'Search'}).click();
    await expect(page.getByText('First 60 accounts.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`by=name&text=${stem}`));
    await expect(page.getByRole('button', {name: 'Name', exact: true})).toHaveCount(0);
    await page.getByRole('button', {name: 'Load all'}).click();
    await expect(page.getByText(`Accounts found: ${CREW}.`)).toBeVisible();
    await page.getByRole('button', {name: 'Name', exact: true}).click();
    await page.getByRole('button', {name: 'Name', exact: true}).click();
    await expect(rowsOf(page).first()).toContainText(`${stem} 64`);
    await expect(page.getByRole('columnheader', {name: 'Name', exact: true})).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('saved as CSV, as it is listed', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: `Save as CSV (${CREW})`}).click();
    const csv = parseCsv<Record<string, string>>(await readFile(await (await download).path()), {
      bom: true,
      columns: true,
    });
    expect(csv.map((row) => row['Email address'])).toEqual(numbers.toReversed().map(emailOf));
    expect(csv[0]).toMatchObject({Name: `${stem} 64`, Status: 'FORCE_CHANGE_PASSWORD', Enabled: 'true'});
    expect(csv.filter((row) => row['Enabled'] === 'false').map((row) => row['Name'])).toEqual([`${stem} 05`]);
  });

  await test.step('within what is loaded, by access, by group, by status', async () => {
    await page.getByLabel('Filter the loaded accounts').fill('64@');
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(page.getByText('Loaded accounts that contain the text: 1.')).toBeVisible();
    await page.getByLabel('Search by').selectOption('Access');
    await page.getByLabel('Access is').selectOption('Disabled');
    await expect(rowsOf(page).filter({hasText: emailOf('05')})).toContainText('disabled');
    await page.getByLabel('Search by').selectOption('Group');
    await page.getByLabel('Member of').selectOption('dashboard-lightning');
    await expect(page.getByText('lists the members of a group without any other filter')).toBeVisible();
    await expect(rowsOf(page).filter({hasText: stem})).toHaveCount(2);
    await page.getByLabel('Search by').selectOption('Status');
    await page.getByLabel('Status is').selectOption('Invited, must choose a password');
    await expect(rowsOf(page).first()).toContainText('Invited, must choose a password');
    await page.goBack();
    await expect(page.getByLabel('Member of')).toHaveValue('dashboard-lightning');
    await expect(rowsOf(page).filter({hasText: stem})).toHaveCount(2);
  });

  await test.step('one person, by a link, and the second factor is reset', async () => {
    await page.getByLabel('Search by').selectOption('Email address');
    await searchAddress(page, member.email);
    const link = await page.getByRole('link', {name: member.name, exact: true}).getAttribute('href');
    await portal.open(link ?? '');
    const account = page.getByRole('region', {name: member.name, exact: true});
    await expect(account.getByText('Authenticator app')).toBeVisible();
    await expect(account.getByText('Uses the developer portal')).toBeVisible();
    await account.getByRole('button', {name: 'Reset second factor'}).click();
    const dialog = page.getByRole('dialog', {name: `Reset the second factor of ${member.email}?`});
    await dialog.getByRole('button', {name: 'Reset second factor'}).click();
    await expect(page.getByText(`${member.email} now signs in with the password alone.`)).toBeVisible();
    await expect(account.getByRole('button', {name: 'Reset second factor'})).toHaveCount(0);
    await page.getByText('Calls about this account').click();
    const calls = page.getByRole('region', {name: 'Calls to the user pool'});
    await expect(calls.getByRole('row', {name: /AdminSetUserMFAPreference.*200 OK/})).toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('on a phone, by daylight', async () => {
    await page.setViewportSize({width: 390, height: 844});
    await portal.preferColorMode('light');
    await page.reload();
    await expect(page.getByText('Uses the developer portal')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', {name: 'All accounts'}).click();
    await expect(rowsOf(page)).toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
