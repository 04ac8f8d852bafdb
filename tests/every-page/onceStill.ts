import type {Page} from '@playwright/test';

const REQUESTS = ['request', 'requestfinished', 'requestfailed'] as const;

/**
 * Looks at a page that may not be whole yet, for the network counts as idle only after half a second without a request,
 * and most pages do nothing in it. Where the document or the network did stir until then, it looks again.
 */
export async function onceStill<T>(page: Page, look: () => Promise<T>): Promise<T> {
  let requests = 0;
  const count = () => void requests++;
  for (const event of REQUESTS) page.on(event as 'request', count);
  const changes = await page.evaluateHandle(() => {
    const seen = {mutations: 0};
    const observer = new MutationObserver((records) => {
      seen.mutations += records.filter(({target}) => !window.unstuck?.has(target)).length;
    });
    observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    return seen;
  });
  const early = await look();
  await page.waitForLoadState('networkidle');
  for (const event of REQUESTS) page.off(event as 'request', count);
  const {mutations} = await changes.jsonValue();
  return requests + mutations === 0 ? early : look();
}
