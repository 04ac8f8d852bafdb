import {layoutShift, watchLayoutShifts} from '../every-page/layoutShift';
import {SEEDED_PASSWORD} from '../fixtures/addresses';
import {expect, test} from '../fixtures/test';

const DASHBOARD = '/dashboard?panel=account';
const LARGEST_SHIFT = 0.02;
const sizes = {wide: {width: 1440, height: 900}, narrow: {width: 390, height: 844}};

for (const [name, size] of Object.entries(sizes)) {
  test(`pages hold still for somebody who is signed in, ${name}`, async ({page, portal, context}) => {
    await page.setViewportSize(size);
    // An administrator: with the menu that only some have.
    await portal.beSignedIn({email: 'admin@example.com', password: SEEDED_PASSWORD});
    await watchLayoutShifts(context);
    await page.addInitScript(noteSights);
    for (const path of ['/docs', DASHBOARD, '/api/list-collections', '/admin/AdminDashboard']) {
      await portal.open(path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.waitForFunction(() => performance.getEntriesByType('resource').length > 0);
      await page.waitForLoadState('networkidle');
      const {sum, moved} = await layoutShift(page);
      console.log(`layout shift, signed in, ${name}, ${path}: ${sum.toFixed(4)}`);
      expect.soft(sum, `${path}: ${moved.join('; ')}`).toBeLessThanOrEqual(LARGEST_SHIFT);
      if (path !== DASHBOARD) continue;
      await expect(page.getByRole('heading', {name: 'Profile'})).toBeVisible();
      const seen = await page.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen]);
      // A gated page never flashes the sign-in form at somebody who is signed in.
      expect(seen).toContain('Dashboard');
      expect(seen).not.toContain('Sign in');
      expect(seen).not.toContain('Sign In');
    }
  });
}

test('what stands beneath the API keys waits for their calls', async ({page, portal}) => {
  await portal.beSignedIn({email: 'admin@example.com', password: SEEDED_PASSWORD});
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/portal/users/me/key-usage', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/portal/users/me/key-usage');
  await portal.open(DASHBOARD);
  await asked;
  // The keys are here: what they bring with them is drawn in the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const profile = page.getByRole('heading', {name: 'Profile'});
  await expect(profile).toBeHidden();
  release();
  await expect(profile).toBeVisible();
});

/** Runs in the page: collects what stands in its headings and in the navbar, be it for a moment. */
function noteSights(): void {
  const seen = new Set<string>();
  Object.assign(window, {seen});
  new MutationObserver(() => {
    for (const heading of document.querySelectorAll('main h1')) seen.add(heading.textContent ?? '');
    for (const link of document.querySelectorAll('.navbar a')) seen.add(link.textContent ?? '');
  }).observe(document, {childList: true, subtree: true, characterData: true});
}
