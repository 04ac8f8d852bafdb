import {drawing} from '../../fixtures/drawing';
import {expect, test} from '../../fixtures/test';

// The geometry of a body: tests/components/reference/draw.component.test.tsx.

test.use(drawing);

test('a position is chosen on a map instead of written, and not thrown away without a question', async ({
  page,
  portal,
}) => {
  await portal.open('/api/get-restriction-alerts');
  await page.getByRole('button', {name: 'Try it'}).click();
  const [longitude, latitude] = [1, 2].map((number) => page.getByLabel(`coordinates, value ${number}`));
  const before = `${await longitude!.inputValue()}, ${await latitude!.inputValue()}`;
  await page.getByRole('button', {name: 'Draw on the map'}).click();
  const dialog = page.getByRole('dialog', {name: 'Draw on the map'});
  await expect(dialog.getByRole('combobox', {name: 'Position 1'})).toHaveValue(before);

  // By the keyboard: Enter on the map takes its middle.
  await dialog.getByRole('button', {name: 'Remove Position 1'}).click();
  const map = dialog.getByRole('region', {name: 'Map to draw on'});
  await expect(async () => {
    await map.press('Enter');
    await expect(dialog.getByRole('combobox', {name: 'Position 1'})).toHaveValue(/^-?[\d.]+, -?[\d.]+$/, {
      timeout: 2_000,
    });
  }).toPass();
  await dialog.getByRole('combobox', {name: 'Position 1'}).fill('-121.3153, 44.0582');
  await dialog.getByRole('combobox', {name: 'Position 1'}).press('Enter');
  // What was drawn is not thrown away without a question.
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Discard what you have entered?')).toBeVisible();
  await dialog.getByRole('button', {name: 'Keep editing'}).click();
  await dialog.getByRole('button', {name: 'Use these positions'}).click();
  await expect(longitude!).toHaveValue('-121.3153');
  await expect(latitude!).toHaveValue('44.0582');
});
