import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {uniqueId} from '../../fixtures/sandbox';
import {noise} from '../noise';
import {programForFile} from '../programForFile';
import {Reader} from '../Reader';
import {findText, textsNow, valueOf} from '../texts';
import {keepReporting} from './keepReporting';
import {openPanel} from './openPanel';
import {Platform} from './Platform';

const sandbox = programForFile();

const findCard = async (name: string) => within(await screen.findByRole('region', {name}));

/** The row of an object, whose name comes after the word on what is wrong with it. */
const findRow = (name: string) => screen.findByRole('button', {name: new RegExp(`^${name}`)});

const panelHeading = (name: string) => screen.findByRole('heading', {name, level: 2});

test('lists the objects by collection, finds one and tells what is known of it', async () => {
  const platform = new Platform(sandbox.url);
  await keepReporting(platform, 'heron-7');
  const page = await openPanel(sandbox.url, '/dashboard?panel=locations');
  const reader = new Reader();
  await panelHeading('Locations');
  await screen.findByRole('heading', {name: 'Deschutes fire engines'});
  await findRow('Heron 7');

  await reader.fill('Search objects', 'heron-7');
  await screen.findByText(/^1 of \d+ objects$/);
  await reader.select('State', 'Silent');
  await screen.findByText(/^0 of \d+ objects$/);
  await waitFor(() => expect(page.address()).toMatch(/locations-state=silent/));
  await reader.select('State', 'Any');
  await reader.press(/^Heron 7/);
  let heron = await findCard('Heron 7');
  await heron.findByText('Pilot in command');
  await heron.findByText('heron-7');
  expect(page.address()).toMatch(/ids=heron-7/);
  expect(page.address()).toMatch(/locations-search=heron-7/);

  // What the map says of units holds for the panel.
  await reader.unfold('Units');
  await reader.select('Speed', 'km/h');
  await heron.findByText(/\d km\/h/);

  // The link restores what it shows; back takes the selection away, forward returns it.
  await page.reload();
  heron = await findCard('Heron 7');
  await heron.findByText('Pilot in command');
  expect(valueOf('Search objects')).toBe('heron-7');
  page.goBack();
  await waitFor(() => expect(screen.queryByRole('region', {name: 'Heron 7'})).toBeNull());
  page.goForward();
  heron = await findCard('Heron 7');

  // The card says where that is as people say it, and leads to where the object was and to the weather there.
  await heron.findByText(/\d km [NESW]{1,2} of \w+/);
  const weather = await heron.findByRole('link', {name: 'Weather there'});
  expect(weather.getAttribute('href')).toMatch(
    /panel=weather-forecast&.*pinned=locations&.*weather-forecast-at=-12\d\.\d+,4\d\.\d+/,
  );
  await reader.follow('Track of the last 6 hours');
  await panelHeading('Track history');
  expect(page.address()).toMatch(/panel=paths&.*paths-of=heron-7/);
  expect(textsNow('Add an object to see where it was')).toEqual([]);
});

test('stores metadata that fills in what reports leave out', async () => {
  // The object has no metadata yet.
  noise.allow(/^404 \(Not Found\).*metadata/);
  const platform = new Platform(sandbox.url);
  const id = uniqueId('mast');
  await platform.post('/locations/v2/objects', [
    {objectId: id, collectionId: 'deschutes-fleet', timestamp: new Date().toISOString(), isStatic: true},
  ]);
  await openPanel(sandbox.url, `/dashboard?panel=locations&ids=${id}`);
  const reader = new Reader();
  const mast = await findCard(id);
  await mast.findByText('no position fix');
  await reader.at(id).press('Edit metadata');
  await screen.findByRole('dialog', {name: `Metadata of ${id}`});
  const inDialog = reader.inDialog();
  await inDialog.fill('Name', 'Mast at Bend');
  await inDialog.fill('Crew on board', '2');
  await inDialog.press('Save');
  await findText('The metadata is saved.');
  expect(await platform.read(`/locations/v2/objects/${id}/metadata`)).toEqual({
    metadata: [
      {
        objectId: id,
        collectionId: 'deschutes-fleet',
        objectName: 'Mast at Bend',
        properties: {crew: '2'},
      },
    ],
  });
  await platform.delete(`/locations/v2/objects/${id}/metadata`);
  await platform.delete(`/locations/v2/objects/${id}`);
});

test('lists an object of no collection, is used with the keyboard alone, and counts the objects of a collection that is not shown', async () => {
  const platform = new Platform(sandbox.url);
  const [lost, hidden, mast] = [uniqueId('lost'), uniqueId('hidden'), uniqueId('mast')];
  const timestamp = new Date().toISOString();
  await platform.post('/locations/v2/collections', {
    collectionId: hidden,
    collectionName: hidden,
    showOn: [],
  });
  await platform.post('/locations/v2/objects', [
    {objectId: lost, timestamp},
    {objectId: mast, timestamp, collectionId: hidden},
  ]);
  const page = await openPanel(sandbox.url, `/dashboard?panel=locations&locations-search=${lost}`);
  const reader = new Reader();
  await screen.findByRole('heading', {name: 'Without a collection'});
  await findRow(lost);

  // A row is chosen with the keyboard alone.
  await reader.fill('Search objects', 'heron');
  const row = await findRow('Heron 7');
  row.focus();
  await reader.pressKeys('{Enter}');
  await findCard('Heron 7');
  expect(row.getAttribute('aria-pressed')).toBe('true');
  expect(page.address()).toMatch(/ids=heron-7/);
  expect(document.activeElement).toBe(row);
  // Nothing here depends on the hour.
  expect(screen.queryByRole('slider', {name: 'Hour shown'})).toBeNull();

  await reader.fill('Search objects', mast);
  await screen.findByText(/^0 of \d+ objects$/);
  await reader.choose('Collections');
  await waitFor(() => {
    const row = screen.getAllByRole('listitem').find(({textContent}) => textContent.includes(hidden));
    expect(row?.textContent).toContain('1 object, every 60 s');
  });
  await platform.delete(`/locations/v2/objects/${lost},${mast}`);
  await platform.delete(`/locations/v2/collections/${hidden}`);
});
