import type {Page} from '@playwright/test';
import {sandboxUrl} from '../../fixtures/addresses';

interface FixedResponse {
  readonly status?: number;
  readonly contentType: string;
  readonly body: Buffer | string;
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Lets the service respond as a test needs it, preflight included, whatever it was told before. */
export async function respondWith(page: Page, response: FixedResponse): Promise<void> {
  await page.unrouteAll();
  await page.route(`${sandboxUrl}/**`, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fulfill({status: 204, headers: cors})
      : route.fulfill({...response, headers: cors}),
  );
}
