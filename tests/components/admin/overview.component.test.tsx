import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import site from '../../../site.config';
import {sandboxForFile} from '../sandboxForFile';
import {findText} from '../texts';
import {UsersReader} from './UsersReader';

const sandbox = sandboxForFile();

const tableOf = (name: string) => screen.findByRole('table', {name});

test('sees people by status and group, live, and is led from every number to the people behind it', async () => {
  const invited = await sandbox.people.invited();
  const reader = new UsersReader();
  await reader.load(sandbox.url, '/admin/AdminDashboard');
  await findText(`Environment: ${site.identity.environmentName}`);
  expect((await tableOf('By status')).textContent).toContain('Confirmed');
  expect((await tableOf('By group')).textContent).toContain('developer-users');
  await reader.press('Refresh');
  await waitFor(async () => expect((await tableOf('Newest accounts')).textContent).toMatch(/@example\.com/));

  const weeks = await tableOf('New accounts');
  expect(within(weeks).getAllByRole('row')).toHaveLength(13);
  expect(within(weeks).getAllByRole('row').at(-1)?.textContent).toMatch(/[1-9]/);
  await reader.user.click(screen.getByLabelText('Days'));
  expect(within(await tableOf('New accounts')).getAllByRole('row')).toHaveLength(15);

  await reader.user.click(screen.getByText('have not accepted an invitation', {exact: false}));
  const {pathname, search} = reader.history.location;
  expect(pathname + search).toBe('/admin/Users?by=status&text=FORCE_CHANGE_PASSWORD');
  // Other tests have invited more people than one page of the service lists.
  await waitFor(() => expect(reader.rows()).not.toHaveLength(0));
  const loadAll = screen.queryByText('Load all', {selector: 'button'});
  if (loadAll) await reader.user.click(loadAll);
  await findText('Accounts found: ');
  await reader.fill('Filter the loaded accounts', invited.email);
  await reader.rowsAre(1, invited.email);
});
