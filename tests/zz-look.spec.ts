import {drawing} from './fixtures/drawing';
import {test, expect} from './fixtures/test';
test.use({...drawing, signedInAs: 'developer@example.com'});
for (const mode of ['light', 'dark'] as const)
  test(`look ${mode}`, async ({page}) => {
    await page.emulateMedia({colorScheme: mode});
    const shots: [string, string][] = [
      ['route', '/dashboard?panel=route&route-way=-121.3153,44.0582;-121.5492,44.291'],
      ['routefar', '/dashboard?panel=route&route-way=-121.3153,44.0582;-123.0351,44.9429'],
      ['traffic', '/dashboard?panel=traffic'],
      ['locations', '/dashboard?panel=locations'],
    ];
    for (const [name, url] of shots) {
      await page.goto(url);
      await expect(page.locator('canvas').first()).toBeVisible();
      await page.waitForTimeout(9000);
      await page.screenshot({path: `/tmp/look-${name}-${mode}.png`});
    }
  });
