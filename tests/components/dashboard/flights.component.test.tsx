import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {closedSquare} from '../../fixtures/closedSquare';
import {uniqueId} from '../../fixtures/sandbox';
import {programForFile} from '../programForFile';
import {Reader} from '../Reader';
import {takeDownload} from '../takeDownload';
import {findText} from '../texts';
import {openPanel} from './openPanel';
import {Platform} from './Platform';

const sandbox = programForFile();

const planOver = (name: string, west: number) => ({
  name,
  navigation: {altitude: 80, altitudeMode: 'amsl', flightSpeed: 20},
  segments: [
    {type: 'takeoff', position: [west - 0.01, 40.005]},
    {type: 'waypoint', positions: [[west + 0.02, 40.005]]},
  ],
});

const openFile = (reader: Reader, name: string, content: string) =>
  reader.upload('Open plan files', new File([content], name, {type: 'application/json'}));

/** The part of an address after the question mark. */
const idsOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('ids') ?? '';

/** Waits for the message on a file that is refused. */
const findRefusal = (file: string) =>
  waitFor(() => {
    const refusal = screen.getAllByRole('alert').find(({textContent}) => textContent.includes(file));
    if (!refusal) throw new Error(`${file} is not refused.`);
    return refusal;
  });

test('refuses a file that is no plan, checks one that is before it is stored, and says what the platform says', async () => {
  const platform = new Platform(sandbox.url);
  const [name, west] = [uniqueId('Crossing'), -31];
  const response = await platform.post('/flights/v2/restrictions', closedSquare(`${name} closed`, west, 100));
  const {restrictionId} = (await response.json()) as {restrictionId: string};
  const page = await openPanel(sandbox.url, '/dashboard?panel=flights');
  const reader = new Reader();
  // A file that is no plan is refused with what is wrong, at its path.
  await openFile(reader, 'notes.json', '{');
  expect((await findRefusal('notes.json')).textContent).toContain('The JSON of the file is broken.');
  const far = {segments: [{type: 'waypoint', positions: [[200, 40]]}]};
  await openFile(reader, 'far.json', JSON.stringify(far));
  expect((await findRefusal('far.json')).textContent).toContain(
    'segments.0.positions.0 must be a position on earth',
  );

  await openFile(reader, 'crossing.json', JSON.stringify(planOver(name, west)));
  const plan = within(await screen.findByRole('region', {name}));
  const inPlan = reader.at(name);
  await plan.findByText('Dry run: not stored');
  expect(plan.queryByText('Id')).toBeNull();
  await plan.findByText(/In none of the next 13 hours/);
  const conflict = await plan.findByRole('button', {name: new RegExp(`No-go ${name} closed`)});
  expect(conflict.textContent).toContain('closed up to 100 m above sea level');
  expect(conflict.textContent).toContain('km 0.85 to 1.70');
  await reader.click(conflict);
  expect(conflict.getAttribute('aria-pressed')).toBe('true');
  expect(plan.getAllByRole('button', {name: new RegExp(`No-go, .*${name} closed`)})).toHaveLength(13);

  await plan.findByText(/^No-go now/);
  await inPlan.press('Store the plan');
  const dialog = within(await screen.findByRole('dialog', {name: 'Store the plan'}));
  const inDialog = reader.inDialog();
  await dialog.findByText(/^No-go now/);
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe(name);
  await inDialog.fill('Name', '');
  await inDialog.press('Store it all the same');
  await dialog.findByText('Give the plan a name.');
  await inDialog.fill('Name', name);
  await inDialog.press('Store it all the same');
  await screen.findByText('Stored plan');
  const stored = within(screen.getByRole('region', {name}));
  // Rows are checked that are on screen.
  const row = await screen.findByRole('button', {name: new RegExp(`^${name}`)});
  await waitFor(() => expect(row.textContent).toContain('No-go'));
  await stored.findByText('Id');
  const storedConflict = await stored.findByRole('button', {name: new RegExp(`No-go ${name} closed`)});
  expect(storedConflict.textContent).toContain('km 0.85 to 1.70');
  const planId = idsOf(page.address());
  const {restrictions} = await platform.read<{
    restrictions: {restriction: {id: string}; overlaps: {startDistance: number; endDistance: number}[]}[];
  }>(`/flights/v2/flights/${planId}/restrictions`);
  expect(restrictions.map(({restriction}) => restriction.id)).toEqual([restrictionId]);
  expect(restrictions[0]?.overlaps[0]?.startDistance).toBeCloseTo(852, -1);
  expect(restrictions[0]?.overlaps[0]?.endDistance).toBeCloseTo(1704, -1);

  const file = await takeDownload(() => inPlan.press('Export as QGroundControl'));
  expect(file.name).toBe(`${planId}.plan`);
  expect(JSON.parse(file.text)).toMatchObject({fileType: 'Plan', name});

  await inPlan.press('Delete');
  await inDialog.press('Delete the plan');
  await waitFor(() => expect(screen.queryByRole('region', {name})).toBeNull());
  expect((await platform.get(`/flights/v2/plans/${planId}`)).status).toBe(404);
  await platform.delete(`/flights/v2/restrictions/${restrictionId}`);
});

