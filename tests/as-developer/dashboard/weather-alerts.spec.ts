import {AxeBuilder} from '@axe-core/playwright';
import {drawing} from '../../fixtures/drawing';
import {expect, test} from '../../fixtures/test';

test.use(drawing);

interface Alert {
  readonly headlineText: string;
  readonly severityCode: number;
  readonly attributionString: string;
}

test('lists the alerts of a country as the platform has them, with their attribution', async ({
  page,
  portal,
  sandbox,
}) => {
  const response = await sandbox.get('/weatheralerts/v2/geography/US?language=en');
  const {alerts} = (await response.json()) as {alerts: Alert[]};
  await portal.open('/dashboard?panel=weather-alerts');
  await page.getByRole('button', {name: 'Sign in as developer@example.com'}).click();
  await expect(page.getByLabel('Country')).toHaveValue('US');
  await expect(page.getByText(new RegExp(`^${alerts.length} alerts,`))).toBeVisible();
  await expect(page.getByText(alerts[0]?.attributionString ?? '').first()).toBeVisible();

  await page
    .getByRole('button', {name: /in force until|begins/})
    .first()
    .click();
  const card = page.getByRole('region').filter({hasText: 'Certainty'}).last();
  await expect(card.getByText('Urgency')).toBeVisible();
  await expect(page).toHaveURL(/ids=/);
  const {violations} = await new AxeBuilder({page}).analyze();
  expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)).toEqual([]);
});

test('filters stand in the link, and a country without alerts says so', async ({page, portal}) => {
  await portal.open('/dashboard?panel=weather-alerts&weather-alerts-severity=1');
  await page.getByRole('button', {name: 'Sign in as developer@example.com'}).click();
  await expect(page.getByLabel('Severity')).toHaveValue('1');
  await page.getByLabel('Severity').selectOption('');
  await expect(page).not.toHaveURL(/severity/);
  await page.getByLabel('Country').selectOption('AD');
  await expect(page).toHaveURL(/weather-alerts-country=AD/);
  await expect(page.getByText(/^\d+ alerts,/)).toBeVisible();
});
