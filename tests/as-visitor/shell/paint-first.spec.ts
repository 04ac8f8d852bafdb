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

for (const address of ['/docs/guides/intro', '/api/get-areas', '/'])
  test(`${address} names its own scripts, and all are asked for before the first of them runs`, async ({
    page,
    portal,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
    });
    // The main script is held until the page has asked for all that it knows of.
    const own: string[] = [];
    await page.route(/\/main\.\w+\.js$/, async (route) => {
      const named = await page.locator('#page-scripts').textContent();
      own.push(...(JSON.parse(named ?? '[]') as string[]));
      await expect.poll(() => own.filter((script) => !asked.includes(script))).toEqual([]);
      await route.continue();
    });
    await portal.open(address);
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((script) => asked.filter((each) => each === script).length !== 1)).toEqual([]);
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
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
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
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});
