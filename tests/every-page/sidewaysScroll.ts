import type {Page} from '@playwright/test';

/** How many pixels a page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}
