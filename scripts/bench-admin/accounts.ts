import type {Browser, Page} from '@playwright/test';
import {heap, longest, openMeasured, type Figure} from './measure';

const ROWS_TO_SCROLL = 1_000;
const ROW_PIXELS = 41;

/** The list of accounts from its address to its first rows, scrolled, searched, loaded whole and sorted. */
export async function accounts(browser: Browser, origin: string, count: number): Promise<readonly Figure[]> {
  const page = await openMeasured(browser, `${origin}/admin/Users`);
  const operations: string[] = [];
  page.on('request', (request) => {
    const target = request.headers()['x-amz-target'] ?? '';
    if (/\.(Admin|List|Describe)/.test(target)) operations.push(target.split('.')[1] ?? '');
  });
  await page.getByRole('button', {name: 'Sign in as admin@example.com'}).click();
  await firstRow(page);
  const signedIn = [...operations];
  await page.waitForTimeout(2_000);
  const loading = await longest(page);

  // Signed in, the page is opened again: as an administrator comes to it.
  operations.length = 0;
  const opened = Date.now();
  await page.reload();
  await firstRow(page);
  const first = Date.now() - opened;
  await page.waitForTimeout(2_000);
  const atFirst = operations.length;

  const box = page.getByRole('region', {name: 'Accounts', exact: true});
  const started = Date.now();
  await box.evaluate(
    async (node, {target, row}) => {
      while (node.scrollTop + node.clientHeight < target * row) {
        node.scrollTop += 10 * row;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    {target: ROWS_TO_SCROLL, row: ROW_PIXELS},
  );
  const scrolled = Date.now() - started;
  const whileScrolling = operations.length - atFirst;
  const scrolling = await longest(page);

  const beforeAll = operations.length;
  const all = Date.now();
  await page.getByRole('button', {name: 'Load all'}).click();
  await page.getByRole('button', {name: 'Load all'}).waitFor({state: 'hidden'});
  await page.getByText(/^Accounts found: /).waitFor();
  const seconds = (Date.now() - all) / 1000;
  const loadingAll = await longest(page);
  const sorted = Date.now();
  await page.getByRole('button', {name: 'Name', exact: true}).click();
  await page.getByRole('columnheader', {name: 'Name'}).and(page.locator('[aria-sort]')).waitFor();
  return [
    [`first rows of ${count} accounts, from a signed-in administrator's reload`, `${first} ms`],
    ['requests to the user pool for them', `${atFirst} (${[...new Set(signedIn)].join(', ')})`],
    ['longest task until then', loading],
    [`scrolling through ${ROWS_TO_SCROLL} rows`, `${(scrolled / 1000).toFixed(1)} s`],
    ['requests for that', String(whileScrolling)],
    ['longest task while scrolling', scrolling],
    ['loading all that is left', `${seconds.toFixed(1)} s`],
    ['requests for that', String(operations.length - beforeAll)],
    ['longest task while loading all', loadingAll],
    ['sorting all by name', `${Date.now() - sorted} ms`],
    ['longest task while sorting', await longest(page)],
    ['heap with all accounts', await heap(page)],
  ];
}

async function firstRow(page: Page): Promise<void> {
  await page.locator('tbody th[scope="row"]').first().waitFor();
}
