import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test} from 'vitest';
import {DEVELOPER_KEY} from '../../fixtures/addresses';
import {programForFile} from '../programForFile';
import {openWorkbench, TOGGLE} from './openWorkbench';

// A sandbox of its own: whoever shared it would meet the failures.
const sandbox = programForFile({firstFactors: ['PASSWORD']});

const banner = () => screen.findByRole('status', {name: 'Failures on demand'});

test('failures begin and end by a switch that every page shows', async () => {
  const user = userEvent.setup();
  await openWorkbench(sandbox.url);
  const opener = screen.getByRole('button', {name: 'Workbench'});
  opener.focus();
  await user.keyboard('{Enter}');
  const drawer = await screen.findByRole('complementary', {name: 'Workbench'});
  await user.click(screen.getByRole('tab', {name: 'Failures'}));
  await user.click(screen.getByText('Begin', {selector: 'button'}));
  await waitFor(async () => expect((await banner()).textContent).toContain('The sandbox fails on purpose.'));
  await user.keyboard(TOGGLE);
  await waitFor(() => expect(drawer.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(opener));
  const headers = {'x-api-key': DEVELOPER_KEY};
  const {status} = await fetch(`${sandbox.url}/locations/v2/collections`, {headers});
  expect(status).toBe(503);

  await openWorkbench(sandbox.url);
  await waitFor(async () => expect((await banner()).textContent).toContain('The sandbox fails on purpose.'));
  screen.getByText('End all failures', {selector: 'button'}).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('The sandbox fails on purpose.')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('status', {name: 'Failures on demand'})).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Workbench'})));
});
