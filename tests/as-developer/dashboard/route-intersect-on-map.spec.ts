import {axeViolations} from '../../every-page/accessibility';
import {drawing} from '../../fixtures/drawing';
import {uniqueId} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.use({...drawing, signedInAs: 'developer@example.com'});

const BEND_TO_SISTERS = '-121.3153,44.0582;-121.5492,44.291';

test('lists what a stored route meets by kilometre and time, shows it on the map and leads to its panel', async ({
  page,
  portal,
  sandbox,
}) => {
  const [routeId, areaId] = [uniqueId('way'), uniqueId('area')];
  const body = (await (await sandbox.get(`/locations/v2/route/${BEND_TO_SISTERS}`)).json()) as {
    routes: {distance: number; duration: number}[];
  };
  await sandbox.post('/locations/v2/routes', {...body, routes: body.routes.slice(0, 1), routeId});
  // Around all of the way: it is met from the first kilometre to the last.
  const boundary = [
    [-121.8, 43.9],
    [-121.1, 43.9],
    [-121.1, 44.4],
    [-121.8, 44.4],
    [-121.8, 43.9],
  ];
  const area = {areaId, areaName: areaId, format: 'geojson'};
  await sandbox.post('/locations/v2/areas', {...area, geometry: {type: 'Polygon', coordinates: [boundary]}});
  const response = await sandbox.get(`/locations/v2/routes/${routeId}/weather/alerts`);
  const {routes} = (await response.json()) as {
    routes: {overlaps: {alert: {identifier: string; areaId: string; messageTypeCode: number}}[]}[];
  };
  const alerts = routes.flatMap(({overlaps}) => overlaps).filter(({alert}) => alert.messageTypeCode !== 3);
  const count = new Set(alerts.map(({alert}) => `${alert.identifier}:${alert.areaId}`)).size;

  await portal.preferColorMode('dark');
  await page.goto('/dashboard?panel=route-intersect');
  await expect(page.getByRole('heading', {name: 'Hazards on routes', level: 2})).toBeVisible();
  await page.getByRole('button', {name: routeId}).click();
  const route = page.getByRole('region', {name: routeId});
  const asked = route.getByRole('list', {name: 'Checked for'}).getByRole('listitem');
  await expect(asked.nth(0)).toHaveText(
    `Weather alerts ${count === 0 ? 'none on the route' : `${count} on the route`}`,
  );
  await expect(asked.filter({hasText: /checking|could not be checked/})).toHaveCount(0);
  const row = route.getByRole('row', {name: areaId});
  const kilometres = ((body.routes[0]?.distance ?? 0) / 1000).toFixed(1);
  await expect(row.getByRole('cell').first()).toHaveText(`0.0–${kilometres}`);

  const times = await row.getByRole('cell').last().textContent();
  await page.getByRole('slider', {name: 'Hour shown'}).press('ArrowRight');
  await expect(row.getByRole('cell').last()).not.toHaveText(times ?? '');

  await row.getByRole('button', {name: areaId}).press('Enter');
  await expect(row.getByRole('button', {name: areaId})).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/map=.*ids=/);
  expect(await axeViolations(page)).toEqual([]);

  await row.getByRole('link', {name: `Details of ${areaId}`}).click();
  await expect(page.getByRole('region', {name: areaId})).toBeVisible();
  await expect(page).toHaveURL(/pinned=route-intersect/);
  await sandbox.delete(`/locations/v2/areas/${areaId}`);
  await sandbox.delete(`/locations/v2/routes/${routeId}`);
});
