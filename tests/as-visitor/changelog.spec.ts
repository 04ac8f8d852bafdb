import {readFile} from 'node:fs/promises';
import {expect, test} from '../fixtures/test';

test('an operation that changed leads to its entry, and the page to a feed with every entry', async ({
  page,
  portal,
  request,
}) => {
  await portal.open('/api/create-objects');
  const changes = page.getByRole('region', {name: 'Changes'});
  await changes.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/changelog#[\w-]+$/);
  const id = new URL(page.url()).hash.slice(1);
  const entry = page.locator(`[id="${id}"]`);
  await expect(entry).toBeInViewport();
  await expect(entry.locator('a[href$="/api/create-objects"]')).toHaveCount(1);

  const feed = page.getByRole('link', {name: 'RSS feed'});
  const text = await (await request.get((await feed.getAttribute('href')) ?? '')).text();
  const ids = await page.locator('main li[id]').evaluateAll((entries) => entries.map((each) => each.id));
  expect(ids).toContain(id);
  expect(ids.filter((each) => !text.includes(`/changelog#${each}<`))).toEqual([]);
});

test('a guide of several requests offers them as a workflow', async ({page, portal}) => {
  await portal.open('/docs/guides/quickstarts');
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'quickstarts.arazzo.yaml'}).click();
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^arazzo: 1\.0/m);
});
