import {drawing} from '../../fixtures/drawing';
import {expect, test} from '../../fixtures/test';

test.use({...drawing, signedInAs: 'developer@example.com'});

test('an area is drawn with the mouse, and its corners are dragged', async ({page}) => {
  await page.goto('/dashboard?panel=locations&locations-list=areas&map=9.00/40.2500/-30.5000');
  const map = page.locator('[data-map]');
  await expect(map).toHaveAttribute('data-map', 'drawn');
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
