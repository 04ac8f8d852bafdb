import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {uniqueId} from '../../fixtures/sandbox';
import {programForFile} from '../programForFile';
import {takeDownload} from '../takeDownload';
import {watchRequests} from '../requests';
import {findText} from '../texts';
import {AdminReader} from './AdminReader';

const sandbox = programForFile();

const table = () => document.querySelector('[aria-label^="Collections of this account"]');
const names = () =>
  [...(table()?.querySelectorAll('th[scope=row]') ?? [])].map(({textContent}) => textContent);
const isListed = (name: string) => waitFor(() => expect(names()).toContain(name));
const isGone = (name: string) => waitFor(() => expect(names()).not.toContain(name));

/** Makes a collection through the form. */
async function create(reader: AdminReader, id: string, name: string): Promise<void> {
  await reader.press('New collection');
  await reader.fill('Name', name);
  await reader.fill('Id', id);
}

test('creates, changes and deletes a collection', async () => {
  const id = uniqueId('fleet');
  const reader = new AdminReader();
  await reader.load(sandbox.url, `/admin/Collections?text=${id}`);
  await create(reader, id, `Fleet ${id}`);
  await reader.press('Save collection');
  await findText(`Fleet ${id} has been saved.`);
  await reader.user.click(await screen.findByLabelText(`Change Fleet ${id}`));
  await reader.fill('Name', `Other ${id}`);
  await reader.press('Save collection');
  await isListed(`Other ${id}`);

  await reader.user.click(screen.getByLabelText(`Delete Other ${id}`));
  await reader.fill(`Type ${id} to confirm`, id);
  await reader.press('Delete collection');
  await isGone(`Other ${id}`);
  await waitFor(() => expect(document.activeElement).toBe(table()));
});

test('makes a collection, takes it out and in as a file, and deletes it by its id', async () => {
  const id = uniqueId('crew');
  const reader = new AdminReader();
  await reader.load(sandbox.url, `/admin/Collections?text=${id}`);
  await create(reader, id, `Crew ${id}`);
  await reader.user.click(screen.getByLabelText('Fire engine'));
  await reader.press('Add a property');
  expect(document.activeElement).toBe(screen.getByLabelText('Key of property 1'));
  await reader.fill('Key of property 1', 'callSign');
  await reader.fill('Title of property 1', 'Call sign: “short” 🚒');
  await findText('Properties: 1. Bytes as JSON: 42 of 1024, 982 left.');
  await reader.press('Save collection');
  await findText(`Crew ${id} has been saved.`);
  await isListed(`Crew ${id}`);
  await findText('Collections: 1 of ');

  const [collection] = await savedCollections(reader);
  expect(collection).toMatchObject({
    collectionId: id,
    collectionName: `Crew ${id}`,
    icon: 'fire-engine',
    updateFrequencySeconds: 60,
    properties: {callSign: 'Call sign: “short” 🚒'},
  });
  const later = {...collection, collectionName: `Relief ${id}`};
  await reader.press('Import JSON');
  await open(reader, '{"collections": [');
  await findText('This file is not valid JSON');
  const wrong = {collectionId: `${id}-2`, collectionName: 'Wrong', showOn: ['radar']};
  const added = {collectionId: `${id}-3`, collectionName: `Added ${id}`};
  await open(reader, JSON.stringify({collections: [later, wrong, added, later]}));
  await findText('New: 1. Overwriting: 1. Unchanged: 0. Rejected: 2.');
  const alerts = screen.getAllByRole('alert').map(({textContent}) => textContent);
  expect(alerts).toContainEqual(expect.stringContaining('will not be sent'));
  const refused = screen.getByRole('list', {name: 'Rejected, will not be sent:'}).textContent;
  expect(refused).toContain(`Entry 2 ${id}-2: showOn Choose among dashboard, locations, routes`);
  expect(refused).toContain('Entry 1 of the file has the same id.');
  const preview = within(screen.getByRole('region', {name: 'Collections of the file'}));
  preview.getByText(`overwrites Crew ${id}`);
  await reader.press('Store 2 collections');
  await findText('2 of 2 stored');
  expect(preview.getAllByText('stored')).toHaveLength(2);
  await reader.press('Close the import');
  await isListed(`Relief ${id}`);
  expect(await savedCollections(reader)).toContainEqual(later);

  // A deletion says what it leaves, and wants the id.
  await reader.user.click(screen.getByLabelText(`Delete Relief ${id}`));
  const dialog = within(await reader.dialog());
  await dialog.findByText('Objects: 0');
  await reader.press('Delete collection');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(`Type ${id} to confirm`)));
  await reader.fill(`Type ${id} to confirm`, id);
  await reader.user.keyboard('{Enter}');
  await findText(`Relief ${id} has been deleted.`);
  await isGone(`Relief ${id}`);
  await reader.user.click(screen.getByLabelText(`Delete Added ${id}`));
  await reader.fill(`Type ${id}-3 to confirm`, `${id}-3`);
  await reader.user.keyboard('{Enter}');
  await findText(`Added ${id} has been deleted.`);
});

test('tells what objects report, and sorts by it with one request', async () => {
  const asked: string[] = [];
  watchRequests(({url}, send) => {
    if (url.includes('/locations/v2/objects')) asked.push(new URL(url).search);
    return send();
  });
  const reader = new AdminReader();
  await reader.load(sandbox.url, '/admin/Collections');
  const row = () => screen.getByText('Deschutes fire engines', {selector: 'th button'}).closest('tr');
  await isListed('Deschutes fire engines');
  const figures = () => [...(row()?.querySelectorAll('td') ?? [])].map(({textContent}) => textContent);
  // After the tick comes the number of objects.
  await waitFor(() => expect(figures()[1]).toMatch(/^[1-9]\d*$/));
  expect(new Set(asked).size).toBe(asked.length);
  asked.splice(0);
  await reader.press('Silent');
  await reader.press('Silent');
  await waitFor(() => expect(reader.history.location.search).toMatch(/sort=-silent/));
  const head = screen.getByText('Silent', {selector: 'button'}).closest('th');
  await waitFor(() => expect(head?.getAttribute('aria-sort')).toBe('descending'));
  expect(asked.filter((search) => search !== '')).toEqual([]);

  await reader.press('Deschutes fire engines');
  expect(reader.history.location.search).toMatch(/id=deschutes-fleet/);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', {name: 'Deschutes fire engines'})),
  );
  await screen.findByRole('table', {name: 'Objects, silent ones first'});
});

const open = (reader: AdminReader, text: string) =>
  reader.user.upload(
    screen.getByLabelText('JSON file of collections'),
    new File([text], 'collections.json', {type: 'application/json'}),
  );

/** What the page saves of the collections that it lists. */
async function savedCollections(reader: AdminReader): Promise<readonly Record<string, unknown>[]> {
  const button = await screen.findByText(/^Save \d+ as JSON$/);
  const list = JSON.parse((await takeDownload(() => reader.user.click(button))).text) as {
    collections: Record<string, unknown>[];
  };
  return list.collections;
}
