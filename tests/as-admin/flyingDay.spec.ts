import {readFile} from 'node:fs/promises';
import {check as checkGeoJson} from '@placemarkio/check-geojson';
import type {Page} from '@playwright/test';
import {parse as parseCsv} from 'csv-parse/sync';
import {axeViolations} from '../every-page/accessibility';
import {sidewaysScroll} from '../every-page/sidewaysScroll';
import {drawing} from '../fixtures/drawing';
import {writeThresholds} from '../fixtures/identity';
import {pdfPages} from '../fixtures/pdf';
import {uniqueId} from '../fixtures/sandbox';
import {expect, test} from '../fixtures/test';

test.use(drawing);

/** Inside the control zone of Honolulu's airport, which closes the air at all times. */
const closed = [21.32, -157.9];
/** Far out on the ocean, where no country warns and no airspace is closed. */
const open = [30, -150];
const inside = [7, 18, 33];

const command = (number: number, [lat = 0, lon = 0]: number[], altitude: number) => ({
  type: 'SimpleItem',
  command: number,
  frame: 3,
  autoContinue: true,
  doJumpId: 1,
  params: [0, 0, 0, null, lat, lon, altitude],
});

/** A round as a ground station saves it. */
function planFile(index: number) {
  const [lat = 0, lon = 0] = inside.includes(index) ? closed : open;
  const at = (north: number, east: number) => [lat + north + index * 0.0001, lon + east];
  return {
    fileType: 'Plan',
    version: 1,
    groundStation: 'QGroundControl',
    mission: {
      version: 2,
      firmwareType: 12,
      vehicleType: 2,
      cruiseSpeed: 15,
      hoverSpeed: 5,
      plannedHomePosition: [...at(0, 0), 5],
      items: [
        command(22, at(0, 0), 30),
        command(16, at(0.004, 0), 60),
        command(16, at(0.004, 0.004), 60),
        command(20, [0, 0], 0),
      ],
    },
    geoFence: {version: 2, circles: [], polygons: []},
    rallyPoints: {version: 2, points: [[...at(0.001, 0.001), 20]]},
  };
}

const nameOf = (index: number) => `flight ${String(index).padStart(2, '0')}`;
const fileOf = (name: string, content: string) => ({
  name: `${name}.plan`,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});

