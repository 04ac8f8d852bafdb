import {expect, test} from '../../fixtures/test';
import {ExplorerReader} from './explorer';

test('sending leaves the page where it is and brings the response into sight, beside the request in a wide explorer', async ({
  page,
  portal,
}) => {
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-forecast-tile');
  await page.evaluate(() => window.scrollTo(0, 200));
  const before = await page.evaluate(() => window.scrollY);
  await explorer.send.click();
  await expect(page.getByRole('img', {name: 'The image in the response'})).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  await test.step('whoever writes the next request meanwhile stays there', async () => {
    let respond = (): void => undefined;
    const held = new Promise<void>((resolve) => (respond = resolve));
    await page.route('**/weatherforecast/**', async (route) => {
      await held;
      await route.continue();
    });
    await explorer.send.click();
    await expect(explorer.spoken).toHaveText('Sending.');
    const column = explorer.field('x');
    await column.fill('1');
    respond();
    await expect(explorer.spoken).toContainText('200');
    await expect(column).toBeFocused();
    await expect(column).toBeInViewport();
  });

  await test.step('a wide explorer shows request and response side by side', async () => {
    await page.unrouteAll();
    await portal.follow('/api/list-collections');
    await page.getByRole('button', {name: 'Widen'}).click();
    await explorer.send.click();
    const response = page.getByRole('heading', {name: 'Response: 200 OK'});
    await expect(response).toBeInViewport();
    const request = await explorer.field('Server').boundingBox();
    const shown = await response.boundingBox();
    expect(shown?.x).toBeGreaterThan((request?.x ?? 0) + (request?.width ?? 0));
    await page.getByRole('button', {name: 'Narrow'}).click();
    await expect(page.getByRole('heading', {name: 'Responses', exact: true})).toBeVisible();
  });
});
