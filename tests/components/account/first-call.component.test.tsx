import {screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test} from 'vitest';
import {beSignedIn} from '../beSignedIn';
import {sandboxForFile} from '../sandboxForFile';
import {findText} from '../texts';
import {loadPanel} from '../dashboard/openPanel';
import {readTokens} from './readTokens';
import {statusOf} from './statusOf';

const sandbox = sandboxForFile();

test('a newcomer creates a key, sends a first call with one press, and sees it arrive', async () => {
  const person = await sandbox.people.member(['developer-users', 'dashboard-weatherthreshold']);
  await beSignedIn(person, sandbox.url);
  await loadPanel(sandbox.url, '/dashboard');
  const user = userEvent.setup();
  const card = within(await screen.findByRole('region', {name: 'Your first call'}));
  await user.click(card.getByRole('button', {name: 'Create my first key'}));
  const issued = await card.findByRole('heading', {name: 'The new key: My first key'});
  await waitFor(() => expect(document.activeElement).toBe(issued));
  const key = card.getByText(/^pk_/, {selector: 'code'}).textContent;
  expect(await statusOf(sandbox.url, key)).toBe(200);
  await user.click(card.getByRole('button', {name: 'Send it with my key'}));
  await findText('200 OK');
  await user.click(card.getByRole('button', {name: 'I have stored it'}));
  expect(card.queryByText(key)).toBeNull();
  expect(document.activeElement).toBe(card.getByRole('heading', {name: 'Send a request'}));
  await findText(`The platform received it with your key …${key.slice(-4)}`);

  // The token lists the key, once it has been fetched anew.
  await waitFor(() => expect(readTokens()).toEqual([expect.stringContaining(`${key.slice(-4)} `)]));
  // The next visit begins with the dashboard's own first panel.
  await loadPanel(sandbox.url, '/dashboard');
  await screen.findByRole('heading', {name: 'Weather thresholds'});
  expect(screen.queryByRole('region', {name: 'Your first call'})).toBeNull();
});