test('a flying day: 40 plan files come in, three have conflicts, those are printed, and all are saved', async ({
  page,
  portal,
  people,
  noise,
}) => {
  // The platform refuses one plan: the browser says so for each batch that it stands in.
  noise.allow(/400 \(Bad Request\)/);
  const person = await people.member(['developer-users', 'developer-admins', 'dashboard-admins']);
  // Weather that is nowhere: what is left against a plan is closed airspace.
  await writeThresholds(person, [{id: 'boiling', type: 'temp', operator: '>', value: 90}]);
  const collection = uniqueId('day');
  await portal.preferColorMode('dark');
  await portal.enter(person, '/admin/AdminDashboard');
  await page.getByRole('link', {name: 'Flight plan report'}).click();

  await test.step('import, all but what is refused', async () => {
    const opener = page.getByRole('button', {name: 'Import plan files'});
    await opener.click();
    const title = page.getByRole('heading', {name: 'Import plan files'});
    await expect(title).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const files = Array.from({length: 40}, (_, index) =>
      fileOf(nameOf(index), JSON.stringify(planFile(index))),
    );
    const wrong = structuredClone(planFile(40));
    wrong.mission.items[1]?.params.pop();
    await page
      .getByLabel('Choose plan files')
      .setInputFiles([
        ...files,
        fileOf('torn', '{"fileType": "Pl'),
        fileOf('six numbers', JSON.stringify(wrong)),
      ]);
    await expect(page.getByText('Plans that can be stored: 41. Files that cannot be read: 1.')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('torn.plan: The JSON of the file is broken.');
    await page.getByLabel("Collection (leave empty to keep each file's own)").fill(collection);
    await page.getByRole('button', {name: 'Store the plans'}).click();
    await expect(page.getByText('40 of 41 stored, 1 rejected by the platform')).toBeVisible();
    await expect(title).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('six numbers: body.plans[0].mission.items[1].params');
    await page.getByRole('button', {name: 'Close the import'}).click();
    await expect(opener).toBeFocused();
  });

  const table = page.getByRole('region', {name: 'Flight plans'});
  const names = table.getByRole('rowheader');
  await test.step('three have a conflict, and say why', async () => {
    await expect(page).toHaveURL(new RegExp(`collection=${collection}`));
    await expect(page.getByText('Plans: 40 of 40')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Conflicts').selectOption('With conflicts');
    await expect(page.getByText('Plans: 3 of 40')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await table.getByRole('button', {name: 'Name'}).click();
    await expect(names).toHaveText(inside.map(nameOf));
    await names.first().getByRole('button').click();
    await expect(page.getByRole('heading', {name: 'flight 07'})).toBeVisible();
    const cells = page.getByRole('link', {name: /No-go: Honolulu control zone .* closed up to/});
    await expect(cells).toHaveCount(13);
    await expect(cells.first()).toHaveAttribute('href', /panel=flights&flights-view=airspace.*ids=ctr-hnl/);
    await expect(page.getByRole('region', {name: 'Legs'}).getByRole('row')).toHaveCount(5);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('a plan is saved as the platform keeps it', async () => {
    const sent = page.waitForResponse((response) => response.url().includes('format=qgc'));
    const bytes = await savedBy(page, 'Save as .plan');
    expect(bytes.equals(await (await sent).body())).toBe(true);
    expect(JSON.parse(bytes.toString())).toMatchObject({...planFile(7), name: nameOf(7)});
    await page.goBack();
  });

  await test.step('the three are printed, one on each page', async () => {
    await page.getByRole('checkbox', {name: 'Select all plans found'}).check();
    await page.getByRole('button', {name: 'Print view'}).click();
    await expect(page.getByText('Pages, ready to print: 3')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const pages = await pdfPages(await page.pdf({format: 'A4'}));
    expect(pages).toHaveLength(3);
    for (const [at, index] of inside.entries()) {
      expect(pages[at]).toContain(nameOf(index));
      expect(pages[at]).toContain('Honolulu control zone');
      expect(pages[at]).toMatch(/Checked .*(GMT|UTC)/);
      expect(pages[at]).not.toContain('Flight Plan Report');
    }
    await page.goBack();
  });

  await test.step('the table is saved for spreadsheets, and all paths as GeoJSON', async () => {
    await expect(names).toHaveText(inside.map(nameOf));
    const csv = parseCsv<Record<string, string>>(await savedBy(page, 'Save as CSV'), {
      bom: true,
      columns: true,
    });
    expect(csv.map((row) => row['Name'])).toEqual(inside.map(nameOf));
    expect(csv[0]).toMatchObject({Collection: collection, 'Next 13 hours': 'No-go', 'Highest (m)': '60'});
    expect(csv[0]?.['Conflicts']).toContain('Honolulu control zone');

    await page.getByRole('button', {name: 'Clear selection'}).click();
    await page.getByRole('button', {name: 'Clear filters'}).click();
    await expect(page.getByText('Plans: 40 of 40')).toBeVisible();
    const geoJson = checkGeoJson((await savedBy(page, 'Save as GeoJSON')).toString());
    if (geoJson.type !== 'FeatureCollection') throw new Error(`A ${geoJson.type} was saved.`);
    const roles = geoJson.features.map(({properties}) => String(properties?.['role']));
    expect(roles.filter((role) => role === 'path')).toHaveLength(40);
    expect(roles.filter((role) => role === 'rallyPoint')).toHaveLength(40);
  });

  await test.step('on a phone, by daylight', async () => {
    await page.setViewportSize({width: 390, height: 844});
    await portal.preferColorMode('light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByText('Plans: 40 of 40')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test('plans that meet in the air are listed, and what could not be read is asked for again alone', async ({
  page,
  portal,
  noise,
}) => {
  noise.allow(/500 \(Internal Server Error\)/);
  await portal.preferColorMode('light');
  let fails = true;
  await page.route('**/flights/v2/plans/galveston-channel-survey-1?format=uxv', (route) =>
    fails ? route.fulfill({status: 500, json: {status_code: 500, message: 'Broken'}}) : route.continue(),
  );
  await portal.open('/admin/FlightPlanReport?text=galveston%20channel');
  await page.getByRole('button', {name: 'Sign in as admin@example.com'}).click();
  await expect(page.getByText('1 could not be read: galveston-channel-survey-1')).toBeVisible();
  fails = false;
  const asked: string[] = [];
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('could not be read')).toHaveCount(0);
  await expect(page.getByText(/^Plans: 14 of \d+/)).toBeVisible();
  expect(asked.filter((url) => url.includes('/flights/v2/plans/'))).toHaveLength(1);

  await page.getByRole('button', {name: 'Show together'}).click();
  await expect(page.getByRole('heading', {name: 'Selected plans together: 14'})).toBeVisible();
  const pairs = page.getByRole('region', {name: /^Pairs that cross: [1-9]/});
  await expect(pairs.getByRole('row').nth(1)).toContainText('Galveston channel');
  expect(await axeViolations(page)).toEqual([]);
});

/** The bytes of the file that a button saves. */
async function savedBy(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: button, exact: true}).click();
  return readFile(await (await download).path());
}
