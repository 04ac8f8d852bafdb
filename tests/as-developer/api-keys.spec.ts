import type {Page} from '@playwright/test';
import {axeViolations} from '../every-page/accessibility';
import {GuideReader} from '../as-visitor/guides/reader';
import {sandboxUrl} from '../fixtures/addresses';
import {brandServers} from '../fixtures/brand';
import {expect, test} from '../fixtures/test';

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

test('a newcomer creates a key, sends a first call with one press, and sees it arrive', async ({
  page,
  portal,
  people,
}) => {
  await portal.enter(await people.member(['developer-users', 'dashboard-weatherthreshold']));
  const card = page.getByRole('region', {name: 'Your first call'});
  await card.getByRole('button', {name: 'Create my first key'}).click();
  await expect(card.getByRole('heading', {name: 'The new key: My first key'})).toBeFocused();
  const key = (await card.locator('code', {hasText: /^pk_/}).innerText()).trim();
  expect(await statusOf(key)).toBe(200);
  await card.getByRole('button', {name: 'Send it with my key'}).click();
  await expect(card.getByText('200 OK')).toBeVisible();
  await card.getByRole('button', {name: 'I have stored it'}).click();
  await expect(card.getByText(key)).toHaveCount(0);
  await expect(card.getByRole('heading', {name: 'Send a request'})).toBeFocused();
  await expect(card.getByText(`The platform received it with your key …${key.slice(-4)}`)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // The next visit begins with the dashboard's own first panel.
  await portal.open('/dashboard');
  await expect(page.getByRole('heading', {name: 'Weather thresholds'}).first()).toBeVisible();
});

test('a key is created, called with, rotated, valid beside its successor, and revoked', async ({
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
  await portal.enter(await people.member());

  await page.getByRole('button', {name: 'Create an API key'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', {name: 'Create the key'}).click();
  await expect(dialog.getByText('Enter what the key is for, in 1 to 60 characters.')).toBeVisible();
  await dialog.getByLabel('What is it for?').fill('Telematics gateway');
  await dialog.getByLabel('How long is it valid?').selectOption('90 days');
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

  for (const key of [first, second]) {
    await page.getByRole('button', {name: `Revoke: Telematics gateway …${key.slice(-4)}`}).click();
    await expect(dialog).toContainText(`sends the key …${key.slice(-4)} stops working at once`);
    await expect(dialog).toContainText('It was last used on');
    await dialog.getByRole('button', {name: 'Revoke the key'}).click();
    await expect(dialog).toHaveCount(0);
    expect(await statusOf(key)).toBe(401);
    // The new key remains in view until its own button is pressed.
    await expect(page.getByText(second, {exact: true})).toBeVisible();
  }
  await expect(page.getByText('No active API keys.')).toBeVisible();
  await page.getByText('Keys that ended in the last 30 days (2)').click();
  expect(await axeViolations(page)).toEqual([]);

  const readStorage = () =>
    page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie]));
  const kept = await readStorage();
  await portal.signOut();
  const left = await readStorage();
  for (const key of [first, second])
    expect([...addresses, ...said, kept, left].filter((text) => text.includes(key))).toEqual([]);
});

test('a key for this tab is one press away in the explorer and the panel of devices, works, and goes with the sign-out', async ({
  page,
  portal,
  people,
}) => {
  await portal.enter(
    await people.member(['developer-users', 'dashboard-devices']),
    '/dashboard?panel=account',
  );
  await page.getByRole('button', {name: 'Create an API key'}).click();
  await page.getByLabel('What is it for?').fill('Gateway');
  await page.getByRole('button', {name: 'Create the key'}).click();
  const note = page.getByRole('region', {name: 'The new key: Gateway'});
  const gatewayKey = (await note.locator('code').last().innerText()).trim();
  await page.getByRole('button', {name: 'I have stored it'}).click();
  await expect(page.getByText(gatewayKey)).toHaveCount(0);
  // The token names the key, once it was fetched anew, and nobody can read it there.
  const readTokens = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([name]) => name.endsWith('.idToken'))
        .map(([, token]) => atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))),
    );
  await expect.poll(readTokens).toEqual([expect.stringContaining(`${gatewayKey.slice(-4)} `)]);
  expect((await readTokens())[0]).not.toContain(gatewayKey);

  // Listing webhooks takes keys only.
  await portal.open('/api/list-webhooks');
  await page.getByRole('button', {name: 'Try it'}).click();
  const credentials = page.getByLabel('Credentials', {exact: true});
  await page.getByRole('button', {name: 'Get an API key for this tab'}).click();
  await expect(credentials).toHaveValue('account:tabKey');
  await expect(page.getByRole('button', {name: 'Get an API key for this tab'})).toHaveCount(0);
  const sent = page.waitForRequest('**/webhooks/v1');
  await page.getByRole('button', {name: 'Send', exact: true}).click();
  const key = (await sent).headers()['x-api-key'] ?? '';
  expect(key).toMatch(/^pk_/);
  await expect(page.getByText(/^20[04] /).first()).toBeVisible();

  await page.reload();
  await expect(credentials).toHaveValue('account:tabKey');

  let nextKey = '';
  // A key that its owner revokes would only be refused: a new one is offered.
  await portal.open('/dashboard?panel=account');
  const row = page.getByRole('listitem').filter({hasText: 'A browser tab of the portal'});
  await row.getByRole('button', {name: /^Revoke/}).click();
  await page.getByRole('button', {name: 'Revoke the key'}).click();
  await expect(page.getByText('A browser tab of the portal has been revoked.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({...sessionStorage}))).not.toContain(key);

  await test.step('who has none gets one in the panel of devices, which lists drones then', async () => {
    await page.getByRole('navigation', {name: 'Panels'}).getByRole('link', {name: 'Devices'}).click();
    await expect(
      page.getByText('Drones of version 1 are listed and registered with an API key'),
    ).toBeVisible();
    await expect(page.getByRole('button', {name: 'Register a drone'})).toHaveCount(0);
    const listed = page.waitForResponse('**/flights/v1/drones');
    await page.getByRole('button', {name: 'Get an API key for this tab'}).click();
    const list = await listed;
    expect(list.status()).toBe(200);
    nextKey = (await list.request().allHeaders())['x-api-key'] ?? '';
    expect(nextKey).toMatch(/^pk_/);
    await expect(page.getByRole('button', {name: 'Register a drone'})).toBeVisible();
  });

  await portal.signOut();
  const left = await page.evaluate(() => JSON.stringify({...sessionStorage}));
  for (const each of [key, nextKey]) expect(left).not.toContain(each);
  expect(await page.evaluate(() => JSON.stringify({...sessionStorage}))).not.toContain(key);
});

