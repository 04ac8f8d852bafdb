import type {Locator, Page} from '@playwright/test';
import {drawing, coloursOf} from '../../fixtures/drawing';
import {goWithin} from '../../fixtures/goWithin';
import {expect, test} from '../../fixtures/test';
import {axeViolations} from '../../every-page/accessibility';
import {switchColorMode} from '../../every-page/switchColorMode';
import {ExplorerReader} from '../reference/explorer';

test.use(drawing);
// Software draws slowly, and the machine may be busy.
test.describe.configure({timeout: 90_000});

test('fires of a response are drawn and listed in both colours; without WebGL, a sentence and the list', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const map = page.locator('[data-map]');
  const showJson = () => page.getByRole('radio', {name: 'JSON'}).check({force: true});
  const showMap = () => page.getByText('Map', {exact: true}).click();
  await portal.preferColorMode('dark');
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-fire-zones');
  await explorer.send.click();
  await expect(page.getByRole('radio', {name: 'JSON'})).toBeChecked();
  expect(asked.filter((path) => path.startsWith('/map/') || path.includes('map-worker'))).toEqual([]);

  for (const mode of ['dark', 'light'] as const)
    await test.step(mode, async () => {
      if (mode === 'light') {
        // A map that is closed is made anew, in the colours of its time.
        await showJson();
        await switchColorMode(page, mode);
      }
      await showMap();
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

  await test.step('without WebGL', async () => {
    await showJson();
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await showMap();
    await expect(page.getByText('This browser cannot draw the map')).toBeVisible();
    await page.getByText('List of features').click();
    await expect(page.locator('[data-map=failed]').getByRole('listitem').first()).toBeVisible();
  });
});

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

test('a click on the map names what is there, and one button flies out to all; a guide brings areas', async ({
  page,
}) => {
  const map = page.locator('[data-map]');
  const explorer = new ExplorerReader(page);
  await test.step('a click on the map names what is there', async () => {
    await explorer.tryIt('/api/get-objects');
    await explorer.send.click();
    await page.getByText('Map', {exact: true}).click();
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

  await test.step('a map begins where most objects are, and one button flies out to all: the scale bar tells', async () => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await explorer.goTo('List objects');
    await explorer.send.click();
    await page.getByText('Map', {exact: true}).click();
    await expect(map).toHaveAttribute('data-map', 'drawn', {timeout: 60_000});
    await expect(map.getByText(/^The map starts with the \d+ that are close together\./)).toBeVisible();
    const scale = map.getByRole('group', {name: 'Scale of the map'});
    const near = await metresOf(scale);
    await map.getByRole('button', {name: 'Show all'}).click();
    await expect.poll(() => metresOf(scale)).toBeGreaterThan(10 * near);
    await page.emulateMedia({reducedMotion: 'reduce'});
  });

  await test.step('areas that a sample of a guide brings are drawn on one map, and listed', async () => {
    await goWithin(page, '/docs/guides/drone-telemetry/step3');
    const sample = page.getByRole('group', {name: 'Sample: Get a restriction'}).first();
    await sample.getByRole('button', {name: /^Run/}).click();
    await sample.getByText('Map', {exact: true}).click();
    const drawn = sample.locator('[data-map]');
    await expect(drawn).toHaveCount(1);
    await expect(drawn).toHaveAttribute('data-map', 'drawn', {timeout: 60_000});
    await drawn.getByText('List of features').click();
    await expect(drawn.getByRole('listitem').first()).toBeVisible();
  });
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
