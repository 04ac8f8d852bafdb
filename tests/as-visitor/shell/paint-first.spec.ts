import {expect, test} from '../../fixtures/test';

test('a page is painted before its scripts run', async ({page, portal}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    requestAnimationFrame(() => setTimeout(() => seen.push('frame')));
    document.addEventListener('DOMContentLoaded', () => seen.push('parsed'));
    new MutationObserver((_, observer) => {
      if (!document.querySelector('head > script[src]')) return;
      observer.disconnect();
      seen.push('script');
    }).observe(document, {subtree: true, childList: true});
  });
  await portal.open('/docs/guides/intro');
  const seen = await page.evaluate(() => (window as unknown as {seen: string[]}).seen);
  expect([...seen].sort()).toEqual(['frame', 'parsed', 'script']);
  expect(seen.at(-1)).toBe('script');
});

test('a page in a tab that nobody looks at comes to life as well', async ({page, portal}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {get: () => true});
    const frame = window.requestAnimationFrame.bind(window);
    // A hidden page gets no frames; this one gets them once it lives, since the theme wants some.
    window.requestAnimationFrame = (callback) =>
      document.querySelector('head > script[src]') ? frame(callback) : 0;
  });
  await portal.open('/docs/guides/intro');
});

test('a page that is hidden before its first frame comes to life as well', async ({page, portal}) => {
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      document.querySelector('head > script[src]') ? frame(callback) : 0;
    document.addEventListener('DOMContentLoaded', () =>
      document.dispatchEvent(new Event('visibilitychange')),
    );
  });
  await portal.open('/docs/guides/intro');
});
