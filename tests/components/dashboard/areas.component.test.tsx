import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {uniqueId} from '../../fixtures/sandbox';
import {programForFile} from '../programForFile';
import {Reader} from '../Reader';
import {findText, valueOf} from '../texts';
import {openPanel} from './openPanel';
import {Platform} from './Platform';

const sandbox = programForFile();

/** Opens one of the lists of the panel, which its radio button says. */
async function openList(name: 'Areas' | 'Collections') {
  await openPanel(sandbox.url, `/dashboard?panel=locations&locations-list=${name.toLowerCase()}`);
  expect((await screen.findByRole<HTMLInputElement>('radio', {name})).checked).toBe(true);
  return new Reader();
}

test('an area is pasted as well-known text, made exact by typing, saved, and deleted', async () => {
  const platform = new Platform(sandbox.url);
  const id = uniqueId('meadow');
  const reader = await openList('Areas');
  await reader.press('New area');
  await reader.fill('Name', 'Meadow above the lake');
  await reader.fill('Id', id);
  await reader.press('Save area');
  await findText('An area has three corners or more');

  await reader.unfold('Paste GeoJSON or WKT');
  await reader.fill('A polygon from another program', 'POINT (1 2)');
  await reader.press('Use as boundary');
  await findText('This is not a polygon');
  await reader.fill(
    'A polygon from another program',
    'polygon((-30.5 40.2, -30.4 40.2, -30.4 40.3, -30.5 40.2))',
  );
  await reader.press('Use as boundary');
  await screen.findByRole('combobox', {name: 'Position 3'});
  expect(valueOf('Position 3')).toBe('-30.4, 40.3');

  await reader.enter('Position 1', 'north');
  await findText('write longitude and latitude');
  await reader.enter('Position 1', '40.25° N, 30.5° W');
  await reader.press('Save area');

  const card = within(await screen.findByRole('region', {name: 'Meadow above the lake'}));
  await card.findByText(id);
  await card.findByText(/^\d[\d.,]* km²$/);
  const {areas} = await platform.read<{areas: {geometry: string}[]}>(`/locations/v2/areas/${id}?format=wkt`);
  expect(areas[0]?.geometry).toBe('POLYGON ((-30.5 40.25, -30.4 40.2, -30.4 40.3, -30.5 40.25))');

  await reader.at('Meadow above the lake').press('Delete');
  await reader.inDialog().press('Delete area');
  await findText('The area is deleted.');
  expect((await platform.get(`/locations/v2/areas/${id}?format=wkt`)).status).toBe(404);
});

test('a collection is created, changed and deleted', async () => {
  const id = uniqueId('harbour');
  const reader = await openList('Collections');
  const inDialog = reader.inDialog();
  await reader.press('New collection');
  await inDialog.fill('Name', `Harbour ${id}`);
  await inDialog.fill('Id', id);
  await inDialog.press('Save collection');
  await findText(`Harbour ${id} has been saved.`);
  await waitFor(() => {
    const row = screen.getAllByRole('listitem').find(({textContent}) => textContent.includes(id));
    expect(row?.textContent).toContain('0 objects, every 60 s');
  });

  await reader.press(`Delete Harbour ${id}`);
  await inDialog.fill(`Type ${id} to confirm`, id);
  await inDialog.press('Delete collection');
  await findText(`Harbour ${id} has been deleted.`);
  expect((await new Platform(sandbox.url).get(`/locations/v2/collections/${id}`)).status).toBe(404);
});
