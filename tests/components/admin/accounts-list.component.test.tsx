import {screen, waitFor} from '@testing-library/react';
import {parse as parseCsv} from 'csv-parse/sync';
import {expect, test} from 'vitest';
import {uniqueId} from '../../fixtures/sandbox';
import {sandboxForFile} from '../sandboxForFile';
import {takeDownload} from '../takeDownload';
import {findText} from '../texts';
import {UsersReader} from './UsersReader';

const sandbox = sandboxForFile();

/** More than one page of the service. */
const CREW = 65;

test('many accounts: found by name, status, access and group, sorted, and saved', async () => {
  const stem = uniqueId('crew');
  const numbers = Array.from({length: CREW}, (_, index) => String(index).padStart(2, '0'));
  const emailOf = (number: string) => `${stem}-${number}@example.com`;
  const {administration} = sandbox.people;
  await Promise.all(
    numbers.map((number) => administration.invite(emailOf(number), `${stem} ${number}`, 'Sandbox-2026!')),
  );
  for (const number of ['03', '64']) await administration.addToGroup(emailOf(number), 'dashboard-lightning');
  await administration.disable(emailOf('05'));

  // By name, page by page, and sorted once all are here.
  const reader = new UsersReader();
  await reader.open(sandbox.url, '/admin/Users');
  await reader.select('Search by', 'Name');
  await reader.fill('Name begins with', stem);
  await reader.press('Search');
  await findText('First 60 accounts.');
  expect(reader.history.location.search).toContain(`by=name&text=${stem}`);
  expect(screen.queryByText('Name', {selector: 'button'})).toBeNull();
  await reader.press('Load all');
  await findText(`Accounts found: ${CREW}.`);
  await reader.press('Name');
  await reader.press('Name');
  await waitFor(() => expect(reader.rows()[0]?.textContent).toContain(`${stem} 64`));
  const head = screen.getByText('Name', {selector: 'button'}).closest('th');
  expect(head?.getAttribute('aria-sort')).toBe('descending');

  // Saved as it is listed.
  const {bytes: file} = await takeDownload(() => reader.press(`Save as CSV (${CREW})`));
  const csv = parseCsv<Record<string, string>>(file, {bom: true, columns: true});
  expect(csv.map((row) => row['Email address'])).toEqual(numbers.toReversed().map(emailOf));
  expect(csv[0]).toMatchObject({Name: `${stem} 64`, Status: 'FORCE_CHANGE_PASSWORD', Enabled: 'true'});
  expect(csv.filter((row) => row['Enabled'] === 'false').map((row) => row['Name'])).toEqual([`${stem} 05`]);

  // Within what is loaded.
  await reader.fill('Filter the loaded accounts', '64@');
  await reader.rowsAre(1);
  await findText('Loaded accounts that contain the text: 1.');

  await reader.select('Search by', 'Access');
  await reader.select('Access is', 'Disabled');
  await waitFor(() => {
    const row = reader.rows().find(({textContent}) => textContent?.includes(emailOf('05')));
    expect(row?.textContent).toContain('disabled');
  });

  await reader.select('Search by', 'Group');
  await reader.select('Member of', 'dashboard-lightning');
  await findText('lists the members of a group without any other filter');
  await reader.rowsAre(2, stem);

  await reader.select('Search by', 'Status');
  await reader.select('Status is', 'Invited, must choose a password');
  await waitFor(() => expect(reader.rows()[0]?.textContent).toContain('Invited, must choose a password'));
  reader.history.goBack();
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Member of').value).toBe('dashboard-lightning'),
  );
  await reader.rowsAre(2, stem);
});
