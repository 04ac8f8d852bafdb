import type {Browser} from '@playwright/test';
import {longest, openMeasured, type Figure} from './measure';

/** As many as an account holds. */
const COLLECTIONS = 1_000;
const OBJECTS_OF_EACH = 20;
const BATCH = 10_000;
const headers = {'content-type': 'application/json', 'x-api-key': 'sandbox-admin-key'};

/** Fills the administrator's account with collections, and with objects in them. */
export async function storeCollections(api: string): Promise<void> {
  const url = `${api}/locations/v2/collections`;
  const {collections} = (await (await fetch(url, {headers})).json()) as {collections: unknown[]};
  const ids = Array.from({length: COLLECTIONS - collections.length}, (_, index) => `bench-${index}`);
  for (const collectionId of ids)
    await post(url, {collectionId, collectionName: `Bench fleet ${collectionId}`, icon: 'van'});
  // Some room is left for the seeded objects: an account holds 20,000.
  const reports = ids.slice(0, -COLLECTIONS / 20).flatMap((collectionId, fleet) =>
    Array.from({length: OBJECTS_OF_EACH}, (_, index) => ({
      objectId: `${collectionId}-${index}`,
      collectionId,
      timestamp: new Date().toISOString(),
      geometry: {type: 'Point', coordinates: [-120 + (fleet % 40) * 0.5, 30 + index * 0.5]},
    })),
  );
  for (let first = 0; first < reports.length; first += BATCH)
    await post(`${api}/locations/v2/objects`, reports.slice(first, first + BATCH));
}

async function post(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {method: 'POST', headers, body: JSON.stringify(body)});
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
}

/** The list of collections from its address to its first rows, scrolled through, and sorted by what objects report. */
export async function collections(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const page = await openMeasured(browser, `${origin}/admin/Collections`);
  let [requests, listed] = [0, 0];
  page.on('request', (request) => {
    if (request.url().includes('/locations/v2/objects')) requests++;
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/locations/v2/collections')) listed = Date.now();
  });
  await page.getByRole('button', {name: 'Sign in as admin@example.com'}).click();
  const box = page.getByRole('region', {name: 'Collections of this account'});
  await box.locator('tbody th[scope="row"]').first().waitFor();
  const first = Date.now() - listed;
  await page.waitForTimeout(3_000);
  const [atFirst, loading] = [requests, await longest(page)];

  await box.evaluate(async (node) => {
    for (let step = 0; step < 60; step++) {
      node.scrollTop += node.scrollHeight / 60;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForTimeout(2_000);
  const [whileScrolling, scrolling] = [requests - atFirst, await longest(page)];

  const started = Date.now();
  await page.getByRole('button', {name: 'Objects'}).click();
  await page.getByRole('button', {name: 'Objects'}).click();
  await box.evaluate((node) => (node.scrollTop = 0));
  await box
    .getByRole('row')
    .nth(1)
    .getByRole('cell', {name: String(OBJECTS_OF_EACH)})
    .waitFor();
  await page.waitForFunction(() => !document.querySelector('tbody')?.textContent?.includes('…'));
  const sorted = Date.now() - started;
  return [
    [`first rows of ${COLLECTIONS} collections, after the list has come`, `${first} ms`],
    ['requests for the rows in sight', String(atFirst)],
    ['longest task until then', loading],
    ['requests while scrolling from top to bottom', String(whileScrolling)],
    ['longest task while scrolling', scrolling],
    ['sorting all by the number of their objects', `${sorted} ms`],
    ['requests for that', String(requests - atFirst - whileScrolling)],
    ['longest task while sorting', await longest(page)],
  ];
}
