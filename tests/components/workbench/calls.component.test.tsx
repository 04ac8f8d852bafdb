import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, onTestFinished, test} from 'vitest';
import {DEVELOPER_KEY} from '../../fixtures/addresses';
import {uniqueId} from '../../fixtures/sandbox';
import {beSignedIn, developer} from '../beSignedIn';
import {programForFile} from '../programForFile';
import {ExplorerReader} from '../reference/ExplorerReader';
import {drawOperation} from '../reference/openOperation';
import {takeDownload} from '../takeDownload';
import {findText} from '../texts';
import {openWorkbench, TOGGLE} from './openWorkbench';

const sandbox = programForFile();

/** What another program sends with the same key. */
const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(sandbox.url + path, {
    ...init,
    headers: {'x-api-key': DEVELOPER_KEY, 'content-type': 'application/json'},
  });

/** Waits for the items of the workbench that show a text. */
const itemsWith = (text: string, count: number): Promise<HTMLElement[]> =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role="tabpanel"] li')].filter(
      ({textContent}) => textContent.includes(text),
    );
    expect(found).toHaveLength(count);
    return found;
  });

test('exports calls without their keys, and follows what another program sends with the same key', async () => {
  await beSignedIn(developer, sandbox.url);
  await openWorkbench(sandbox.url, () => drawOperation('list-objects'));
  const explorer = new ExplorerReader(sandbox.url);
  await explorer.press('Try it');
  await explorer.button('Send');
  await waitFor(() => expect(explorer.field('Credentials').value).toBe('account:key:1'));
  await explorer.fill('collectionId', 'puget-ferries');
  await explorer.press('Send');
  await explorer.heading('Response: 200 OK');
  await explorer.user.keyboard(TOGGLE);
  const drawer = within(await screen.findByRole('complementary', {name: 'Workbench'}));
  await itemsWith('collectionId=puget-ferries', 1);
  const {text: har} = await takeDownload(() =>
    explorer.user.click(drawer.getByRole('button', {name: 'HAR: download the calls'})),
  );
  expect(har).toContain('/locations/v2/objects');
  expect(har).not.toContain(DEVELOPER_KEY);

  await explorer.user.click(drawer.getByRole('tab', {name: 'Account'}));
  await drawer.findByText(/^Live:/);
  await send('/locations/v2/routes?limit=none');
  const [row] = await itemsWith('limit=none', 1);
  expect(row?.textContent).toContain('Violations: 1');
  await explorer.user.click(within(row!).getByRole('button'));
  await drawer.findByText('query.limit');

  await explorer.user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', {name: 'Workbench'})).toBeNull();
});

test('shows what a webhook was sent and what it responded, and sends it again', async () => {
  const format = uniqueId('log');
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push(body);
      response.setHeader('content-type', 'application/json');
      response.end('{"format":"uxv","plans":[]}');
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  onTestFinished(() => void receiver.close());
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/convert`;
  const webhook = JSON.stringify({format, url, headers: {'x-secret': 'tin-whistle'}});
  expect((await send('/webhooks/v1', {method: 'POST', body: webhook})).status).toBe(201);
  onTestFinished(async () => void (await send(`/webhooks/v1/${format}`, {method: 'DELETE'})));

  await beSignedIn(developer, sandbox.url);
  await openWorkbench(sandbox.url);
  const user = userEvent.setup();
  await user.keyboard(TOGGLE);
  await user.click(await screen.findByRole('tab', {name: 'Webhooks'}));
  await user.clear(await screen.findByLabelText('Format of the webhook'));
  await user.type(screen.getByLabelText('Format of the webhook'), format);
  await user.click(screen.getByText('Send the sample', {selector: 'button'}));
  const [delivery] = await itemsWith(format, 1);
  await waitFor(() => expect(delivery?.textContent).toContain('200 OK'));
  await user.click(delivery!.querySelector('summary')!);
  await waitFor(() => expect(delivery?.textContent).toContain(`POST ${url}`));
  await findText('"plans": []');
  expect(document.body.textContent).not.toContain('tin-whistle');

  await user.click(within(delivery!).getByRole('button', {name: `Send again to ${url}`}));
  await itemsWith(format, 2);
  expect(received).toHaveLength(2);
  expect(received[1]).toBe(received[0]);
  expect(JSON.parse(received[0] ?? '')).toMatchObject({format, plans: [{id: 'sample'}]});
});
