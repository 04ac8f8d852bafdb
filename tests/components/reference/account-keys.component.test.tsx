import {screen, waitFor} from '@testing-library/react';
import {expect, test} from 'vitest';
import site from '../../../site.config';
import {beSignedIn, developer} from '../beSignedIn';
import {programForFile} from '../programForFile';
import {watchRequests} from '../requests';
import {findText} from '../texts';
import {ExplorerReader} from './ExplorerReader';

const PATH = '/locations/v2/collections';
const [sandboxServer, production] = site.api.servers;
const sandbox = programForFile();

/** Opens the explorer of the collections as somebody whose account has a key. */
async function openExplorer(): Promise<ExplorerReader> {
  await beSignedIn(developer, sandbox.url);
  const explorer = new ExplorerReader(sandbox.url);
  await explorer.tryIt('list-collections');
  await waitFor(() => expect(explorer.field('Credentials').value).toBe('account:key:1'));
  return explorer;
}

test('a key of the account is sent, and neither shown nor stored', async () => {
  const explorer = await openExplorer();
  const requests = watchRequests();
  await explorer.press('Send');
  await explorer.heading('Response: 200 OK');
  expect(requests.to(PATH).map(({headers}) => headers.get('x-api-key'))).toEqual(['sandbox-developer-key']);
  expect(document.body.textContent).not.toContain('sandbox-developer-key');
  const ofPage = Object.entries(localStorage).filter(([key]) => !key.startsWith('CognitoIdentity'));
  expect(JSON.stringify([ofPage, {...sessionStorage}])).not.toContain('sandbox-developer-key');
});

test('the sign-in itself is a bearer token', async () => {
  const explorer = await openExplorer();
  await explorer.user.selectOptions(explorer.field('Credentials'), 'Your sign-in');
  const requests = watchRequests();
  await explorer.press('Send');
  await explorer.heading('Response: 200 OK');
  const tokens = requests.to(PATH).map(({headers}) => headers.get('authorization'));
  expect(tokens).toEqual([expect.stringMatching(/^Bearer ey/)]);
});

test('another server is offered no key of the account, and none that was typed for it is kept for the first', async () => {
  const explorer = await openExplorer();
  const requests = watchRequests(({url}) =>
    url.startsWith(production?.url ?? '') ? Promise.resolve(new Response(null, {status: 401})) : undefined,
  );
  await explorer.user.selectOptions(explorer.field('Server'), `${production?.name}: ${production?.url}`);
  const credentials = explorer.field('Credentials');
  expect(credentials.value).toBe('apiKey');
  const offered = [...credentials.querySelectorAll('option')].map(({textContent}) => textContent);
  expect(offered).toEqual(['API key…', 'Bearer token…', 'None']);
  await findText(
    `Your account’s keys and sign-in are for ${sandboxServer?.name} only. Enter a key for this server.`,
  );
  await explorer.fill('API key', 'production-key');
  await explorer.press('Send');
  await explorer.heading('Response: 401 Unauthorized');
  const keys = requests.to(production?.url ?? '').map(({headers}) => headers.get('x-api-key'));
  expect(keys).toEqual(['production-key']);

  await explorer.user.selectOptions(explorer.field('Server'), `${sandboxServer?.name}: ${sandbox.url}`);
  expect(credentials.value).toBe('account:key:1');
  await explorer.user.selectOptions(credentials, 'API key…');
  expect(explorer.field('API key').value).toBe('');
  expect(screen.queryByDisplayValue('production-key')).toBeNull();
});
