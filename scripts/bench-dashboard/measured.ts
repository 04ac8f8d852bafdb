import type {Page} from '@playwright/test';
import type {Figures} from './types';

/** Long tasks that began after a time, in milliseconds. */
export async function tasksSince(page: Page, since: number): Promise<readonly number[]> {
  const tasks = await page.evaluate(() => window.noted.tasks);
  return tasks.filter(({start}) => start >= since).map(({length}) => length);
}

export const nowOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** A row of durations. A browser tells tasks of 50 ms and longer alone: none is less than that. */
export function row(name: string, durations: readonly number[]): Figures {
  if (durations.length === 0) return [name, 'none', 'none'];
  const sorted = [...durations].sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return [name, `${median.toFixed(0)} ms`, `${(sorted.at(-1) ?? 0).toFixed(0)} ms`];
}

/** Milliseconds from the end of each response to the next time that the map was drawn to the end. */
export async function untilDrawn(page: Page, part: string, since: number): Promise<readonly number[]> {
  const {ends, drawn} = await page.evaluate(
    (wanted) => ({
      ends: performance
        .getEntriesByType('resource')
        .filter(({name}) => name.includes(wanted))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
      drawn: window.noted.drawn,
    }),
    part,
  );
  return ends
    .filter((end) => end >= since)
    .flatMap((end) => {
      const next = drawn.find((time) => time > end);
      return next === undefined ? [] : [next - end];
    });
}
