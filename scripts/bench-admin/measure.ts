import type {Browser, Page} from '@playwright/test';

/** A row of the report: what was measured, and its figure with its unit. */
export type Figure = readonly [name: string, figure: string];

declare global {
  interface Window {
    /** Lengths of the page's long tasks in milliseconds. */
    longTasks: number[];
  }
}

/** Opens a page that notes its long tasks from the beginning. */
export async function openMeasured(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, serviceWorkers: 'block'});
  await context.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({duration}) => duration));
    }).observe({type: 'longtask', buffered: true});
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(address);
  return page;
}

/** The longest task since it was asked for last. A browser tells of those of 50 ms and more alone. */
export async function longest(page: Page): Promise<string> {
  const tasks = await page.evaluate(() => window.longTasks.splice(0));
  return tasks.length === 0 ? 'under 50 ms' : `${Math.max(...tasks).toFixed(0)} ms`;
}

export async function heap(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  return `${(usedSize / 2 ** 20).toFixed(0)} MB`;
}
