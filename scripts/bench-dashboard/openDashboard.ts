import type {Browser, Page} from '@playwright/test';

declare global {
  interface Window {
    /** What the page noted while it was measured, in milliseconds since it was opened. */
    noted: {tasks: {start: number; length: number}[]; drawn: number[]};
  }
}

/** Signs in as the seeded developer; the page notes its long tasks and when its map was drawn to the end. */
export async function openDashboard(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, serviceWorkers: 'block'});
  await context.addInitScript(() => {
    window.noted = {tasks: [], drawn: []};
    new PerformanceObserver((list) => {
      for (const {startTime, duration} of list.getEntries())
        window.noted.tasks.push({start: startTime, length: duration});
    }).observe({type: 'longtask', buffered: true});
    new MutationObserver((changes) => {
      for (const {target} of changes)
        if ((target as HTMLElement).dataset['map'] === 'drawn') window.noted.drawn.push(performance.now());
    }).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-map']});
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${origin}/dashboard?panel=account`);
  await page.getByRole('button', {name: 'Sign in as developer@example.com'}).click();
  await page.getByRole('heading', {name: 'Account', exact: true, level: 2}).waitFor();
  return page;
}