test('airspace is closed by an area that is typed or drawn, and opened again', async () => {
  const platform = new Platform(sandbox.url);
  const name = uniqueId('Smoke');
  const page = await openPanel(sandbox.url, '/dashboard?panel=flights&flights-view=airspace');
  const reader = new Reader();
  await screen.findByRole('heading', {name: 'Flights', level: 2});
  await reader.press('Add a restriction');
  await reader.fill('Name', name);
  await reader.fill('Ceiling in metres above sea level', '300');
  for (const [index, position] of ['-33, 40', '-32.99, 40', '-32.99, 40.01'].entries()) {
    await reader.enter('New position', position);
    await screen.findByRole('combobox', {name: `Position ${index + 1}`});
  }
  await reader.press('Add restriction');
  await findText('The restriction is stored.');
  const restriction = within(await screen.findByRole('region', {name}));
  await restriction.findByText('300 m above mean sea level');
  const id = idsOf(page.address());
  expect((await platform.get(`/flights/v2/restrictions/${id}`)).status).toBe(200);
  await reader.at(name).press('Delete');
  await reader.inDialog().press('Delete the restriction');
  await waitFor(() => expect(screen.queryByRole('region', {name})).toBeNull());
  expect((await platform.get(`/flights/v2/restrictions/${id}`)).status).toBe(404);
});

// In this file: the overview lists the plans of this account, and would look for one that another test has deleted.
test('the dashboard begins with what needs attention, and leads to it', async () => {
  const platform = new Platform(sandbox.url);
  const id = uniqueId('mute');
  const timestamp = new Date(Date.now() - 3 * 3_600_000).toISOString();
  await platform.post('/locations/v2/objects', [{objectId: id, collectionId: 'deschutes-fleet', timestamp}]);
  const page = await openPanel(sandbox.url, '/dashboard');
  await screen.findByRole('heading', {name: 'Overview', level: 2});
  await screen.findByRole('link', {name: /^[1-9]\d* Silent objects$/});
  for (const title of [
    'Objects inside weather warnings',
    'Objects inside fires',
    'Aircraft in closed airspace',
    'Plans with conflicts in the coming hours',
  ])
    await screen.findByRole('link', {name: new RegExp(`^\\d+ ${title}$`)});

  // What there is none of comes last.
  const counts = () =>
    screen.getAllByRole('heading', {level: 3}).map(({textContent}) => Number.parseInt(textContent, 10));
  await waitFor(() => expect(counts()).not.toContain(NaN));
  const isEmpty = counts().map((count) => count === 0);
  expect(isEmpty).toEqual(isEmpty.toSorted());

  await new Reader().follow(/Silent objects$/);
  await screen.findByRole('heading', {name: 'Locations', level: 2});
  page.goBack();
  await screen.findByRole('heading', {name: 'Overview', level: 2});
  await platform.delete(`/locations/v2/objects/${id}`);
});
