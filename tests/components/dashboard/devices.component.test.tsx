import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {uniqueId} from '../../fixtures/sandbox';
import {programForFile} from '../programForFile';
import {Reader} from '../Reader';
import {openPanel} from './openPanel';
import {Platform} from './Platform';

const sandbox = programForFile();

const findCard = async (name: string) => within(await screen.findByRole('region', {name}));

test('says who keeps the interval, how a device reports, as code, and registers a drone', async () => {
  const platform = new Platform(sandbox.url);
  const fleet = uniqueId('fleet');
  const collection = {collectionId: fleet, collectionName: fleet, updateFrequencySeconds: 3600};
  await platform.post('/locations/v2/collections', {...collection, showOn: ['dashboard']});
  const report = (name: string, minutesAgo: number, hdop: number) => ({
    objectId: `${fleet}-${name}`,
    objectName: `${name} of ${fleet}`,
    collectionId: fleet,
    hdop,
    timestamp: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    geometry: {type: 'Point', coordinates: [-121.3, 44.1, 1200]},
  });
  await platform.post('/locations/v2/objects', [
    ...[report('punctual', 61, 0.8), report('punctual', 1, 0.8)],
    ...[report('late', 600, 6.2), report('late', 160, 2.4)],
  ]);
  await openPanel(sandbox.url, `/dashboard?panel=devices&devices-search=${fleet}`);
  const reader = new Reader();
  await screen.findByRole('heading', {name: 'Devices', level: 2});

  // Who misses reports. Late ones come first.
  const rowsNow = () =>
    screen
      .queryAllByRole('listitem')
      .map(({textContent}) => textContent)
      .filter((text) => text.includes(`of ${fleet}`));
  const expectRows = (...rows: readonly RegExp[]) =>
    waitFor(() => expect(rowsNow()).toEqual(rows.map((row) => expect.stringMatching(row) as string)));
  await expectRows(/^late of .*2 missed/, /^punctual of .*on time/);
  await reader.choose(/^Late:/);
  await expectRows(/^late of /);

  // How a device reports.
  await reader.press(new RegExp(`^late of ${fleet}`));
  const card = await findCard(`late of ${fleet}`);
  await card.findByText('every 3600 s');
  await card.findByText('2.4, good');
  await card.findByText('2 of 30 intervals with a report; longest gap 7 h 20 min; worst HDOP 6.2, moderate');
  const inCard = reader.at(`late of ${fleet}`);
  await inCard.unfold('How this device reports, as code');
  await inCard.choose('cURL');
  const code = await card.findByRole('group', {name: 'Request in cURL'});
  expect(code.textContent).toContain('/locations/v2/objects');
  expect(code.textContent).toContain(`${fleet}-late`);
  expect(code.textContent).toContain('YOUR_API_KEY');

  // A drone: what is wrong stands at its field, and nothing that was typed is lost.
  const id = uniqueId('owl');
  await reader.fill('Search devices', '');
  await reader.press('Register a drone');
  const dialog = within(await screen.findByRole('dialog', {name: 'Register a drone'}));
  const inDialog = reader.inDialog();
  await inDialog.fill('Drone id', 'heron-7');
  await inDialog.fill('Stream name', `${id}-nose`);
  await inDialog.fill('Keep the video for (hours)', 'none');
  await inDialog.press('Register');
  await dialog.findByText('A drone with this id already exists: it would be overwritten.');
  await dialog.findByText('Enter a whole number of hours, 1 or more.');
  expect(dialog.getByLabelText<HTMLInputElement>('Stream name').value).toBe(`${id}-nose`);

  await inDialog.fill('Drone id', id);
  await inDialog.fill('Keep the video for (hours)', '24');
  await inDialog.press('Register');
  const drone = await findCard(id);
  await drone.findByText('never reported');
  await drone.findByText('version 1, deprecated');
  await drone.findByText('24 h');
  await drone.findByText(`${id}-nose`);
  expect(await platform.read(`/flights/v1/drones/${id}`)).toMatchObject({
    droneId: id,
    stream: {type: 'KVS', dataRetentionInHours: 24},
  });
  await platform.delete(`/locations/v2/objects/${fleet}-late,${fleet}-punctual`);
  await platform.delete(`/locations/v2/collections/${fleet}`);
});
