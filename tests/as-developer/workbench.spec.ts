import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {axeViolations} from '../every-page/accessibility';
import {showColorMode} from '../every-page/switchColorMode';
import {uniqueId} from '../fixtures/sandbox';
import {expect, test} from '../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

test('shows, sends again and compares the calls behind a panel by keyboard alone, and opens one in the explorer', async ({
  page,
  portal,
}) => {
  await portal.open('/dashboard?panel=locations');
  await expect(page.getByRole('button', {name: /^Heron 7/})).toBeVisible();
  const opener = page.getByRole('button', {name: 'Show the calls'});
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('complementary', {name: 'Workbench'});
  await drawer.getByLabel('Search').fill('collectionId=puget-ferries');
  const row = drawer.getByRole('listitem').getByRole('button').first();
  await expect(row).toContainText('200 OK');
  await row.focus();
  await page.keyboard.press('Enter');

  await expect(drawer.getByRole('heading', {level: 3})).toBeFocused();
  await expect(drawer.getByText('Request and response match the contract.')).toBeVisible();
  await expect(drawer.getByText('YOUR_API_KEY').first()).toBeVisible();
  await expect(drawer.getByText('sandbox-developer-key')).toHaveCount(0);
  const again = page.waitForRequest(/collectionId=puget-ferries/);
  await drawer.getByRole('button', {name: 'Compare with another call'}).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', {name: 'Compared with others'})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(drawer.getByRole('button', {name: 'Send again'})).toBeFocused();
  await page.keyboard.press('Enter');
  await again;
  await expect(drawer.getByText(/^Sent: this is the new call/)).toBeVisible();
  await expect(drawer.getByRole('heading', {level: 3})).toBeFocused();
  await expect(drawer.getByRole('heading', {name: /^Differences from the response of/})).toBeVisible();

  // Back in the list, the keyboard is on the row of this call, and the next one is compared, too.
  await drawer.getByRole('button', {name: 'Back to the list'}).focus();
  await page.keyboard.press('Enter');
  await expect(row).toBeFocused();
  await expect(drawer.getByText(/^Open a call to compare it with/)).toBeVisible();
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', {name: 'Stop comparing'}).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', {name: 'Stop comparing'})).toHaveCount(0);
  await expect(drawer.getByRole('heading', {level: 3})).toBeFocused();
  for (const mode of ['dark', 'light'] as const) {
    await showColorMode(page, mode);
    expect(await axeViolations(page)).toEqual([]);
  }

  await drawer.getByRole('link', {name: 'Open in the explorer'}).click();
  await expect(page).toHaveURL(/\/api\/list-objects$/);
  await expect(page.getByRole('heading', {name: 'Try it'})).toBeVisible();
  await expect(page.getByLabel('collectionId')).toHaveValue('puget-ferries');
  await page.keyboard.press('Control+Backquote');
  await expect(drawer).toHaveCount(0);
});

test('exports calls without their keys, and follows what another program sends with the same key', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/dashboard?panel=locations');
  await expect(page.getByRole('button', {name: /^Heron 7/})).toBeVisible();
  await page.keyboard.press('Control+Backquote');
  const drawer = page.getByRole('complementary', {name: 'Workbench'});
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', {name: 'HAR: download the calls'}).click();
  const har = await readFile(await (await download).path(), 'utf8');
  expect(har).toContain('/locations/v2/objects');
  expect(har).not.toContain('sandbox-developer-key');

  await drawer.getByRole('tab', {name: 'Account'}).click();
  await expect(drawer.getByText(/^Live:/)).toBeVisible();
  await sandbox.get('/locations/v2/routes?limit=none');
  const row = drawer.getByRole('listitem').filter({hasText: 'limit=none'}).getByRole('button');
  await expect(row).toContainText('Violations: 1');
  await row.click();
  await expect(drawer.getByText('query.limit')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});

test('shows what a webhook was sent and what it responded, and sends it again', async ({
  page,
  portal,
  sandbox,
}) => {
  const format = uniqueId('log');
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push(body);
      response.setHeader('content-type', 'application/json');
      response.end('{"format":"uxv","plans":[]}');
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/convert`;
  try {
    const headers = {'x-secret': 'tin-whistle'};
    expect((await sandbox.post('/webhooks/v1', {format, url, headers})).status()).toBe(201);
    await portal.open('/terms');
    await page.keyboard.press('Control+Backquote');
    const drawer = page.getByRole('complementary', {name: 'Workbench'});
    await drawer.getByRole('tab', {name: 'Webhooks'}).click();
    await drawer.getByLabel('Format of the webhook').fill(format);
    await drawer.getByRole('button', {name: 'Send the sample'}).click();
    const deliveries = drawer.getByRole('listitem').filter({hasText: format});
    await expect(deliveries).toHaveCount(1);
    await expect(deliveries).toContainText('200 OK');
    await deliveries.locator('summary').click();
    await expect(deliveries).toContainText(`POST ${url}`);
    await expect(deliveries).toContainText('"plans": []');
    await expect(drawer.getByText('tin-whistle')).toHaveCount(0);

    await deliveries.getByRole('button', {name: `Send again to ${url}`}).click();
    await expect(deliveries).toHaveCount(2);
    expect(received).toHaveLength(2);
    expect(received[1]).toBe(received[0]);
    expect(JSON.parse(received[0] ?? '')).toMatchObject({format, plans: [{id: 'sample'}]});
  } finally {
    receiver.close();
  }
  await sandbox.delete(`/webhooks/v1/${format}`);
});
