import type {Page} from '@playwright/test';

/** Waits until React has taken the page over; before that a click may be lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
