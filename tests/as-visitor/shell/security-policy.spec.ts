import {portalUrl} from '../../fixtures/addresses';
import {expect, test} from '../../fixtures/test';
import {watchViolations} from '../../fixtures/violations';

// That the portal itself breaks no rule of its policy is held by each browser test, and of its worker by those that let
// it start: see `Noise`.

test('a script, a style and a request that are not of the build are refused', async ({browser}) => {
  const context = await browser.newContext({baseURL: portalUrl});
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await page.goto('/');
  const allowed = await page.evaluate(async () => {
    const tries: Record<string, () => unknown> = {
      'a script as text': () => (document.createElement('script').textContent = 'document.title = "changed"'),
      'a script from another folder': () => (document.createElement('script').src = '/openapi.json'),
      'a script from elsewhere': () => (document.createElement('script').src = 'https://elsewhere.example/'),
      // oxlint-disable-next-line typescript/no-implied-eval -- the policy must refuse it
      'text as code': () => window.setTimeout('document.title = "changed"'),
      'a policy of its own': () =>
        (
          window as unknown as {trustedTypes: {createPolicy: (name: string, rules: object) => void}}
        ).trustedTypes.createPolicy('other', {}),
    };
    const isRefused = (each: () => unknown) => {
      try {
        each();
        return false;
      } catch {
        return true;
      }
    };
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p id="marked" style="color: red" onclick="document.title=1">x</p>',
    );
    document.querySelector<HTMLElement>('#marked')?.click();
    await fetch('https://elsewhere.example/').catch(() => undefined);
    return Object.keys(tries).filter((name) => !isRefused(tries[name] ?? (() => undefined)));
  });
  expect(allowed).toEqual([]);
  expect(await page.title()).not.toMatch(/changed|^1$/);
  await expect(page.locator('#marked')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect.poll(() => heard.join()).toContain("Connecting to 'https://elsewhere.example/' violates");
  expect(heard.join()).toContain('Executing inline event handler violates');
  await context.close();
});

test('a worker that sends a request elsewhere would fail a test, however early it does', async ({
  browser,
}) => {
  const context = await browser.newContext({baseURL: portalUrl, serviceWorkers: 'allow'});
  const heard: string[] = [];
  const collect = await watchViolations(context, (violation) => heard.push(violation));
  await context.route('**/sw.js', async (route) => {
    const response = await route.fetch();
    const early = "fetch('https://elsewhere.example/early').catch(() => undefined);";
    await route.fulfill({response, body: `${early}\n${await response.text()}`});
  });
  const page = await context.newPage();
  const started = context.waitForEvent('serviceworker');
  await page.goto('/offline');
  const worker = await started;
  await worker.evaluate(() => fetch('https://elsewhere.example/late').catch(() => undefined));
  await collect();
  expect(heard).toEqual([
    expect.stringContaining('connect-src refused https://elsewhere.example/early'),
    expect.stringContaining('connect-src refused https://elsewhere.example/late'),
  ]);
  await context.close();
});
