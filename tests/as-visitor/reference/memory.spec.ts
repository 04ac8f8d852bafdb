import {expect, test} from '../../fixtures/test';
import {ExplorerReader} from './explorer';

test('nothing of the explorer is downloaded before it is asked for, and fields, the last requests and the key stay in this tab, the responses in the page alone', async ({
  page,
  portal,
  context,
  noise,
}) => {
  noise.allow(/404 \(Not Found\)/);
  const explorer = new ExplorerReader(page);
  await test.step('nothing is downloaded before', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await portal.open('/api/get-collections');
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await page.getByRole('button', {name: 'Try it'}).click();
    await expect(explorer.send).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
  });
  await explorer.field('collectionIds, value 1').fill('marsh-sensors');
  await explorer.field('Credentials').selectOption({label: 'API key…'});
  await explorer.field('API key').fill('my-secret');
  const code = page.getByRole('group', {name: 'Request in cURL'});
  await test.step('the key is out of the code until it is asked for, and out of what outlives the tab', async () => {
    await expect(code).toContainText('x-api-key: YOUR_API_KEY');
    await page.getByLabel('Show my key or token in the code').check();
    await expect(code).toContainText('x-api-key: my-secret');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('my-secret');
  });
  await explorer.field('API key').fill('sandbox-developer-key');
  await explorer.send.click();
  await expect(page.getByRole('heading', {name: /^Response: /})).toBeVisible();
  await test.step('the key is no part of what is stored of requests', async () => {
    const stored = await page.evaluate(() =>
      Object.entries(sessionStorage)
        .filter(([key]) => /draft|history|created/.test(key))
        .join(),
    );
    expect(stored).toContain('marsh-sensors');
    expect(stored).not.toContain('sandbox-developer-key');
  });
  await test.step('a reload keeps the fields, the last requests and the key, and no response', async () => {
    await page.reload();
    await expect(explorer.field('collectionIds, value 1')).toHaveValue('marsh-sensors');
    await expect(explorer.field('API key')).toHaveValue('sandbox-developer-key');
    await expect(code).toContainText('x-api-key: YOUR_API_KEY');
    await expect(page.getByRole('heading', {name: /^Response: /})).toHaveCount(0);
    await page.getByText('Last requests (1)').click();
    await expect(page.getByRole('button', {name: /collections\/marsh-sensors/})).toBeVisible();
  });
  await test.step('it opens by itself for the rest of the session, and shifts nothing when it does', async () => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          window.name = String(
            Number(window.name || 0) + (entry as PerformanceEntry & {value: number}).value,
          );
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    await page.evaluate(() => {
      window.name = '';
    });
    await page.reload();
    await expect(explorer.send).toBeVisible();
    expect(Number(await page.evaluate(() => window.name))).toBeLessThan(0.02);
  });
  await test.step('once closed, it stays closed', async () => {
    await page.getByRole('button', {name: 'Close the explorer'}).click();
    await page.reload();
    await expect(page.getByRole('button', {name: 'Try it'})).toBeVisible();
  });
  await test.step('another tab knows no key', async () => {
    const other = await context.newPage();
    const elsewhere = new ExplorerReader(other);
    await elsewhere.tryIt('/api/list-collections');
    await elsewhere.field('Credentials').selectOption({label: 'API key…'});
    await expect(elsewhere.field('API key')).toHaveValue('');
  });
});
