import type {Page} from '@playwright/test';
import {drawing} from '../../fixtures/drawing';
import {goWithin} from '../../fixtures/goWithin';
import {uniqueId} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.use({...drawing, signedInAs: 'developer@example.com'});

/** More stops than the dashboard has: each list is one of them, however long it is. */
const MOST_STOPS = 100;

const heading = (page: Page) => page.getByRole('heading', {name: 'Locations', level: 2});
const map = (page: Page) => page.locator('[data-map]');
const card = (page: Page, name: string) => page.getByRole('region', {name, exact: true});

test('a choice in the list moves the map, the keyboard finds it, it flies, what is picked on it is selected, and an area is drawn on it', async ({
  page,
  sandbox,
}) => {
  const id = uniqueId('buoy');
  await sandbox.post('/locations/v2/objects', [
    {
      objectId: id,
      collectionId: 'deschutes-fleet',
      timestamp: new Date().toISOString(),
      isStatic: true,
      geometry: {type: 'Point', coordinates: [-30.5, 40.25]},
    },
  ]);

  await test.step('a choice in the list moves the map, and one press returns it', async () => {
    await page.goto('/dashboard?panel=locations&locations-search=heron&map=6.00/40.0000/-105.0000');
    await expect(heading(page)).toBeVisible();
    await expect(map(page)).toHaveAttribute('data-map', 'drawn');
    await page.getByRole('button', {name: /^Heron 7/}).click();
    await expect(page).toHaveURL(/map=10\.00\/4[34]\./);
    await page.getByRole('button', {name: 'Back to the previous view'}).click();
    await expect(page).toHaveURL(/map=6\.00\/40\.0000\/-105\.0000/);
    await expect(page.getByRole('button', {name: 'Back to the previous view'})).toHaveCount(0);
  });

  await test.step('behind the list of objects, the keyboard finds a way to the map', async () => {
    await goWithin(page, '/dashboard?panel=locations');
    await expect(map(page)).toHaveAttribute('data-map', 'drawn');
    await page.getByRole('list', {name: 'Deschutes fire engines'}).getByRole('button').nth(1).focus();
    const skip = page.getByRole('link', {name: 'Skip to the map'});
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      await page.keyboard.press('Tab');
      if (await skip.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#dashboard-map canvas')).toBeFocused();
  });

  await test.step('the map flies to an object, and the place is in the link', async () => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await goWithin(page, '/dashboard?panel=locations&ids=heron-7');
    await page.getByRole('button', {name: 'Show on the map'}).click();
    await expect(page).toHaveURL(/map=12\.00\/4[34]\.\d+\/-12\d\.\d+/);
    await expect(map(page)).toHaveAttribute('data-map', 'drawn');
    await page.emulateMedia({reducedMotion: 'reduce'});
  });

  await test.step('an object that is picked on the map is selected in the list', async () => {
    await goWithin(page, '/dashboard?panel=locations&map=14.00/40.2500/-30.5000');
    await expect(page.getByRole('button', {name: new RegExp(`^${id}`)})).toBeVisible();
    await expect(async () => {
      await page.getByRole('region', {name: 'Map'}).press('Enter');
      await expect(card(page, id)).toBeVisible({timeout: 2_000});
    }).toPass();
    await sandbox.delete(`/locations/v2/objects/${id}`);
  });

  await test.step('an area is drawn with the mouse, and its corners are dragged', async () => {
    await goWithin(page, '/dashboard?panel=locations&locations-list=areas&map=9.00/40.2500/-30.5000');
    await expect(map(page)).toHaveAttribute('data-map', 'drawn');
    await page.getByRole('button', {name: 'New area'}).click();
    const canvas = page.getByRole('region', {name: 'Map'});
    await page.getByRole('button', {name: 'Draw on the map'}).click();
    const {x, y, width, height} = (await canvas.boundingBox())!;
    const at = (right: number, down: number) => [x + right * width, y + down * height] as const;
    const corners = [at(0.4, 0.4), at(0.6, 0.4), at(0.6, 0.7)];
    // The pencil is downloaded on demand: until it is there, a click leaves no corner.
    await expect(async () => {
      for (const corner of [...corners, corners[0]!]) {
        await page.mouse.move(...corner, {steps: 3});
        await page.mouse.click(...corner);
      }
      await expect(page.getByRole('combobox', {name: 'Position 3'})).toBeVisible({timeout: 2_000});
    }).toPass();
    const fields = page.getByRole('combobox', {name: /^Position \d$/});
    const before = await fields.evaluateAll((inputs) =>
      inputs.map((input) => (input as HTMLInputElement).value),
    );
    expect(before).toHaveLength(3);

    await page.mouse.move(...corners[2]!);
    await page.mouse.down();
    await page.mouse.move(...at(0.5, 0.6), {steps: 8});
    await page.mouse.up();
    const moved = async () =>
      (await fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).filter(
        (value) => !before.includes(value),
      );
    await expect.poll(async () => (await moved()).length).toBe(1);

    await page.getByRole('button', {name: 'Clear'}).click();
    await expect(fields).toHaveCount(0);
  });
});
