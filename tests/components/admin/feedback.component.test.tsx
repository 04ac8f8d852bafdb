import {screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test} from 'vitest';
import {uniqueId} from '../../fixtures/sandbox';
import {programForFile} from '../programForFile';
import {watchRequests} from '../requests';
import {openAdmin} from './openAdmin';

const sandbox = programForFile();

const section = () => screen.findByRole('region', {name: 'Feedback on pages'});

test('lists what readers said, newest first, counts it by page, and deletes it', async () => {
  const user = userEvent.setup();
  const path = `/docs/${uniqueId('page')}`;
  const word = uniqueId('word');
  const send = (data: object) =>
    fetch(`${sandbox.url}/sandbox/feedback`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(data),
    });
  await send({page: path, isHelpful: true, reasons: ['found']});
  expect((await send({page: path, isHelpful: false, comment: word})).status).toBe(201);

  await openAdmin(sandbox.url, '/admin/AdminDashboard');
  const feedback = within(await section());
  const rowsOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .filter(({textContent}) => textContent?.includes(path));
  const newest = () => rowsOf(feedback.getByRole('table', {name: 'Newest feedback'}));
  const counts = () =>
    rowsOf(feedback.getByRole('table', {name: 'Feedback by page'})).flatMap((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({textContent}) => textContent),
    );
  await feedback.findByRole('table', {name: 'Feedback by page'});
  expect(counts()).toEqual(['1', '1']);
  const [first, last, ...others] = newest();
  expect(others).toEqual([]);
  expect(first?.textContent).toContain(word);
  expect(last?.textContent).toContain('Helpful · I found what I needed');

  await user.click(within(first as HTMLElement).getByRole('button', {name: `Delete: feedback on ${path}`}));
  const question = within(await screen.findByRole('dialog', {name: 'Delete this feedback?'}));
  await user.click(question.getByRole('button', {name: 'Delete'}));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(newest()).toHaveLength(1));
  expect(counts()).toEqual(['1', '0']);
});

test('says that nobody has said anything, and why nothing can be loaded', async () => {
  const user = userEvent.setup();
  let respond = () => Response.json({message: 'Too busy.'}, {status: 503});
  watchRequests(({url}, send) =>
    url === `${sandbox.url}/sandbox/feedback` ? Promise.resolve(respond()) : send(),
  );
  await openAdmin(sandbox.url, '/admin/AdminDashboard');
  const feedback = within(await section());
  expect((await feedback.findByRole('alert')).textContent).toContain('Too busy.');
  respond = () => Response.json([]);
  await user.click(feedback.getByRole('button', {name: 'Try again'}));
  await feedback.findByText(/^Nobody has said yet/);
});
