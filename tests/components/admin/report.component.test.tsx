import {check as checkGeoJson} from '@placemarkio/check-geojson';
import {screen, waitFor, within} from '@testing-library/react';
import {parse as parseCsv} from 'csv-parse/sync';
import {expect, test} from 'vitest';
import {writeThresholds} from '../../fixtures/identity';
import {closedRounds, planFile, roundName} from '../../fixtures/planFiles';
import {uniqueId} from '../../fixtures/sandbox';
import {sandboxForFile} from '../sandboxForFile';
import {takeDownload} from '../takeDownload';
import {watchRequests} from '../requests';
import {findText, textsNow} from '../texts';
import {AdminReader} from './AdminReader';

const sandbox = sandboxForFile();

const fileOf = (name: string, content: string) =>
  new File([content], `${name}.plan`, {type: 'application/json'});
const alerts = () => screen.queryAllByRole('alert').map(({textContent}) => textContent?.replace(/\s+/g, ' '));
const names = () =>
  [...document.querySelectorAll('[aria-label^="Flight plans"] th[scope=row]')].map(
    ({textContent}) => textContent,
  );
const isRead = () => waitFor(() => expect(document.querySelector('progress')).toBeNull());

test('40 plan files come in, three have conflicts, those are printed, and all are saved', async () => {
  const person = await sandbox.people.member(['developer-users', 'developer-admins', 'dashboard-admins']);
  // Weather that is nowhere: what is left against a plan is closed airspace.
  await writeThresholds(person, [{id: 'boiling', type: 'temp', operator: '>', value: 90}], sandbox.url);
  const collection = uniqueId('day');
  const reader = new AdminReader();
  await reader.load(sandbox.url, '/admin/FlightPlanReport', person);

  // Import, all but what is refused.
  await reader.press('Import plan files');
  const opener = screen.getByText('Import plan files', {selector: 'button'});
  const title = await screen.findByRole('heading', {name: 'Import plan files'});
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  const wrong = structuredClone(planFile(40));
  wrong.mission.items[1]?.params.pop();
  const rounds = Array.from({length: 40}, (_, index) =>
    fileOf(roundName(index), JSON.stringify(planFile(index))),
  );
  await reader.user.upload(screen.getByLabelText('Choose plan files'), [
    ...rounds,
    fileOf('torn', '{"fileType": "Pl'),
    fileOf('six numbers', JSON.stringify(wrong)),
  ]);
  await findText('Plans that can be stored: 41. Files that cannot be read: 1.');
  expect(alerts()).toContainEqual(expect.stringContaining('torn.plan: The JSON of the file is broken.'));
  await reader.fill("Collection (leave empty to keep each file's own)", collection);
  await reader.press('Store the plans');
  await findText('40 of 41 stored, 1 rejected by the platform');
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(alerts()).toContainEqual(
    expect.stringContaining('six numbers: body.plans[0].mission.items[1].params'),
  );
  await reader.press('Close the import');
  expect(document.activeElement).toBe(opener);

  // Three have a conflict, and say why.
  expect(reader.history.location.search).toContain(`collection=${collection}`);
  await findText('Plans: 40 of 40');
  await reader.select('Conflicts', 'With conflicts');
  await findText('Plans: 3 of 40');
  await isRead();
  await reader.press('Name');
  await waitFor(() => expect(names()).toEqual(closedRounds.map(roundName)));
  await reader.press('flight 07');
  await screen.findByRole('heading', {name: 'flight 07'});
  const cells = await screen.findAllByRole('link', {name: /No-go: Honolulu control zone .* closed up to/});
  expect(cells).toHaveLength(13);
  expect(cells[0]?.getAttribute('href')).toMatch(/panel=flights&flights-view=airspace.*ids=ctr-hnl/);
  expect(within(screen.getByRole('region', {name: 'Legs'})).getAllByRole('row')).toHaveLength(5);

  // A plan is saved as the platform keeps it.
  const sent: Promise<ArrayBuffer>[] = [];
  const {release} = watchRequests(async ({url}, send) => {
    const response = await send();
    if (url.includes('format=qgc')) sent.push(response.clone().arrayBuffer());
    return response;
  });
  const {bytes} = await takeDownload(() => reader.press('Save as .plan'));
  release();
  const [kept] = await Promise.all(sent);
  if (!kept) throw new Error('The platform was not asked for the file.');
  expect(bytes.equals(Buffer.from(kept))).toBe(true);
  expect(JSON.parse(bytes.toString())).toMatchObject({...planFile(7), name: roundName(7)});
  reader.history.goBack();

  // The three are printed.
  await reader.user.click(await screen.findByLabelText('Select all plans found'));
  await reader.press('Print view');
  await findText('Pages, ready to print: 3');
  reader.history.goBack();

  // The table is saved for spreadsheets, and all paths as GeoJSON.
  await waitFor(() => expect(names()).toEqual(closedRounds.map(roundName)));
  const {bytes: table} = await takeDownload(() => reader.press('Save as CSV'));
  const csv = parseCsv<Record<string, string>>(table, {bom: true, columns: true});
  expect(csv.map((row) => row['Name'])).toEqual(closedRounds.map(roundName));
  expect(csv[0]).toMatchObject({Collection: collection, 'Next 13 hours': 'No-go', 'Highest (m)': '60'});
  expect(csv[0]?.['Conflicts']).toContain('Honolulu control zone');

  await reader.press('Clear selection');
  await reader.press('Clear filters');
  await findText('Plans: 40 of 40');
  const {bytes: paths} = await takeDownload(() => reader.press('Save as GeoJSON'));
  const geoJson = checkGeoJson(paths.toString());
  if (geoJson.type !== 'FeatureCollection') throw new Error(`A ${geoJson.type} was saved.`);
  const roles = geoJson.features.map(({properties}) => String(properties?.['role']));
  expect(roles.filter((role) => role === 'path')).toHaveLength(40);
  expect(roles.filter((role) => role === 'rallyPoint')).toHaveLength(40);
});

test('plans that meet in the air are listed, and what could not be read is asked for again alone', async () => {
  const asked: string[] = [];
  let fails = true;
  watchRequests(({url}, send) => {
    asked.push(url);
    return fails && url.endsWith('/flights/v2/plans/galveston-channel-survey-1?format=uxv')
      ? Promise.resolve(Response.json({status_code: 500, message: 'Broken'}, {status: 500}))
      : send();
  });
  const reader = new AdminReader();
  await reader.load(sandbox.url, '/admin/FlightPlanReport?text=galveston%20channel');
  await findText('1 could not be read: galveston-channel-survey-1');
  fails = false;
  await isRead();
  asked.splice(0);
  await reader.press('Try again');
  await waitFor(() => expect(textsNow('could not be read')).toEqual([]));
  await findText('Plans: 14 of ');
  expect(asked.filter((url) => url.includes('/flights/v2/plans/'))).toHaveLength(1);

  await reader.press('Show together');
  await screen.findByRole('heading', {name: 'Selected plans together: 14'});
  const pairs = await screen.findByRole('region', {name: /^Pairs that cross: [1-9]/});
  expect(within(pairs).getAllByRole('row')[1]?.textContent).toContain('Galveston channel');
});
