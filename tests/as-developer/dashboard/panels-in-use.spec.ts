import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {axeViolations} from '../../every-page/accessibility';
import {switchColorMode} from '../../every-page/switchColorMode';
import {closedSquare} from '../../fixtures/closedSquare';
import {goWithin} from '../../fixtures/goWithin';
import {type Sandbox, uniqueId} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

// What panels do is proven without a browser (`tests/components/dashboard`). Here is what only a browser tells of what
// stands there once somebody works with them; `every-panel.spec.ts` sees each panel as it opens.
test.use({signedInAs: 'developer@example.com'});

const BEND_TO_SISTERS = '-121.3153,44.0582;-121.5492,44.291';

async function expectNoViolation(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
}

/**
 * The severity that the fewest alerts of the United States have at this hour, and one at least: a short list is analysed
 * quickly, and `every-panel.spec.ts` has the long one.
 */
async function rarestSeverity(sandbox: Sandbox): Promise<number> {
  const response = await sandbox.get('/weatheralerts/v2/geography/US?language=en');
  const {alerts} = (await response.json()) as {alerts: readonly {readonly severityCode: number}[]};
  const codes = [...new Set(alerts.map(({severityCode}) => severityCode))];
  const count = (code: number) => alerts.filter(({severityCode}) => severityCode === code).length;
  return codes.reduce((rarest, code) => (count(code) < count(rarest) ? code : rarest));
}

/** An aircraft of the test's own in an airspace that is closed. @returns its id, and what takes both away */
async function flyInClosedAirspace(sandbox: Sandbox) {
  const [id, closed, west] = [uniqueId('kite'), uniqueId('Drill'), -36];
  const response = await sandbox.post('/flights/v2/restrictions', closedSquare(closed, west, 500));
  const {restrictionId} = (await response.json()) as {restrictionId: string};
  const timestamp = new Date().toISOString();
  const geometry = {type: 'Point', coordinates: [west + 0.005, 40.005, 120]};
  const metadata = {objectId: id, collectionId: 'cascade-drones', properties: {operator: 'Kestrel Survey'}};
  await sandbox.post('/flights/v2/objects/metadata', [metadata]);
  await sandbox.post('/flights/v2/objects', [
    {objectId: id, collectionId: 'cascade-drones', timestamp, isStatic: true, geometry},
  ]);
  const remove = async () => {
    await sandbox.delete(`/flights/v2/objects/${id}`);
    await sandbox.delete(`/flights/v2/objects/${id}/metadata`);
    await sandbox.delete(`/flights/v2/restrictions/${restrictionId}`);
  };
  return {id, closed, remove};
}

/** A device of the test's own that is late. @returns its collection, and what takes both away */
async function missReports(sandbox: Sandbox) {
  const fleet = uniqueId('fleet');
  const collection = {collectionId: fleet, collectionName: fleet, updateFrequencySeconds: 3600};
  await sandbox.post('/locations/v2/collections', {...collection, showOn: ['dashboard']});
  const report = (minutesAgo: number, hdop: number) => ({
    objectId: `${fleet}-late`,
    objectName: `late of ${fleet}`,
    collectionId: fleet,
    hdop,
    timestamp: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    geometry: {type: 'Point', coordinates: [-121.3, 44.1, 1200]},
  });
  await sandbox.post('/locations/v2/objects', [report(600, 6.2), report(160, 2.4)]);
  const remove = async () => {
    await sandbox.delete(`/locations/v2/objects/${fleet}-late`);
    await sandbox.delete(`/locations/v2/collections/${fleet}`);
  };
  return {fleet, remove};
}

