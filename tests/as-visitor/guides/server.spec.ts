import {sandboxUrl} from '../../fixtures/addresses';
import {changeScript} from '../../fixtures/changeScript';
import {hydrated} from '../../fixtures/portal';
import {expect, test} from '../../fixtures/test';

test('guides speak to the server with a key for everybody, whatever stands first', async ({page}) => {
  // The settings are a part of the scripts: this is a portal with another order of its servers.
  let changed = 0;
  await changeScript(page, 'servers:[', (script) =>
    script.replace(/servers:\[(\{[^{}]*demoKey[^{}]*\}),(\{[^{}]*\})\]/g, (_, sandbox, production) => {
      changed++;
      return `servers:[${production},${sandbox}]`;
    }),
  );
  await page.goto('/docs/guides/collections/step1');
  // Before, a press is lost.
  await hydrated(page);
  const sent = page.waitForRequest(
    (request) => request.url().startsWith(sandboxUrl) && request.method() === 'POST',
  );
  await page.getByRole('button', {name: /^Run/}).first().click();
  expect((await sent).headers()['x-api-key']).toBe('sandbox-developer-key');
  expect(changed).toBeGreaterThan(0);
  await expect(page.locator('pre', {hasText: sandboxUrl}).first()).toBeVisible();
});
