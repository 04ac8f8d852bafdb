import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {closedSquare} from '../../fixtures/closedSquare';
import {uniqueId} from '../../fixtures/sandbox';
import {noise} from '../noise';
import {programForFile} from '../programForFile';
import {Reader} from '../Reader';
import {findText, valueOf} from '../texts';
import {openPanel} from './openPanel';
import {Platform} from './Platform';

const sandbox = programForFile();

const findPanel = () => screen.findByRole('heading', {name: 'Air traffic', level: 2});

test('lists aircraft with their metadata, and those that are in closed airspace', async () => {
  const platform = new Platform(sandbox.url);
  const [id, closed, west] = [uniqueId('kite'), uniqueId('Drill'), -35];
  const response = await platform.post('/flights/v2/restrictions', closedSquare(closed, west, 500));
  const {restrictionId} = (await response.json()) as {restrictionId: string};
  await platform.post('/flights/v2/objects/metadata', [
    {objectId: id, collectionId: 'cascade-drones', properties: {operator: 'Kestrel Survey'}},
  ]);
  await platform.post('/flights/v2/objects', [
    {
      objectId: id,
      collectionId: 'cascade-drones',
      timestamp: new Date().toISOString(),
      isStatic: true,
      geometry: {type: 'Point', coordinates: [west + 0.005, 40.005, 120]},
    },
  ]);
  const page = await openPanel(sandbox.url, '/dashboard?panel=air-traffic');
  const reader = new Reader();
  await findPanel();
  await reader.press(/^In closed airspace: \d+$/);
  await waitFor(() => expect(page.address()).toMatch(/air-traffic-only=inside/));
  await reader.press(new RegExp(`^${id}`));
  const kite = within(await screen.findByRole('region', {name: id}));
  await kite.findByText('Kestrel Survey');
  await kite.findByText(closed);
  await kite.findByText('120 m');
  await platform.delete(`/flights/v2/objects/${id}`);
  await platform.delete(`/flights/v2/objects/${id}/metadata`);
  await platform.delete(`/flights/v2/restrictions/${restrictionId}`);
});

test('an aircraft that is gone is named, and the search stands in the link', async () => {
  noise.allow(/^404 \(Not Found\).*metadata/);
  await openPanel(sandbox.url, '/dashboard?panel=air-traffic&ids=gone-1&air-traffic-search=heron');
  await findPanel();
  await findText('No flight object with the id gone-1');
  expect(valueOf('Search aircraft')).toBe('heron');
  await screen.findByText(/^\d+ of \d+ aircraft$/);
});
