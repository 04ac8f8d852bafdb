import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {axeViolations} from '../../every-page/accessibility';
import {sidewaysScroll} from '../../every-page/sidewaysScroll';
import {switchColorMode} from '../../every-page/switchColorMode';
import {drawing} from '../../fixtures/drawing';
import {goWithin} from '../../fixtures/goWithin';
import type {ColorMode} from '../../fixtures/portal';
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

interface Panel {
  readonly id: string;
  readonly hasMap: boolean;
}

const source = readFileSync('src/dashboard/panels.ts', 'utf8');
const panels = [...source.matchAll(/\bid: '([\w-]+)'[\s\S]*?hasMap: (true|false)/g)].map(
  ([, id = '', hasMap]): Panel => ({id, hasMap: hasMap === 'true'}),
);

/**
 * The account is among the pages that `every-page.spec.ts` visits. All others are opened in one document, whose map is
 * made once: panels without a map come first, since they would close it.
 */
const walk = panels
  .filter(({id}) => id !== 'account')
  .sort((one, other) => Number(one.hasMap) - Number(other.hasMap));

test('the rail has every panel, and each is accessible in dark, wide, and in light, narrow, where nothing is cut off', async ({
  page,
  portal,
}) => {
  await portal.preferColorMode('dark');
  await portal.open('/dashboard?panel=account');
  await test.step('the rail has every panel', async () => {
    const rail = page.getByRole('navigation', {name: 'Panels'}).getByRole('link');
    await expect(rail.first()).toBeVisible();
    const ids = await rail.evaluateAll((links: HTMLAnchorElement[]) =>
      links.map(({href}) => new URL(href).searchParams.get('panel')),
    );
    expect(ids).toEqual(panels.map(({id}) => id));
  });

  for (const [index, panel] of walk.entries())
    await test.step(panel.id, async () => {
      const [query, whole] = examples[panel.id] ?? ['', () => page.getByRole('group', {name: 'Panel'})];
      await goWithin(page, `/dashboard?panel=${panel.id}${query}`);
      await expect(whole(page)).toBeVisible();
      if (panel.hasMap) {
        await unfoldLayers(page);
        await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'drawn', patience);
      }
      // Every second panel begins as the one before it ends: the map is drawn once less.
      for (const look of index % 2 === 0 ? [inDarkWide, inLightNarrow] : [inLightNarrow, inDarkWide])
        await look(page, panel.id, whole(page));
    });
});

async function inDarkWide(page: Page, id: string, whole: Locator): Promise<void> {
  await page.setViewportSize({width: 1440, height: 900});
  await showIn(page, 'dark');
  await expect(whole).toBeVisible();
  expect.soft(await axeViolations(page), `${id}: accessibility in dark`).toEqual([]);
}

async function inLightNarrow(page: Page, id: string, whole: Locator): Promise<void> {
  await showIn(page, 'light');
  await page.setViewportSize({width: 390, height: 844});
  await expect(whole).toBeVisible();
  expect.soft(await sidewaysScroll(page), `${id}: pixels to scroll sideways`).toBe(0);
  expect
    .soft(await axeViolations(page, {only: 'colours, narrow'}), `${id}: light, at 390 pixels`)
    .toEqual([]);
}

/** The button that switches the colours is in a menu where the page is narrow. */
async function showIn(page: Page, mode: ColorMode): Promise<void> {
  if ((await page.locator('html').getAttribute('data-theme')) !== mode) await switchColorMode(page, mode);
}

/** The list of layers stays unfolded as the next panel comes, unless no layer is there for a moment. */
async function unfoldLayers(page: Page): Promise<void> {
  const opacity = page.getByRole('slider', {name: /^Opacity of /}).first();
  await expect(page.getByText('Layers', {exact: true})).toBeVisible();
  if (!(await opacity.isVisible())) await page.getByText('Layers', {exact: true}).click();
  await expect(opacity).toBeVisible();
}
