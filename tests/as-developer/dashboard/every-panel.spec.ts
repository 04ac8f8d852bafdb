import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {axeViolations} from '../../every-page/accessibility';
import {sidewaysScroll} from '../../every-page/sidewaysScroll';
import {switchColorMode} from '../../every-page/switchColorMode';
import {drawing} from '../../fixtures/drawing';
import {expect, test} from '../../fixtures/test';

test.use({...drawing, signedInAs: 'developer@example.com'});
// Where nothing draws but the processor, a map of moving objects takes its time to come to rest.
test.describe.configure({timeout: 360_000});
const patience = {timeout: 180_000};

const WAY = '-121.3153,44.0582;-121.5492,44.291';

/** What some panels are asked to show, and what stands there when it is whole. */
const examples: Readonly<Partial<Record<string, readonly [query: string, whole: (page: Page) => Locator]>>> =
  {
    overview: ['', (page) => page.getByRole('link', {name: /^\d+ Aircraft in closed airspace$/})],
    locations: ['&ids=heron-7', (page) => page.getByRole('region', {name: /Heron 7/})],
    paths: [
      '&paths-of=heron-7',
      (page) => page.getByRole('slider', {name: /^Speed and altitude of|^Speed of|^Altitude of/}),
    ],
    devices: ['&ids=heron-7', (page) => page.getByRole('region', {name: /Heron 7/})],
    route: [
      `&route-way=${WAY}`,
      (page) => page.getByRole('region', {name: 'Weather along the route by hour of departure'}),
    ],
    'route-intersect': [
      `&route-intersect-way=${WAY}`,
      (page) => page.getByRole('table').filter({hasText: 'evacuation level'}),
    ],
    'weather-alerts': ['', (page) => page.getByText(/^\d+ alerts?, \d+ in force/)],
    'weather-forecast': [
      '&weather-forecast-at=-121.5000,44.2000',
      (page) => page.getByRole('region', {name: 'Forecast by hour'}),
    ],
    'weather-threshold': ['', (page) => page.getByRole('button', {name: 'Add a threshold'})],
    'fire-zones': ['', (page) => page.getByText(/^\d+ fires? covers? /)],
    flights: [
      '&ids=ridge-creek-survey',
      (page) => page.getByText(/Earliest hour without|In none of the next/),
    ],
    traffic: [`&traffic-way=${WAY}`, (page) => page.getByRole('region', {name: 'Route in traffic'})],
    'air-traffic': ['', (page) => page.getByText(/^\d+ of \d+ aircraft$/)],
  };

const source = readFileSync('src/dashboard/panels.ts', 'utf8');
const panels = [...source.matchAll(/\bid: '([\w-]+)'[\s\S]*?hasMap: (true|false)/g)].map(
  ([, id = '', hasMap]) => ({id, hasMap: hasMap === 'true'}),
);

test('the rail has every panel', async ({page, portal}) => {
  await portal.open('/dashboard?panel=account');
  const rail = page.getByRole('navigation', {name: 'Panels'}).getByRole('link');
  await expect(rail.first()).toBeVisible();
  const ids = await rail.evaluateAll((links: HTMLAnchorElement[]) =>
    links.map(({href}) => new URL(href).searchParams.get('panel')),
  );
  expect(ids).toEqual(panels.map(({id}) => id));
});

/** The account is among the pages that `every-page.spec.ts` visits. */
for (const {id, hasMap} of panels.filter((panel) => panel.id !== 'account'))
  test(`${id} is accessible in dark, wide, and in light, narrow, where nothing is cut off`, async ({
    page,
    portal,
  }) => {
    const [query, whole] = examples[id] ?? ['', () => page.getByRole('group', {name: 'Panel'})];
    await portal.preferColorMode('dark');
    await page.goto(`/dashboard?panel=${id}${query}`);
    await expect(whole(page)).toBeVisible();
    if (hasMap) {
      await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'drawn', patience);
      await page.getByText('Layers', {exact: true}).click();
    }
    expect.soft(await axeViolations(page), 'accessibility in dark').toEqual([]);

    await switchColorMode(page, 'light');
    await page.setViewportSize({width: 390, height: 844});
    await expect(whole(page)).toBeVisible();
    expect.soft(await sidewaysScroll(page), 'pixels to scroll sideways').toBe(0);
    expect.soft(await axeViolations(page, {only: 'colours, narrow'}), 'light, at 390 pixels').toEqual([]);
  });
