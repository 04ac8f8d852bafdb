import {screen, waitFor} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {programForFile} from '../programForFile';
import {ExplorerReader, one} from './ExplorerReader';

const sandbox = programForFile();

test('what is half typed is still there on coming back', async () => {
  const explorer = new ExplorerReader(sandbox.url);
  await explorer.tryIt('get-collections');
  await explorer.fill('collectionIds, value 1', 'half-');
  await explorer.goTo('list-collections');
  await explorer.goTo('get-collections');
  expect(explorer.field('collectionIds, value 1').value).toBe('half-');
});

test('the last requests of an operation can be gone back to', async () => {
  const explorer = new ExplorerReader(sandbox.url);
  await explorer.tryIt('get-collections');
  await explorer.press('Send');
  await explorer.heading('Response: 200 OK');
  await explorer.fill('collectionIds, value 1', 'no-such-collection');
  await explorer.press('Send');
  await explorer.heading('Response: 404 Not Found');
  await explorer.user.click(screen.getByText('Last requests (2)'));
  await explorer.user.click(await one('details button', /200 OK/));
  await explorer.heading('Response: 200 OK');
  expect(explorer.field('collectionIds, value 1').value).toBe('deschutes-fleet');
});

test('a list with commas is taken apart in one of its fields', async () => {
  const explorer = new ExplorerReader(sandbox.url);
  await explorer.tryIt('get-collections');
  await explorer.fill('collectionIds, value 1', '');
  await explorer.user.type(explorer.field('collectionIds, value 1'), 'engine-14,heron-7');
  await waitFor(() => expect(explorer.field('collectionIds, value 2').value).toBe('heron-7'));
  expect(explorer.field('collectionIds, value 1').value).toBe('engine-14');
});

test.for(['temperature', 'wind', 'gust', 'rain', 'snow'])(
  'the %s grid opens with an hour that can be asked for',
  async (grid) => {
    const explorer = new ExplorerReader(sandbox.url);
    await explorer.tryIt(`get-${grid}-grid`);
    // What is sent is looked at, and not a grid of 33 MB drawn: the page does not hear of a response.
    const responses: Promise<Response>[] = [];
    const {fetch} = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      responses.push(fetch(address, init));
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    });
    await explorer.press('Send');
    await waitFor(() => expect(responses).toHaveLength(1));
    expect([200, 204]).toContain((await responses[0])?.status);
    await explorer.press('Cancel');
    await explorer.spoken(/^Cancelled after/);
  },
);
