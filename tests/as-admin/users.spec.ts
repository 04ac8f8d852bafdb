import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {parse as parseCsv} from 'csv-parse/sync';
import {axeViolations} from '../every-page/accessibility';
import {sidewaysScroll} from '../every-page/sidewaysScroll';
import {uniqueId} from '../fixtures/sandbox';
import {expect, test} from '../fixtures/test';
import {rowsOf, searchAddress} from './findAccounts';

// What can be done to accounts is tested in tests/components/admin, without a browser. This is what needs one.

test.use({signedInAs: 'admin@example.com'});

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

test('accounts: in numbers, as a list, many at once, one alone, on a phone, and out of reach', async ({
  page,
  portal,
  people,
  noise,
}) => {
  const stem = uniqueId('crew');
  const emailOf = (index: number) => `${stem}-${index}@example.com`;
  for (const index of [0, 1, 2])
    await people.administration.invite(emailOf(index), `${stem} ${index}`, 'Sandbox-2026!');
  const waiting = await people.member([]);
  const dialog = page.getByRole('dialog');

  await test.step('numbers: bars are as long as they are large, and lead to people', async () => {
    await portal.open('/admin/AdminDashboard');
    const rows = page.getByRole('table', {name: 'By group'}).locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    const drawn = await rows.evaluateAll((all) =>
      all.map((row) => ({
        count: Number(row.querySelector('td')?.textContent),
        width: row.querySelector('[style]')?.getBoundingClientRect().width ?? 0,
      })),
    );
    const [largest] = drawn;
    for (const {count, width} of drawn)
      expect(width).toBeCloseTo(((largest?.width ?? 0) * count) / (largest?.count ?? 1), 0);

    await page.getByText(/^Waiting for access: [1-9]/).click();
    const list = page.getByRole('region', {name: 'Waiting for access'});
    await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(list.getByText(waiting.email)).toBeVisible();
    await page.getByText(/^People with API keys: [1-9]/).click();
    const keys = page.getByRole('region', {name: 'People with API keys'});
    await expect(
      keys.getByRole('cell', {name: /^(never|no active key|just now|\d+ \w+ ago)$/}).first(),
    ).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await list.getByRole('link', {name: waiting.name}).click();
    await expect(page).toHaveURL(/\/admin\/Users\?person=/);
    await expect(page.getByText(waiting.email).first()).toBeVisible();
    await page.getByRole('button', {name: 'All accounts'}).click();
  });

  await test.step('a list, sorted, and saved as CSV', async () => {
    await searchAddress(page, stem);
    await expect(page.getByText('Accounts found: 3.')).toBeVisible();
    await page.getByRole('button', {name: 'Name', exact: true}).click();
    await page.getByRole('button', {name: 'Name', exact: true}).click();
    await expect(rowsOf(page).first()).toContainText(`${stem} 2`);
    expect(await axeViolations(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Save as CSV (3)'}).click();
    const csv = await readFile(await (await download).path());
    const saved = parseCsv<Record<string, string>>(csv, {bom: true, columns: true});
    expect(saved.map((row) => row['Email address'])).toEqual([2, 1, 0].map(emailOf));
  });

  await test.step('many at once: what would change', async () => {
    await page.getByRole('button', {name: 'Change many accounts'}).click();
    await dialog.getByRole('combobox', {name: 'What'}).selectOption({label: 'Add to a group'});
    await dialog.getByRole('combobox', {name: 'Group'}).selectOption({label: 'dashboard-users'});
    await dialog.getByRole('button', {name: 'Preview'}).click();
    await expect(dialog.getByText('Will change: 3. Stay as they are: 0. Protected: 0.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('many at once: a file of invitations with faults, stopped', async () => {
    await page.getByRole('button', {name: 'Invite from CSV'}).click();
    // Four are sent at once: some are left when it stops.
    const lines = [3, 4, 5, 6, 7, 8].map((index) => `${emailOf(index)};Guest;`);
    lines.push(`${emailOf(0)};Here;`, ';Without address;');
    await dialog.getByLabel('CSV file').setInputFiles({
      name: 'guests.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFFEmail;Name;Groups\r\n${lines.join('\r\n')}\r\n`),
    });
    await dialog.getByRole('button', {name: 'Check the file'}).click();
    await expect(
      dialog.getByText('Invitations: 6. Accounts that exist already: 1. Lines with errors: 1.'),
    ).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const release = await holdFrom(page, 'AdminCreateUser', 2);
    await dialog.getByRole('button', {name: 'Send invitations (6)'}).click();
    await dialog.getByRole('button', {name: 'Stop'}).click();
    release();
    await expect(dialog.getByText('Stopped, ')).toHaveCount(1);
    await dialog.getByRole('button', {name: 'Close'}).click();
    const bar = page.getByRole('region', {name: 'Invitations'});
    await bar.getByRole('button', {name: 'Show results'}).click();
    await expect(dialog.getByRole('button', {name: 'Resume'})).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('one account, and what was called for it', async () => {
    await page.getByRole('link', {name: `${stem} 1`, exact: true}).click();
    const account = page.getByRole('region', {name: `${stem} 1`, exact: true});
    await expect(account.getByText('Uses the developer portal')).toBeVisible();
    await account.getByRole('button', {name: 'Resend invitation'}).click();
    await expect(page.getByText(`A new invitation is on its way to ${emailOf(1)}.`)).toBeVisible();
    await page.getByText('Calls about this account').click();
    await expect(page.getByRole('region', {name: 'Calls to the user pool'})).toBeVisible();
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
    await expect(rowsOf(page)).not.toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
  expect(await noise.unexpected()).toEqual([]);

  await test.step('says that the service is out of reach, and reads again when asked', async () => {
    noise.allow(/net::ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await searchAddress(page, waiting.email);
    await expect(
      page.getByText('The identity service did not respond. Check your connection.'),
    ).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(rowsOf(page).filter({hasText: waiting.email})).toBeVisible();
  });
});