test('the calls of a key are shown by the hour, a key is limited to reading and to parts of the API, and a refused request is explained', async ({
  page,
  portal,
  people,
  noise,
}) => {
  const dialog = page.getByRole('dialog');
  await portal.enter(await people.member());

  await test.step('calls by the hour; a service that does not count is said to', async () => {
    await page.getByRole('button', {name: 'Create an API key'}).click();
    await dialog.getByLabel('What is it for?').fill('Counted');
    await dialog.getByRole('radio', {name: 'Read only'}).check();
    await dialog.getByRole('button', {name: 'Create the key'}).click();
    const key = await readIssued(page, 'The new key: Counted');
    await page.getByRole('button', {name: 'I have stored it'}).click();
    const row = page.getByRole('listitem').filter({hasText: 'Counted'});
    await expect(row).toContainText('No calls in the last 24 hours.');

    const thisHour = () => new Date().getUTCHours();
    const hour = thisHour();
    expect([await statusOf(key), await statusOf(key)]).toEqual([200, 200]);
    await fetch(`${sandboxUrl}/locations/v2/collections/any`, {
      method: 'DELETE',
      headers: {'x-api-key': key},
    });
    await page.reload();
    await expect(row).toContainText('Calls in the last 24 hours: 3');
    await expect(row).toContainText('Successful: 2');
    await expect(row).toContainText('Rejected (4xx): 1');
    const hours = row.getByRole('table', {name: /^Calls of Counted …[\w-]{4} by the hour$/});
    await expect(hours.getByRole('row')).toHaveCount(25);
    // They are in the last row, or in the one before if the hour has turned in between.
    const rows = await hours.getByRole('row').allInnerTexts();
    const latest = rows.slice(thisHour() === hour ? -1 : -2);
    expect(latest.filter((row) => /2\s*1\s*0$/.test(row.trim()))).toHaveLength(1);
    expect(await axeViolations(page)).toEqual([]);

    await page.route('**/key-usage', (route) => route.fulfill({json: {isCounted: false, keys: []}}));
    await page.reload();
    await expect(page.getByText('Hourly counts of calls are not available here')).toBeVisible();
    await expect(row).toContainText('Last used');
    await expect(row.getByRole('table')).toHaveCount(0);
    await page.unroute('**/key-usage');
  });

  await test.step('a limited key, and what it is refused', async () => {
    // The step before may hear nothing of what this one provokes.
    expect(await noise.unexpected()).toEqual([]);
    noise.allow(/403 \(Forbidden\)/);
    await page.getByRole('button', {name: 'Create an API key'}).click();
    await dialog.getByLabel('What is it for?').fill('Wall display');
    await dialog.getByRole('radio', {name: 'Read only'}).check();
    await expect(dialog.getByRole('group', {name: 'What may it do?'})).toHaveAccessibleDescription(
      /stores nothing/,
    );
    await dialog.getByRole('radio', {name: 'Only these'}).check();
    await dialog.getByRole('button', {name: 'Create the key'}).click();
    const paths = dialog.getByRole('group', {name: 'Which paths may it call?'});
    await expect(paths).toBeFocused();
    await expect(paths).toHaveAccessibleDescription('Choose at least one part of the API, or all paths.');

    // By the keyboard alone: the radio button, then the parts in their order.
    await dialog.getByRole('radio', {name: 'Only these'}).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('checkbox', {name: 'Collections'})).toBeChecked();
    await dialog.getByRole('checkbox', {name: 'Weather alerts'}).check();
    await expect(dialog.getByRole('status')).toHaveText(
      'The key may call: /locations/v2/collections/weatheralerts',
    );
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', {name: 'Create the key'}).click();
    const key = await readIssued(page, 'The new key: Wall display');
    await page.getByRole('button', {name: 'I have stored it'}).click();
    const row = page.getByRole('listitem').filter({hasText: 'Wall display'});
    await expect(row).toContainText('Read only: /locations/v2/collections/weatheralerts');
    expect(await statusOf(key)).toBe(200);

    await portal.open('/api/list-plans');
    await page.getByRole('button', {name: 'Try it'}).click();
    await page.getByLabel('Credentials', {exact: true}).selectOption('API key…');
    await page.getByLabel('API key', {exact: true}).fill(key);
    await page.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(
      page.getByText('The service knows you, but you or your API key may not do this.'),
    ).toBeVisible();
    await expect(page.getByText('may not call /flights/v2/plans').first()).toBeVisible();

    // A guide sends the same key, and says what to do.
    const guide = new GuideReader(page);
    await portal.open('/docs');
    await guide.run('Create a collection').click();
    await expect(guide.beside('Create a collection')).toHaveText('403 Forbidden');
    const note = page.getByText('This API key is limited, and may not send this request.');
    await expect(note).toBeVisible();
    await expect(page.getByRole('link', {name: 'your account', exact: true})).toHaveAttribute(
      'href',
      /panel=account$/,
    );
    await page
      .getByLabel('Credentials', {exact: true})
      .selectOption({label: `Demonstration key of ${brandServers.demonstration.name}`});
    await page.getByRole('button', {name: 'Run again'}).click();
    await expect(guide.response()).toContainText('"collectionId": "my-first-fleet"');
    await expect(note).toHaveCount(0);
  });
});
