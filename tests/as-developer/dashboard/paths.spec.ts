import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {uniqueId, type Sandbox} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

const MINUTE = 60_000;

/** An object that flew north for 120 minutes, a report each half minute, with an hour of silence in between. */
async function fly(sandbox: Sandbox, id: string) {
  const start = Date.now() - 150 * MINUTE;
  const reports = Array.from({length: 180}, (_, index) => {
    const minutes = index / 2 + (index < 90 ? 0 : 60);
    return {
      objectId: id,
      objectName: 'Kite',
      collectionId: 'cascade-drones',
      speed: index < 90 ? 5 : 15,
      heading: 0,
      timestamp: new Date(start + minutes * MINUTE).toISOString(),
      geometry: {type: 'Point', coordinates: [-121.4, 44 + index / 1000, 900 + index]},
    };
  });
  for (let first = 0; first < reports.length; first += 90)
    expect((await sandbox.post('/locations/v2/objects', reports.slice(first, first + 90))).ok()).toBe(true);
}

async function open(page: Page, query: string) {
  await page.goto(`/dashboard?panel=paths${query}`);
  await expect(page.getByRole('heading', {name: 'Track history', level: 2})).toBeVisible();
}

test('loads the whole history, binds chart, facts and time bar, and exports files that other programs read', async ({
  page,
  sandbox,
}) => {
  const id = uniqueId('kite');
  await fly(sandbox, id);
  await open(page, '');
  // Choices about tracks come with the first track.
  await page.getByLabel('Search objects').fill(id);
  await expect(page.getByLabel('Colour by')).toHaveCount(0);
  await page.getByRole('button', {name: /^Kite/}).click();
  await expect(page).toHaveURL(new RegExp(`paths-of=${id}`));
  // Two pages of reports; the hour of silence is a gap, and the way across it is not counted.
  await expect(page.getByText(/^180 reports, 19\.\d km, top speed 15\.0 m\/s, gaps: 1$/)).toBeVisible();

  await test.step('chart, facts and time bar show one moment', async () => {
    const chart = page.getByRole('slider', {name: 'Speed and altitude of Kite'});
    await chart.focus();
    await page.keyboard.press('Home');
    await expect(chart).toHaveAttribute('aria-valuetext', /Speed 5\.0 m\/s, Altitude 900 m$/);
    await expect(page.getByText('44.0000° N, 121.4000° W')).toBeVisible();
    await expect(page).toHaveURL(/at=/);
    await expect(page.getByRole('slider', {name: 'Hour shown'})).toHaveAttribute(
      'aria-valuetext',
      /[23] h ago$/,
    );
    await page.getByLabel('Colour by').selectOption('altitude');
    await expect(page.getByText('900 m to 930 m')).toBeVisible();

    await page.getByRole('button', {name: 'Play the tracks'}).click();
    await expect(page.getByText('44.0000° N, 121.4000° W')).toHaveCount(0);
    await page.getByRole('button', {name: 'Pause the tracks'}).click();
  });

  await test.step('the files', async () => {
    const fileOf = async (format: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', {name: format, exact: true}).click();
      return readFile(await (await download).path(), 'utf8');
    };
    const gpx = await fileOf('GPX');
    const points = await page.evaluate((text) => {
      const read = new DOMParser().parseFromString(text, 'application/xml');
      const error = read.querySelector('parsererror');
      return error
        ? error.textContent
        : [...read.querySelectorAll('trkseg')].map((each) => each.childElementCount);
    }, gpx);
    expect(points).toEqual([90, 90]);
    const {features} = JSON.parse(await fileOf('GeoJSON')) as {
      features: {geometry: {coordinates: unknown[][]}}[];
    };
    expect(features[0]?.geometry.coordinates.map(({length}) => length)).toEqual([90, 90]);
    expect((await fileOf('CSV')).trimEnd().split('\r\n')).toHaveLength(181);
  });
  await sandbox.delete(`/locations/v2/objects/${id}`);
});

test('loading is cancelled and taken up again', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/heron-7\/history/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await open(page, '&paths-of=heron-7');
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(page.getByText('Loading was cancelled.')).toBeVisible();
  release();
  await page.getByRole('button', {name: 'Load again'}).click();
  await expect(page.getByText(/^\d+ reports, /)).toBeVisible();
});