test('files are opened and saved, and whatever panels show once they are used is accessible', async ({
  page,
  portal,
  sandbox,
  noise,
}) => {
  // The dashboard asks for closed airspace once in a while: it must be there from the start.
  const kite = await flyInClosedAirspace(sandbox);
  const late = await missReports(sandbox);
  await portal.open('/dashboard?panel=flights&ids=ridge-creek-survey');
  await test.step('a plan is saved as a file, and another file is opened as a plan', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Export as QGroundControl'}).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('ridge-creek-survey.plan');
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({fileType: 'Plan'});
    const plan = {name: 'Survey of the bay', segments: [{type: 'takeoff', position: [-31, 40]}]};
    const buffer = Buffer.from(JSON.stringify(plan));
    const field = page.getByLabel('Open plan files');
    await field.setInputFiles({name: 'bay.json', mimeType: 'application/json', buffer});
    await expect(page.getByRole('region', {name: plan.name})).toBeVisible();
  });

  await test.step('an alert', async () => {
    const severity = await rarestSeverity(sandbox);
    await goWithin(page, `/dashboard?panel=weather-alerts&weather-alerts-severity=${severity}`);
    const alerts = page.getByRole('button', {name: /in force until|begins/});
    await alerts.first().click();
    const card = page.getByRole('region').filter({hasText: 'Certainty'}).last();
    await expect(card.getByText('Urgency')).toBeVisible();
    await expectNoViolation(page);
  });

  await test.step('an aircraft in closed airspace', async () => {
    await goWithin(page, `/dashboard?panel=air-traffic&air-traffic-only=inside&ids=${kite.id}`);
    const card = page.getByRole('region', {name: kite.id, exact: true});
    await expect(card.getByText('Kestrel Survey')).toBeVisible();
    await expect(card.getByText(kite.closed)).toBeVisible();
    await expectNoViolation(page);
    await kite.remove();
  });

  await test.step('thresholds that are changed and not saved', async () => {
    await goWithin(page, '/dashboard?panel=weather-threshold');
    await page.getByRole('button', {name: 'Edit highWind'}).click();
    const dialog = page.getByRole('dialog', {name: 'Edit the threshold'});
    await dialog.getByLabel('Limit in m/s').fill('7.5');
    await dialog.getByRole('button', {name: 'Apply'}).click();
    await expect(page.getByText('Changed, but not saved.')).toBeVisible();
    await expectNoViolation(page);
  });

  await test.step('a device that is late, and how it reports; a drone that cannot be registered', async () => {
    const {fleet, remove} = late;
    const query = `&devices-only=missed&devices-search=${fleet}&ids=${fleet}-late`;
    await goWithin(page, `/dashboard?panel=devices${query}`);
    const card = page.getByRole('region', {name: `late of ${fleet}`});
    await card.getByText('How this device reports, as code').click();
    await card.getByText('cURL', {exact: true}).click();
    await expect(card.getByRole('group', {name: 'Request in cURL'})).toContainText(`${fleet}-late`);
    await expect(card.getByText(/^2 of 30 intervals with a report/)).toBeVisible();
    await expectNoViolation(page);

    await page.getByLabel('Search devices').fill('');
    await switchColorMode(page, 'light');
    await page.getByRole('button', {name: 'Register a drone'}).click();
    const dialog = page.getByRole('dialog', {name: 'Register a drone'});
    await dialog.getByLabel('Drone id').fill('heron-7');
    await dialog.getByLabel('Keep the video for (hours)').fill('none');
    await dialog.getByRole('button', {name: 'Register'}).click();
    await expect(dialog.getByText(/^A drone with this id already exists/)).toBeVisible();
    await expect(dialog.getByText('Enter a whole number of hours, 1 or more.')).toBeVisible();
    await expectNoViolation(page);
    await remove();
  });

  expect(await noise.unexpected()).toEqual([]);
  await test.step('a fire, with what is near it', async () => {
    // Plans that other tests have stored may be gone when they are asked for.
    noise.allow(/404/);
    await goWithin(page, '/dashboard?panel=fire-zones&fire-zones-span=1');
    const fires = page.getByRole('button', {name: /\d km² \d+ objects? (inside or )?within 10 km/});
    await fires.first().click();
    await expect(page.getByRole('heading', {name: 'Objects within 50 km'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Flight plans within 50 km'})).toBeVisible();
    await expectNoViolation(page);
  });

  await test.step('a route on which not everything could be checked', async () => {
    noise.allow(/503/);
    const respond = (url: RegExp, status: number, json: object) =>
      page.route(url, async (route) => {
        if (route.request().method() === 'OPTIONS') return route.fallback();
        return route.fulfill({response: await route.fetch(), status, json});
      });
    const none = {type: 'FeatureCollection', features: []};
    await respond(/\/weatheralerts\/v2\/routes/, 200, {routes: []});
    await respond(/\/firezones\/v2\/geography\//, 200, none);
    await respond(/\/locations\/v2\/areas\?/, 200, {areas: []});
    await respond(/\/flights\/v2\/restrictions\?/, 503, {message: 'Busy'});
    // Another document: this one has the closed airspace of other panels.
    await portal.open(`/dashboard?panel=route-intersect&route-intersect-way=${BEND_TO_SISTERS}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const route = page.getByRole('region', {name: 'Route through your waypoints'});
    await expect(route.getByText(/^Could not be checked: Restricted airspace\./)).toBeVisible();
    await expectNoViolation(page);
  });
});
