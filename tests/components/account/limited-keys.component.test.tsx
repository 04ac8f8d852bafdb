import {screen, waitFor, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import {expect, test} from 'vitest';
import site from '../../../site.config';
import {beSignedIn} from '../beSignedIn';
import {GuideReader} from '../guides/GuideReader';
import {openGuide} from '../guides/openGuide';
import {ExplorerReader} from '../reference/ExplorerReader';
import {watchRequests} from '../requests';
import {sandboxForFile} from '../sandboxForFile';
import {descriptionOf, findText, textsNow} from '../texts';
import {loadPanel} from '../dashboard/openPanel';
import {statusOf} from './statusOf';

const sandbox = sandboxForFile();

const button = (name: string) => screen.findByText(name, {selector: 'button'});

/** The row of a key. */
const rowOf = (label: string): Promise<HTMLElement> =>
  waitFor(() => {
    const row = [...document.querySelectorAll('li')].find((item) => item.textContent.includes(label));
    if (!row) throw new Error(`There is no key ${label}.`);
    return row;
  });

/** Presses "Create the key". @returns the new key, which the page shows once */
async function readIssued(user: UserEvent, label: string): Promise<string> {
  await user.click(await button('Create the key'));
  const heading = await screen.findByText(`The new key: ${label}`, {selector: 'h3'});
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const key = screen.getByText(/^pk_/, {selector: 'code'}).textContent;
  await user.click(await button('I have stored it'));
  return key;
}

test('the calls of a key are shown by the hour, and a service that does not count is said to', async () => {
  await beSignedIn(await sandbox.people.member(), sandbox.url);
  const user = userEvent.setup();
  const open = () => loadPanel(sandbox.url, '/dashboard?panel=account');
  await open();
  await user.click(await button('Create an API key'));
  await user.type(screen.getByLabelText('What is it for?'), 'Counted');
  await user.click(screen.getByLabelText('Read only'));
  const key = await readIssued(user, 'Counted');
  await findText('No calls in the last 24 hours.');
  expect((await rowOf('Counted')).textContent).toContain('No calls in the last 24 hours.');

  const thisHour = () => new Date().getUTCHours();
  const hour = thisHour();
  expect([await statusOf(sandbox.url, key), await statusOf(sandbox.url, key)]).toEqual([200, 200]);
  const headers = {'x-api-key': key};
  await fetch(`${sandbox.url}/locations/v2/collections/any`, {method: 'DELETE', headers});
  await open();
  await findText('Calls in the last 24 hours: 3');
  const row = await rowOf('Counted');
  for (const words of ['Calls in the last 24 hours: 3', 'Successful: 2', 'Rejected (4xx): 1'])
    expect(row.textContent).toContain(words);
  const hours = within(row).getByRole('table', {name: /^Calls of Counted …[\w-]{4} by the hour$/});
  const rows = [...hours.querySelectorAll('tr')];
  expect(rows).toHaveLength(25);
  // They are in the last row, or in the one before if the hour has turned in between.
  const latest = rows.slice(thisHour() === hour ? -1 : -2);
  const figures = latest.map((each) => [...each.querySelectorAll('td')].map(({textContent}) => textContent));
  expect(figures.filter((each) => each.join(' ').endsWith('2 1 0'))).toHaveLength(1);

  watchRequests(({url}) =>
    url.endsWith('/key-usage') ? Promise.resolve(Response.json({isCounted: false, keys: []})) : undefined,
  );
  await open();
  await findText('Hourly counts of calls are not available here');
  const uncounted = await rowOf('Counted');
  expect(uncounted.textContent).toContain('Last used');
  expect(uncounted.querySelector('table')).toBeNull();
});

test('a key is limited to reading and to parts of the API, and a refused request is explained', async () => {
  const user = userEvent.setup();
  await beSignedIn(await sandbox.people.member(), sandbox.url);
  await loadPanel(sandbox.url, '/dashboard?panel=account');
  await user.click(await button('Create an API key'));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('What is it for?'), 'Wall display');
  await user.click(dialog.getByLabelText('Read only'));
  expect(descriptionOf(dialog.getByRole('group', {name: 'What may it do?'}))).toMatch(/stores nothing/);
  await user.click(dialog.getByLabelText('Only these'));
  await user.click(await button('Create the key'));
  const paths = dialog.getByRole('group', {name: 'Which paths may it call?'});
  await waitFor(() => expect(document.activeElement).toBe(paths));
  expect(descriptionOf(paths)).toBe('Choose at least one part of the API, or all paths.');

  // By the keyboard alone: the radio button, then the parts in their order.
  dialog.getByLabelText('Only these').focus();
  await user.tab();
  await user.keyboard(' ');
  expect(dialog.getByLabelText<HTMLInputElement>('Collections').checked).toBe(true);
  await user.click(dialog.getByLabelText('Weather alerts'));
  expect(dialog.getByRole('status').textContent).toBe(
    'The key may call: /locations/v2/collections/weatheralerts',
  );
  const key = await readIssued(user, 'Wall display');
  await findText('Read only: /locations/v2/collections/weatheralerts');
  expect((await rowOf('Wall display')).textContent).toContain(
    'Read only: /locations/v2/collections/weatheralerts',
  );
  expect(await statusOf(sandbox.url, key)).toBe(200);

  const explorer = new ExplorerReader(sandbox.url);
  await explorer.tryIt('list-plans');
  await explorer.user.selectOptions(explorer.field('Credentials'), 'API key…');
  await explorer.fill('API key', key);
  await explorer.press('Send');
  await findText('The service knows you, but you or your API key may not do this.');
  await explorer.bodyWith('may not call /flights/v2/plans');

  // A guide sends the same key, and says what to do.
  await openGuide(sandbox.url, 'docs/index.mdx');
  const guide = new GuideReader();
  const create = 'Create a collection';
  const note = 'This API key is limited, and may not send this request.';
  await guide.run(create);
  await guide.beside(create, '403 Forbidden');
  await findText(note);
  expect(screen.getByText('your account', {selector: 'a'}).getAttribute('href')).toMatch(/panel=account$/);
  await guide.sendWith(`Demonstration key of ${site.api.servers[0]?.name}`);
  await guide.user.click(await button('Run again'));
  await guide.responseWith('"collectionId": "my-first-fleet"');
  expect(textsNow(note)).toEqual([]);
});
