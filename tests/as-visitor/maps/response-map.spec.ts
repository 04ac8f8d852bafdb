import type {Locator, Page} from '@playwright/test';
import {drawing, coloursOf} from '../../fixtures/drawing';
import {expect, test} from '../../fixtures/test';
import {axeViolations} from '../../every-page/accessibility';
import {ExplorerReader} from '../reference/explorer';

test.use(drawing);
// Software draws slowly, and the machine may be busy.
test.describe.configure({timeout: 90_000});

for (const mode of ['dark', 'light'] as const) {
  test(`fires of a response are drawn and listed, ${mode}`, async ({page, portal}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await portal.preferColorMode(mode);
    const explorer = new ExplorerReader(page);
    await explorer.tryIt('/api/get-fire-zones');
    await explorer.send.click();
    await expect(page.getByRole('radio', {name: 'JSON'})).toBeChecked();
    expect(asked.filter((path) => path.startsWith('/map/') || path.includes('map-worker'))).toEqual([]);

    await page.getByText('Map', {exact: true}).click();
    const map = page.locator('[data-map]');
    await expect(map).toHaveAttribute('data-map', 'drawn', {timeout: 60_000});
    expect(await coloursOf(map.locator('canvas'))).toBeGreaterThan(20);
    expect(await hasLabelFace(page)).toBe(true);

    await expect(map.getByRole('list', {name: 'Colours on the map'})).toHaveText('Fire');
    await map.getByText('List of features').click();
    // Which fires burn depends on the day.
    const first = map.getByRole('listitem').getByRole('button').first();
    const name = (await first.textContent()) ?? '';
    await first.click();
    await expect(map.getByRole('status')).toHaveText(/, around \d+\.\d{4}° [NS], \d+\.\d{4}° [EW]$/);
    await expect(map.getByRole('status')).toContainText(name);
    await expect(map).toHaveAttribute('data-map', 'drawn', {timeout: 60_000});
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('labels have a face of the system where their own cannot be had', async ({page, noise}) => {
  noise.allow(/ERR_FAILED .*instrument-sans|ERR_FAILED \(.*instrument-sans/);
  await page.route(/instrument-sans-latin-wght.*\.woff2$/, (route) => route.abort('failed'));
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-fire-zones');
  await explorer.send.click();
  await page.getByText('Map', {exact: true}).click();
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'drawn', {timeout: 60_000});
  expect(await hasLabelFace(page)).toBe(false);
});

test('a click on the map names what is there', async ({page}) => {
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-objects');
  await explorer.send.click();
  await page.getByText('Map', {exact: true}).click();
  const map = page.locator('[data-map]');
  await expect(map).toHaveAttribute('data-map', 'drawn', {timeout: 60_000});
  await map.getByText('List of features').click();
  const first = map.getByRole('listitem').getByRole('button').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(map).toHaveAttribute('data-map', 'drawn', {timeout: 60_000});
  // The feature stands in the middle now, and the middle is what Enter reads.
  await first.click();
  await map.locator('canvas').focus();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('status')).toContainText(name);
});

test('a map begins where most objects are, and one button flies out to all: the scale bar tells', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/list-objects');
  await explorer.send.click();
  await page.getByText('Map', {exact: true}).click();
  const map = page.locator('[data-map]');
  await expect(map).toHaveAttribute('data-map', 'drawn', {timeout: 60_000});
  await expect(map.getByText(/^The map starts with the \d+ that are close together\./)).toBeVisible();
  const scale = map.getByRole('group', {name: 'Scale of the map'});
  const near = await metresOf(scale);
  await map.getByRole('button', {name: 'Show all'}).click();
  await expect.poll(() => metresOf(scale)).toBeGreaterThan(10 * near);
});

test('a browser without WebGL gets a sentence and the list', async ({page}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-fire-zones');
  await explorer.send.click();
  await page.getByText('Map', {exact: true}).click();
  await expect(page.getByText('This browser cannot draw the map')).toBeVisible();
  await page.getByText('List of features').click();
  await expect(page.locator('[data-map=failed]').getByRole('listitem').first()).toBeVisible();
});

test('areas that a sample of a guide brings are drawn on one map, and listed', async ({page, portal}) => {
  await portal.open('/docs/guides/drone-telemetry/step3');
  const sample = page.getByRole('group', {name: 'Sample: Get a restriction'}).first();
  await sample.getByRole('button', {name: /^Run/}).click();
  await sample.getByText('Map', {exact: true}).click();
  await expect(sample.locator('[data-map]')).toHaveCount(1);
  const map = sample.locator('[data-map]');
  await expect(map).toHaveAttribute('data-map', 'drawn', {timeout: 60_000});
  await map.getByText('List of features').click();
  await expect(map.getByRole('listitem').first()).toBeVisible();
});

function hasLabelFace(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.fonts].some(
      ({family, status}) => family.replaceAll('"', '') === 'Map Labels' && status === 'loaded',
    ),
  );
}

/** The length that a scale bar names. */
async function metresOf(scale: Locator): Promise<number> {
  const [, length = '', unit] = /^(\d+)\s(k?m)$/.exec(await scale.innerText()) ?? [];
  return Number.parseInt(length, 10) * (unit === 'km' ? 1000 : 1);
}
