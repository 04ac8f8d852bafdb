import {DEVELOPER_KEY, sandboxUrl} from '../fixtures/addresses';
import {expect, test} from '../fixtures/test';

// Failures on demand need no browser: tests/components/workbench.

/** A recording of as many calls as the workbench keeps; each has an object of its own. */
function recording(count: number): string {
  const entries = Array.from({length: count}, (_, index) => ({
    startedDateTime: new Date(Date.UTC(2026, 6, 14, 18, 0, index)).toISOString(),
    time: 12,
    request: {
      method: 'GET',
      url: `${sandboxUrl}/locations/v2/objects?objectId=drone-${index}&limit=none`,
      headers: [{name: 'x-api-key', value: DEVELOPER_KEY}],
    },
    response: {
      status: 400,
      headers: [{name: 'content-type', value: 'application/json'}],
      content: {size: 42, mimeType: 'application/json', text: '{"status_code":400,"message":"no"}'},
    },
  }));
  return JSON.stringify({log: {version: '1.2', creator: {name: 'test', version: '1'}, entries}});
}

test('a thousand calls are checked, scrolled and searched with few rows, by keyboard alone', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, {longTasks: tasks});
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration))).observe(
      {entryTypes: ['longtask']},
    );
  });
  await portal.open('/terms');
  await page.keyboard.press('Control+Backquote');
  const drawer = page.getByRole('complementary', {name: 'Workbench'});
  await expect(drawer).toBeFocused();
  await drawer.getByRole('tab', {name: 'This tab'}).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(drawer.getByRole('tab', {name: 'Check traffic'})).toBeFocused();
  const started = performance.now();
  await drawer
    .getByLabel('File')
    .setInputFiles({name: 'calls.har', mimeType: 'application/json', buffer: Buffer.from(recording(1000))});
  const search = drawer.getByLabel('Search');
  await expect(drawer.getByText('Calls with findings: 1000 of 1000')).toBeVisible();
  const rate = Math.round(1_000_000 / (performance.now() - started));
  const list = drawer.getByRole('region', {name: 'Checked calls'});
  const rows = list.getByRole('listitem');
  const longest = () =>
    page.evaluate(() => Math.max(0, ...(window as unknown as {longTasks: number[]}).longTasks.splice(0)));
  console.log(`checking 1,000 calls: ${rate} a second, longest task ${Math.round(await longest())} ms`);
  expect(await rows.count()).toBeLessThan(60);

  await list.evaluate((box) => box.scrollTo(0, box.scrollHeight / 2));
  await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(rows.filter({hasText: 'drone-999&'})).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  await search.fill('drone-417&');
  await expect(rows).toHaveCount(1);
  await search.fill('');
  await expect(drawer.getByText('1000 of 1000').first()).toBeVisible();
  console.log(`scrolling and searching 1,000 calls: longest task ${Math.round(await longest())} ms`);

  await list.evaluate((box) => box.scrollTo(0, 0));
  await rows.first().getByRole('button').focus();
  await page.keyboard.press('End');
  await expect(rows.filter({hasText: 'drone-999&'}).getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(rows.filter({hasText: 'drone-997&'}).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('heading', {level: 3})).toBeFocused();
  await expect(drawer.getByText('Is not part of the contract.').first()).toBeVisible();
  await expect(drawer.getByText(DEVELOPER_KEY)).toHaveCount(0);
  await drawer.getByRole('button', {name: 'Back to the list'}).focus();
  await page.keyboard.press('Enter');
  await expect(rows.filter({hasText: 'drone-997&'}).getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});
