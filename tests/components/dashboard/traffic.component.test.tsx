import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {programForFile} from '../programForFile';
import {Reader} from '../Reader';
import {openPanel} from './openPanel';
import {Platform} from './Platform';

const sandbox = programForFile();

const WAY = '-121.3153,44.0582;-121.5492,44.291';

test('tells how long a way takes in traffic, as the platform does', async () => {
  const {routes} = await new Platform(sandbox.url).read<{routes: {distance: number}[]}>(
    `/locations/v2/route/${WAY}?traffic=true`,
  );
  await openPanel(sandbox.url, `/dashboard?panel=traffic&traffic-way=${WAY}`);
  const found = within(await screen.findByRole('region', {name: 'Route in traffic'}));
  await found.findByText(`${((routes[0]?.distance ?? 0) / 1000).toFixed(1)} km`);
  await found.findByText('Without traffic');
  await found.findByRole('heading', {name: 'Slow stretches now'});
});

test('waypoints are typed as well as drawn, three at most', async () => {
  const page = await openPanel(sandbox.url, '/dashboard?panel=traffic');
  const reader = new Reader();
  for (const position of ['-121.3153, 44.0582', '-121.4, 44.17', '-121.5492, 44.291'])
    await reader.enter('New position', position);
  await waitFor(() => expect(screen.queryByLabelText('New position')).toBeNull());
  await waitFor(() => expect(page.address()).toMatch(/traffic-way=-121\.3153,44\.0582/));
  await screen.findByRole('region', {name: 'Route in traffic'});
});
