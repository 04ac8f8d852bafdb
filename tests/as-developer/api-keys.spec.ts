import type {Page} from '@playwright/test';
import {axeViolations} from '../every-page/accessibility';
import {sandboxUrl} from '../fixtures/addresses';
import {expect, test} from '../fixtures/test';

// What needs no browser stands in tests/components/account.

/** What the platform responds to a program that sends this key. */
async function statusOf(key: string): Promise<number> {
  const response = await fetch(`${sandboxUrl}/locations/v2/collections`, {headers: {'x-api-key': key}});
  return response.status;
}

/** The new key, which the page shows once. */
async function readIssued(page: Page, heading: string): Promise<string> {
  const note = page.getByRole('region', {name: heading});
  await expect(note.getByRole('heading')).toBeFocused();
  return (await note.locator('code').last().innerText()).trim();
}

test('keys are created, called with, rotated, valid beside their successors, and revoked, and stay out of all that is left behind', async ({
  page,
  portal,
  people,
  context,
}) => {
  const addresses: string[] = [];
  const said: string[] = [];
  context.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));
  page.on('console', (message) => said.push(message.text()));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = page.getByRole('dialog');
  const keys: string[] = [];
  await portal.enter(await people.member());

  await test.step('the first call of a newcomer is accessible', async () => {
    const card = page.getByRole('region', {name: 'Your first call'});
    await card.getByRole('button', {name: 'Create my first key'}).click();
    keys.push(await readIssued(page, 'The new key: My first key'));
    await card.getByRole('button', {name: 'Send it with my key'}).click();
    await expect(card.getByText('200 OK')).toBeVisible();
    await card.getByRole('button', {name: 'I have stored it'}).click();
    await expect(card.getByText('The platform received it with your key')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('a key is created, rotated and revoked', async () => {
    await page.getByRole('button', {name: 'Create an API key'}).click();
    await dialog.getByRole('button', {name: 'Create the key'}).click();
    await expect(dialog.getByText('Enter what the key is for, in 1 to 60 characters.')).toBeVisible();
    await dialog.getByLabel('What is it for?').fill('Telematics gateway');
    await dialog.getByLabel('How long is it valid?').selectOption('90 days');
    await dialog.getByRole('radio', {name: 'Read only'}).check();
    await dialog.getByRole('radio', {name: 'Only these'}).check();
    for (const part of ['Collections', 'Weather alerts'])
      await dialog.getByRole('checkbox', {name: part}).check();
    await expect(dialog.getByRole('status')).toHaveText(
      'The key may call: /locations/v2/collections/weatheralerts',
    );
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', {name: 'Create the key'}).click();
    const first = await readIssued(page, 'The new key: Telematics gateway');
    await page.getByRole('button', {name: 'Copy the key'}).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    expect(await statusOf(first)).toBe(200);
    await page.getByRole('button', {name: 'I have stored it'}).click();
    await expect(page.getByText(first)).toHaveCount(0);
    await expect(page.getByRole('group', {name: 'API keys'})).toBeFocused();

    await page.getByRole('button', {name: `Rotate: Telematics gateway …${first.slice(-4)}`}).click();
    await dialog.getByLabel('The old key remains valid for').selectOption('An hour');
    await dialog.getByRole('button', {name: 'Rotate the key'}).click();
    const second = await readIssued(page, 'The new key: Telematics gateway');
    await expect(page.getByText(`The old key …${first.slice(-4)} works until`)).toBeVisible();
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);

    const revoke = async (label: string, key: string) => {
      await page.getByRole('button', {name: `Revoke: ${label} …${key.slice(-4)}`}).click();
      await expect(dialog).toContainText(`sends the key …${key.slice(-4)} stops working at once`);
      await expect(dialog).toContainText('It was last used on');
      await dialog.getByRole('button', {name: 'Revoke the key'}).click();
      await expect(dialog).toHaveCount(0);
      expect(await statusOf(key)).toBe(401);
      // The new key remains in view until its own button is pressed.
      await expect(page.getByText(second, {exact: true})).toBeVisible();
    };
    for (const key of [first, second]) await revoke('Telematics gateway', key);
    await page.getByText('Keys that ended in the last 30 days (2)').click();
    await expect(page.getByText('Calls in the last 24 hours: 1').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await revoke('My first key', keys[0] ?? '');
    await expect(page.getByText('No active API keys.')).toBeVisible();
    keys.push(first, second);
  });

  const readStorage = () =>
    page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie]));
  const kept = await readStorage();
  for (const key of keys)
    expect([...addresses, ...said, kept].filter((text) => text.includes(key))).toEqual([]);

  await test.step('a key for this tab stays in this tab', async () => {
    // Listing webhooks takes keys only.
    await portal.open('/api/list-webhooks');
    await page.getByRole('button', {name: 'Try it'}).click();
    const credentials = page.getByLabel('Credentials', {exact: true});
    await page.getByRole('button', {name: 'Get an API key for this tab'}).click();
    await expect(credentials).toHaveValue('account:tabKey');
    const sent = page.waitForRequest('**/webhooks/v1');
    await page.getByRole('button', {name: 'Send', exact: true}).click();
    const key = (await sent).headers()['x-api-key'] ?? '';
    expect(key).toMatch(/^pk_/);
    await expect(page.getByText(/^20[04] /).first()).toBeVisible();
    keys.push(key);
    await page.reload();
    await expect(credentials).toHaveValue('account:tabKey');
  });

  await portal.signOut();
  const left = await readStorage();
  for (const key of keys)
    expect([...addresses, ...said, left].filter((text) => text.includes(key))).toEqual([]);
});
