import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {uniqueId} from '../../fixtures/sandbox';
import {programForFile} from '../programForFile';
import {Reader} from '../Reader';
import {findText, valueOf} from '../texts';
import {openPanel} from './openPanel';
import {Platform} from './Platform';

const sandbox = programForFile();

const BEND_TO_SISTERS = '-121.3153,44.0582;-121.5492,44.291';

/** Takes away both waypoints. */
async function removeWaypoints(reader: Reader) {
  for (const number of [2, 1]) await reader.press(`Remove Position ${number}`);
  await waitFor(() => expect(screen.queryByRole('combobox', {name: 'Position 1'})).toBeNull());
}

test('a route comes with the link, from places and from degrees, has its weather, is stored and deleted', async () => {
  const platform = new Platform(sandbox.url);
  const page = await openPanel(sandbox.url, `/dashboard?panel=route&route-way=${BEND_TO_SISTERS}`);
  const reader = new Reader();
  await screen.findByRole('heading', {name: 'Plan a route', level: 2});

  // The weather of the way for each of the 13 hours, and an hour to leave.
  const matrix = within(
    await screen.findByRole('region', {name: 'Weather along the route by hour of departure'}),
  );
  await waitFor(() => expect(matrix.getAllByRole('row')).toHaveLength(14));
  await screen.findByText(/^(Leave at|Best time to leave:) /);
  await reader.click(matrix.getAllByRole('button')[2]);
  const hour = screen.getByRole('slider', {name: 'Hour shown'});
  await waitFor(() => expect(hour.getAttribute('aria-valuetext')).toMatch(/in 2 h$/));
  expect(matrix.getAllByRole('button')[2]?.getAttribute('aria-pressed')).toBe('true');

  // A waypoint is a town or an object that is typed.
  await removeWaypoints(reader);
  await reader.fill('New position', 'Bend, Ore');
  await screen.findByRole('option', {name: 'Bend Oregon, United States'});
  await reader.pressKeys('{Enter}');
  await screen.findByRole('combobox', {name: 'Position 1'});
  expect(valueOf('Position 1')).toBe('-121.3153, 44.0582');
  await reader.fill('New position', 'engine 14');
  await reader.click(await screen.findByRole('option', {name: /^Engine 14 /}));
  await screen.findByRole('region', {name: 'Route by road'});
  await reader.enter('New position', 'nowhere at all');
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({textContent}) => textContent)).toContainEqual(
      expect.stringContaining('Choose a place from the list'),
    ),
  );
  expect(valueOf('New position')).toBe('nowhere at all');

  // Degrees lead the way, which is stored and deleted.
  await removeWaypoints(reader);
  for (const text of ['-121.3153, 44.0582', '-121.5492, 44.291']) await reader.enter('New position', text);
  const card = within(await screen.findByRole('region', {name: 'Route by road'}));
  const {routes} = await platform.read<{routes: {distance: number}[]}>(
    `/locations/v2/route/${BEND_TO_SISTERS}`,
  );
  await card.findByText(`${((routes[0]?.distance ?? 0) / 1000).toFixed(1)} km`);
  await waitFor(() => expect(page.address()).toMatch(/route-way=/));

  const id = uniqueId('way');
  await reader.at('Route by road').press('Store');
  await screen.findByRole('dialog', {name: 'Store the route'});
  const inDialog = reader.inDialog();
  await inDialog.fill('Id', 'not an id');
  await inDialog.press('Store');
  await findText('Begin with a letter or digit');
  await inDialog.fill('Id', id);
  await inDialog.press('Store');
  await screen.findByRole('region', {name: id});
  expect((await platform.get(`/locations/v2/routes/${id}`)).ok).toBe(true);

  await reader.at(id).press('Delete');
  await inDialog.press('Delete');
  await findText('The route is deleted.');
  expect((await platform.get(`/locations/v2/routes/${id}`)).status).toBe(404);
});
