import {expect, test} from '../../fixtures/test';
import {ExplorerReader} from './explorer';

test('the language of the code is chosen once for all pages', async ({page, portal}) => {
  await portal.open('/api/list-collections');
  await page.getByRole('radio', {name: 'Python'}).check({force: true});
  await expect(page.getByRole('group', {name: 'Request in Python'})).toBeVisible();
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Create a collection'})
    .click();
  await expect(page.getByRole('group', {name: 'Request in Python'})).toBeVisible();
  await portal.open('/api/list-areas');
  await expect(page.getByRole('group', {name: 'Request in Python'})).toBeVisible();
  await expect(page.getByRole('group', {name: 'Request in cURL'})).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('python');
});

test('what is half typed is still there on coming back', async ({page}) => {
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-collections');
  await explorer.field('collectionIds, value 1').fill('half-');
  await explorer.goTo('List collections');
  await explorer.goTo('Get collections by id');
  await expect(explorer.field('collectionIds, value 1')).toHaveValue('half-');
});

test('the last requests of an operation can be gone back to', async ({page, noise}) => {
  noise.allow(/404 \(Not Found\)/);
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-collections');
  await explorer.send.click();
  await expect(page.getByRole('heading', {name: 'Response: 200 OK'})).toBeVisible();
  await explorer.field('collectionIds, value 1').fill('no-such-collection');
  await explorer.send.click();
  await expect(page.getByRole('heading', {name: 'Response: 404 Not Found'})).toBeVisible();
  await page.getByText('Last requests (2)').click();
  await page.getByRole('button', {name: /200 OK/}).click();
  await expect(page.getByRole('heading', {name: 'Response: 200 OK'})).toBeVisible();
  await expect(explorer.field('collectionIds, value 1')).toHaveValue('deschutes-fleet');
});

test('fields and the last requests survive a reload, the key and the responses do not', async ({
  page,
  noise,
}) => {
  noise.allow(/404 \(Not Found\)/);
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-collections');
  await explorer.field('collectionIds, value 1').fill('marsh-sensors');
  await explorer.field('Credentials').selectOption('apiKey');
  await explorer.field('API key').fill('sandbox-developer-key');
  await page.getByLabel('Show my key or token in the code').check();
  await explorer.send.click();
  await expect(page.getByRole('heading', {name: /^Response: /})).toBeVisible();
  const stored = await page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => /draft|history|created/.test(key))
      .join(),
  );
  expect(stored).toContain('marsh-sensors');
  expect(stored).not.toContain('sandbox-developer-key');

  await page.reload();
  await expect(explorer.field('collectionIds, value 1')).toHaveValue('marsh-sensors');
  await page.getByText('Last requests (1)').click();
  await expect(page.getByRole('button', {name: /collections\/marsh-sensors/})).toBeVisible();
});

test('nothing of the explorer is downloaded before it is asked for', async ({page, portal}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await portal.open('/api/create-collection');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect(page.getByRole('button', {name: 'Send', exact: true})).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  // Once asked for, it opens by itself for the rest of the session, and shifts nothing when it does.
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.name = String(Number(window.name || 0) + (entry as PerformanceEntry & {value: number}).value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.evaluate(() => {
    window.name = '';
  });
  await page.reload();
  await expect(page.getByRole('button', {name: 'Send', exact: true})).toBeVisible();
  expect(Number(await page.evaluate(() => window.name))).toBeLessThan(0.02);
  await page.getByRole('button', {name: 'Close the explorer'}).click();
  await page.reload();
  await expect(page.getByRole('button', {name: 'Try it'})).toBeVisible();
});
