import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../../fixtures/test';

test.use({signedInAs: 'developer@example.com'});
// Hundreds of keys are pressed one after another.
test.describe.configure({timeout: 540_000});

/** More stops than the dashboard has: each list is one of them, however long it is. */
const MOST_STOPS = 100;

test('four panels and the time bar are used with the keyboard alone', async ({page, portal}) => {
  await portal.open('/dashboard?panel=overview');
  await expect(page.getByRole('heading', {name: 'Overview', level: 2})).toBeVisible();

  await openPanel(page, 'Locations');
  await tabTo(page, page.getByLabel('Search objects'));
  await page.keyboard.type('heron');
  const heron = page.getByRole('button', {name: /^Heron 7/});
  await expect(heron).toBeVisible();
  await tabTo(page, page.getByRole('button', {name: /^Heron 1 /}));
  for (let row = 1; row < 7; row++) await page.keyboard.press('ArrowDown');
  await expect(heron).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', {name: /Heron 7/})).toBeVisible();
  await page.getByLabel('Search objects').fill('');
  const engines = page.getByRole('list', {name: 'Deschutes fire engines'}).getByRole('button');
  await tabTo(page, engines.first());
  for (const [key, goal] of [
    ['End', engines.last()],
    ['ArrowUp', engines.nth(-2)],
    ['Home', engines.first()],
    ['ArrowDown', engines.nth(1)],
  ] as const) {
    await page.keyboard.press(key);
    await expect(goal).toBeFocused();
  }

  await openPanel(page, 'Plan a route');
  for (const position of ['-121.3153, 44.0582', '-121.5492, 44.291']) {
    await tabTo(page, page.getByLabel('New position'));
    await page.keyboard.type(position);
    await page.keyboard.press('Enter');
  }
  await expect(
    page.getByRole('region', {name: 'Weather along the route by hour of departure'}),
  ).toBeVisible();

  await openPanel(page, 'Weather alerts');
  const country = page.getByRole('combobox', {name: 'Country'});
  await tabTo(page, country);
  await page.keyboard.press('ArrowUp');
  await expect(country).not.toHaveValue('US');
  await expect(page).toHaveURL(/weather-alerts-country=/);

  await openPanel(page, 'Fire zones');
  const fire = page.getByRole('button', {name: /km²/}).first();
  await expect(fire).toBeVisible();
  await tabTo(page, fire);
  await page.keyboard.press('Enter');
  await expect(fire).toHaveAttribute('aria-pressed', 'true');

  const hour = page.getByRole('slider', {name: 'Hour shown'});
  await tabTo(page, hour);
  await page.keyboard.press('ArrowRight');
  await expect(hour).toHaveAttribute('aria-valuetext', /in 1 h$/);
});

async function openPanel(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('navigation', {name: 'Panels'}).getByRole('link', {name, exact: true}));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name, level: 2, exact: true})).toBeFocused();
}

/** Goes on from stop to stop until something has the focus; behind the last comes the first. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(goal)} is not among the stops of the Tab key.`);
}
