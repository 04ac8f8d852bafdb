import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {programForFile} from '../programForFile';
import {Reader} from '../Reader';
import {valueOf} from '../texts';
import {openPanel} from './openPanel';
import {Platform} from './Platform';

const sandbox = programForFile();

const BEND_TO_SISTERS = '-121.3153,44.0582;-121.5492,44.291';

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

async function alertsOf(platform: Platform, path: string): Promise<readonly Alert[]> {
  const response = await platform.get(path);
  return response.status === 204 ? [] : ((await response.json()) as {alerts: Alert[]}).alerts;
}

/** A position in an area that is warned at this hour: which ones are depends on the day. */
async function warnedPlace(platform: Platform): Promise<string> {
  for (const {detailPolygon} of await alertsOf(platform, '/weatheralerts/v2/geography/US')) {
    const ring = detailPolygon?.coordinates[0]?.slice(1) ?? [];
    const mean = (axis: number) =>
      ring.reduce((sum, position) => sum + (position[axis] ?? 0), 0) / ring.length;
    const place = `${mean(0).toFixed(4)},${mean(1).toFixed(4)}`;
    if (ring.length > 0 && (await alertsOf(platform, `/weatheralerts/v2/location/${place}`)).length > 0)
      return place;
  }
  throw new Error('No area of the United States is warned at this hour.');
}

/** The panel says that there are so many alerts. */
const findCount = (count: number) => screen.findByText(new RegExp(`^${count} alerts?,`));

const open = async (query = '') => {
  const page = await openPanel(sandbox.url, `/dashboard?panel=weather-alerts${query}`);
  return {page, reader: new Reader(), platform: new Platform(sandbox.url)};
};

test('lists the alerts of a country as the platform has them, with filters in the link', async () => {
  const {page, reader, platform} = await open('&weather-alerts-severity=1');
  await screen.findByLabelText('Severity');
  expect(valueOf('Severity')).toBe('1');
  await reader.select('Severity', '');
  await waitFor(() => expect(page.address()).not.toMatch(/severity/));

  // With their attribution.
  const alerts = await alertsOf(platform, '/weatheralerts/v2/geography/US?language=en');
  expect((await screen.findByRole<HTMLSelectElement>('combobox', {name: 'Country'})).value).toBe('US');
  await findCount(alerts.length);
  await screen.findAllByText((text) => text.includes(alerts[0]?.attributionString ?? '?'));
  await screen.findByRole('button', {name: /^On the map: [1-9]/});

  await reader.click((await screen.findAllByRole('button', {name: /in force until|begins/}))[0]);
  const certainty = (await screen.findAllByText('Certainty')).at(-1);
  const card = certainty?.closest<HTMLElement>('section[aria-labelledby]');
  if (!card) throw new Error('What is known of the alert stands in no region.');
  await within(card).findByText('Urgency');
  await waitFor(() => expect(page.address()).toMatch(/ids=/));

  // A country has its languages.
  await reader.select('Country', 'AD');
  await waitFor(() => expect(page.address()).toMatch(/weather-alerts-country=AD/));
  await screen.findByText(/^\d+ alerts?,/);
  await screen.findByRole('option', {name: 'català'});
  await reader.select('Language', 'català');
  await waitFor(() => expect(page.address()).toMatch(/weather-alerts-language=ca/));
});

test('lists the alerts of a place and of a route as the platform has them', async () => {
  const {page, reader, platform} = await open();
  const place = await warnedPlace(platform);
  const here = await alertsOf(platform, `/weatheralerts/v2/location/${place}`);
  await reader.choose('Place');
  await reader.enter('New position', place);
  await findCount(here.length);

  const route: unknown = await platform.read(`/locations/v2/route/${BEND_TO_SISTERS}`);
  const response = await platform.post('/weatheralerts/v2/routes', route);
  const {routes} = (response.status === 204 ? {routes: []} : await response.json()) as RouteAlerts;
  const met = new Set(routes[0]?.overlaps.map(({alert}) => `${alert.identifier}:${alert.areaId}`)).size;
  await reader.choose('Route');
  for (const position of BEND_TO_SISTERS.split(';')) await reader.enter('New position', position);
  await findCount(met);
  await waitFor(() => expect(page.address()).toMatch(/weather-alerts-where=route/));
});
