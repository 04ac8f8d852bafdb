import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {setTimeout as wait} from 'node:timers/promises';
import {afterEach, expect, test, vi} from 'vitest';
import {noise} from '../noise';
import {Reader} from '../Reader';
import {sandboxForFile} from '../sandboxForFile';
import {findText, textsNow} from '../texts';
import {openPanel} from './openPanel';

const sandbox = sandboxForFile();

const panelHeading = (name: string) => screen.findByRole('heading', {name, level: 2});

afterEach(() => void vi.useRealTimers());

test('a panel that does not exist is named, and the link of one that does says how its layers are shown', async () => {
  const person = await sandbox.people.member(['developer-users', 'dashboard-locations']);
  const page = await openPanel(sandbox.url, '/dashboard?panel=lightning', person);
  const reader = new Reader();
  await screen.findByRole('heading', {name: 'There is no such panel'});
  await reader.click(screen.getAllByRole('link', {name: 'Locations'}).at(-1));
  await panelHeading('Locations');

  // Layers are pinned, faded and switched off.
  await reader.press('Keep on the map');
  await waitFor(() => expect(page.address()).toMatch(/pinned=locations/));
  await reader.unfold('Layers');
  fireEvent.change(await screen.findByLabelText('Opacity of Objects'), {target: {value: '40'}});
  await waitFor(() => expect(page.address()).toMatch(/layers=locations\.40/));
  await reader.click(screen.getByRole('checkbox', {name: /^Objects/}));
  await waitFor(() => expect(page.address()).toMatch(/layers=locations\.0/));

  const [rail] = screen.getAllByRole('navigation', {name: 'Panels'});
  if (!rail) throw new Error('There is no rail.');
  await reader.click(within(rail).getByRole('link', {name: 'Account'}));
  await screen.findByRole('heading', {name: 'Profile'});
  expect(page.address()).toMatch(/panel=account.*pinned=locations/);
  page.goBack();
  await panelHeading('Locations');
});

test('keeps the last data when the platform is gone, says how old it is, and goes on when it is back', async () => {
  noise.allow(/^500/);
  let trouble: 'none' | 'refused' | 'broken' = 'none';
  const send = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    if (trouble === 'refused' && address.startsWith(sandbox.url)) throw new TypeError('fetch failed');
    if (trouble !== 'broken' || !address.includes('/locations/v2/')) return send(input, init);
    const json = {status_code: 500, message: 'An unexpected error occurred.'};
    return Promise.resolve(Response.json(json, {status: 500}));
  });
  // React has real ones, and so has the network.
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  await openPanel(sandbox.url, '/dashboard?panel=locations');
  const reader = new Reader();
  const findHeron = () => screen.findByRole('button', {name: /^Heron 7/});
  await findHeron();

  trouble = 'refused';
  await passTimeUntil('The platform cannot be reached.');
  expect(screen.getAllByRole('alert').map(({textContent}) => textContent)).toContainEqual(
    expect.stringMatching(/^As of \d/),
  );
  await findHeron();
  trouble = 'none';
  await reader.press('Retry');
  await waitFor(() => expect(textsNow('The platform cannot be reached.')).toEqual([]));
  await findHeron();

  trouble = 'broken';
  await passTimeUntil('The platform responds with 500: An unexpected error occurred.');
  await findHeron();
  trouble = 'none';
  await reader.press('Retry');
  await waitFor(() => expect(textsNow('The platform responds with 500')).toEqual([]));
});

/** Lets time pass, in steps in which the panel asks the platform again, until something is to be read. */
async function passTimeUntil(words: string): Promise<void> {
  for (let steps = 0; steps < 100 && textsNow(words).length === 0; steps += 1) {
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await wait(50);
  }
  await findText(words);
}
