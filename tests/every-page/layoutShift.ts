import type {BrowserContext, Page} from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: {value: number; nodes: string[]}[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: {node?: Node}[];
}

/** Makes every page of the context write down what moved without the reader's doing. */
export async function watchLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: {value: number; nodes: string[]}[] = [];
    window.layoutShifts = shifts;
    const note = (entry: LayoutShift) => {
      if (entry.hadRecentInput) return;
      const nodes = entry.sources.map(({node}) =>
        node instanceof Element
          ? `${node.tagName.toLowerCase()}.${node.className}`
          : (node?.nodeName ?? 'gone'),
      );
      shifts.push({value: entry.value, nodes});
    };
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => note(entry as LayoutShift)),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** The sum of all shifts so far, and what moved, for the message. */
export async function layoutShift(page: Page): Promise<{sum: number; moved: string[]}> {
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  return {
    sum: shifts.reduce((sum, {value}) => sum + value, 0),
    moved: shifts.map(({value, nodes}) => `${value.toFixed(4)} ${nodes.join(', ')}`),
  };
}
