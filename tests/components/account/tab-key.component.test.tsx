import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test} from 'vitest';
import {beSignedIn, developer} from '../beSignedIn';
import {programForFile} from '../programForFile';
import {ExplorerReader} from '../reference/ExplorerReader';
import {watchRequests} from '../requests';
import {sandboxForFile} from '../sandboxForFile';
import {findText} from '../texts';
import {loadPanel} from '../dashboard/openPanel';
import {readTokens} from './readTokens';

const OFFER = 'Get an API key for this tab';
const sandbox = sandboxForFile();
const seeded = programForFile();

const button = (name: string) => screen.findByText(name, {selector: 'button'});

test('the token names a new key, and nobody can read it there', async () => {
  const user = userEvent.setup();
  await beSignedIn(await sandbox.people.member(), sandbox.url);
  await loadPanel(sandbox.url, '/dashboard?panel=account');
  await user.click(await button('Create an API key'));
  await user.type(screen.getByLabelText('What is it for?'), 'Gateway');
  await user.click(await button('Create the key'));
  await screen.findByText('The new key: Gateway', {selector: 'h3'});
  const key = screen.getByText(/^pk_/, {selector: 'code'}).textContent;
  await user.click(await button('I have stored it'));
  expect(screen.queryByText(key)).toBeNull();
  await waitFor(() => expect(readTokens()).toEqual([expect.stringContaining(`${key.slice(-4)} `)]));
  expect(readTokens()[0]).not.toContain(key);
});

test('a key for this tab is one press away in the explorer and the panel of devices, and works', async () => {
  const user = userEvent.setup();
  const person = await sandbox.people.member(['developer-users', 'dashboard-devices']);
  await beSignedIn(person, sandbox.url);
  // Listing webhooks takes keys only.
  const explorer = new ExplorerReader(sandbox.url);
  await explorer.tryIt('list-webhooks');
  await explorer.press(OFFER);
  await waitFor(() => expect(explorer.field('Credentials').value).toBe('account:tabKey'));
  expect(screen.queryByText(OFFER, {selector: 'button'})).toBeNull();
  const ofExplorer = watchRequests();
  await explorer.press('Send');
  await explorer.heading(/^Response: 20[04] /);
  const key = ofExplorer.to('/webhooks/v1')[0]?.headers.get('x-api-key') ?? '';
  expect(key).toMatch(/^pk_/);
  ofExplorer.release();

  // A key that its owner revokes would only be refused: a new one is offered.
  await loadPanel(sandbox.url, '/dashboard?panel=account');
  await user.click(
    await screen.findByLabelText(`Revoke: A browser tab of the portal …${key.slice(-4)}`, {
      selector: 'button',
    }),
  );
  await user.click(await button('Revoke the key'));
  await findText('A browser tab of the portal has been revoked.');
  expect(JSON.stringify({...sessionStorage})).not.toContain(key);

  // Who has none gets one in the panel of devices, which lists drones then.
  await loadPanel(sandbox.url, '/dashboard?panel=devices');
  await findText('Drones of version 1 are listed and registered with an API key');
  expect(screen.queryByText('Register a drone', {selector: 'button'})).toBeNull();
  const ofPanel = watchRequests();
  await user.click(await button(OFFER));
  await button('Register a drone');
  const [list] = ofPanel.to('/flights/v1/drones');
  expect(list?.headers.get('x-api-key')).toMatch(/^pk_/);
  expect(list && (await fetch(list)).status).toBe(200);
});

test('a key of the account is used in the explorer by a link, which opens it', async () => {
  const user = userEvent.setup();
  await beSignedIn(developer, seeded.url);
  await loadPanel(seeded.url, '/dashboard?panel=account');
  const link = await screen.findByText('Use in the explorer', {selector: 'a'});
  expect(link.getAttribute('href')).toBe('/api/list-collections');
  await user.click(link);
  const explorer = new ExplorerReader(seeded.url);
  await explorer.open('list-collections');
  await waitFor(() => expect(explorer.field('Credentials').value).toBe('account:key:1'));
});
