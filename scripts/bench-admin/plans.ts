import type {Browser} from '@playwright/test';
import {heap, longest, openMeasured, type Figure} from './measure';

const ROW = 'tbody th[scope="row"]';

/** The report from its address to its first rows, scrolled through, and searched with all contents. */
export async function plans(browser: Browser, origin: string, count: number): Promise<readonly Figure[]> {
  const page = await openMeasured(browser, `${origin}/admin/FlightPlanReport`);
  let requests = 0;
  let listed = 0;
  page.on('request', (request) => {
    if (isOfPlans(request.url())) requests++;
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/flights/v2/plans')) listed = Date.now();
  });
  await page.getByRole('button', {name: 'Sign in as admin@example.com'}).click();
  await page.locator(ROW).first().waitFor();
  const first = Date.now() - listed;
  await page.waitForTimeout(3_000);
  const atFirst = requests;
  const loading = await longest(page);

  const box = page.getByRole('region', {name: 'Flight plans'});
  await box.evaluate(async (node) => {
    for (let step = 0; step < 60; step++) {
      node.scrollTop += node.scrollHeight / 60;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForTimeout(3_000);
  const [scrolling, whileScrolling] = [await longest(page), requests - atFirst];

  const started = Date.now();
  await page.getByLabel('Name, id or collection').fill('flight 77');
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('progressbar').waitFor({state: 'hidden', timeout: 1_800_000});
  const seconds = (Date.now() - started) / 1000;
  return [
    [`first rows of ${count}, after the list has come`, `${first} ms`],
    ['requests for the rows in sight', String(atFirst)],
    ['longest task until then', loading],
    ['requests while scrolling from top to bottom', String(whileScrolling)],
    ['longest task while scrolling', scrolling],
    ['reading all contents for a search', `${seconds.toFixed(0)} s`],
    ['requests for that', String(requests - atFirst - whileScrolling)],
    ['longest task while reading', await longest(page)],
    ['heap with all contents', await heap(page)],
  ];
}

const isOfPlans = (url: string) => /\/flights\/v2\/|\/weather(alerts|forecast)\/v2\/routes/.test(url);
