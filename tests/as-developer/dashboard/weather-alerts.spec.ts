import {axeViolations} from '../../every-page/accessibility';
import type {Sandbox} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

interface Alert {
  readonly headlineText: string;
  readonly severityCode: number;
  readonly attributionString: string;
  readonly detailPolygon?: {readonly coordinates: readonly (readonly (readonly number[])[])[]};
}

interface RouteAlerts {
  readonly routes: readonly {
    readonly overlaps: readonly {readonly alert: {readonly identifier: string; readonly areaId: string}}[];
  }[];
}

async function alertsOf(sandbox: Sandbox, path: string): Promise<readonly Alert[]> {
  const response = await sandbox.get(path);
  return response.status() === 204 ? [] : ((await response.json()) as {alerts: Alert[]}).alerts;
}

/** A position in an area that is warned at this hour: which ones are depends on the day. */
async function warnedPlace(sandbox: Sandbox): Promise<string> {
  for (const {detailPolygon} of await alertsOf(sandbox, '/weatheralerts/v2/geography/US')) {
    const ring = detailPolygon?.coordinates[0]?.slice(1) ?? [];
    const mean = (axis: number) =>
      ring.reduce((sum, position) => sum + (position[axis] ?? 0), 0) / ring.length;
    const place = `${mean(0).toFixed(4)},${mean(1).toFixed(4)}`;
    if (ring.length > 0 && (await alertsOf(sandbox, `/weatheralerts/v2/location/${place}`)).length > 0)
      return place;
  }
  throw new Error('No area of the United States is warned at this hour.');
}

test('lists the alerts of a country, a place and a route as the platform has them, with filters in the link', async ({
  page,
  portal,
  sandbox,
}) => {
  await test.step('a filter comes with the link', async () => {
    await portal.open('/dashboard?panel=weather-alerts&weather-alerts-severity=1');
    await expect(page.getByLabel('Severity')).toHaveValue('1');
    await page.getByLabel('Severity').selectOption('');
    await expect(page).not.toHaveURL(/severity/);
  });

  await test.step('the alerts of a country, with their attribution', async () => {
    const response = await sandbox.get('/weatheralerts/v2/geography/US?language=en');
    const {alerts} = (await response.json()) as {alerts: Alert[]};
    await expect(page.getByRole('combobox', {name: 'Country'})).toHaveValue('US');
    await expect(page.getByText(new RegExp(`^${alerts.length} alerts?,`))).toBeVisible();
    await expect(page.getByText(alerts[0]?.attributionString ?? '').first()).toBeVisible();
    await expect(page.getByRole('button', {name: /^On the map: [1-9]/})).toBeVisible();

    await page
      .getByRole('button', {name: /in force until|begins/})
      .first()
      .click();
    const card = page.getByRole('region').filter({hasText: 'Certainty'}).last();
    await expect(card.getByText('Urgency')).toBeVisible();
    await expect(page).toHaveURL(/ids=/);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('the alerts of a place', async () => {
    const place = await warnedPlace(sandbox);
    const here = await alertsOf(sandbox, `/weatheralerts/v2/location/${place}`);
    await page.getByRole('radio', {name: 'Place'}).check();
    await page.getByLabel('New position').fill(place);
    await page.getByLabel('New position').press('Enter');
    await expect(page.getByText(new RegExp(`^${here.length} alerts?,`))).toBeVisible();
  });

  await test.step('the alerts along a route', async () => {
    const way = '-121.3153,44.0582;-121.5492,44.291';
    const route: unknown = await (await sandbox.get(`/locations/v2/route/${way}`)).json();
    const response = await sandbox.post('/weatheralerts/v2/routes', route);
    const {routes} = (response.status() === 204 ? {routes: []} : await response.json()) as RouteAlerts;
    const met = new Set(routes[0]?.overlaps.map(({alert}) => `${alert.identifier}:${alert.areaId}`)).size;
    await page.getByRole('radio', {name: 'Route'}).check();
    for (const position of way.split(';')) {
      await page.getByLabel('New position').fill(position);
      await page.getByLabel('New position').press('Enter');
    }
    await expect(page.getByText(new RegExp(`^${met} alerts?,`))).toBeVisible();
    await expect(page).toHaveURL(/weather-alerts-where=route/);
  });

  await test.step('a country has its languages', async () => {
    await page.getByRole('radio', {name: 'Country'}).check();
    await page.getByRole('combobox', {name: 'Country'}).selectOption('AD');
    await expect(page).toHaveURL(/weather-alerts-country=AD/);
    await expect(page.getByText(/^\d+ alerts?,/)).toBeVisible();
    await page.getByRole('combobox', {name: 'Language'}).selectOption({label: 'català'});
    await expect(page).toHaveURL(/weather-alerts-language=ca/);
  });
});
