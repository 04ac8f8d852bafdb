import {vi} from 'vitest';
import {noise} from '../noise';

/** Hears of requests that are refused or fail, as a browser's console says it, until the test is over. */
export function hearFailures(): void {
  const send = fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await send(...request);
    if (!response.ok) noise.heard.push(`${response.status} (${response.statusText}) ${response.url}`);
    return response;
  });
}
