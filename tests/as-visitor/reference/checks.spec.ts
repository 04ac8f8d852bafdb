import {uniqueId} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';
import {ExplorerReader} from './explorer';

test('a wrong field that gets the focus stands in sight, on wide and on narrow screens', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 844});
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/create-collection');
  const id = explorer.field('collectionId');
  const outdated = page.getByText('The response below belongs to an earlier request.');
  // The bar with Send stays at the top and covers what scrolls beneath it.
  const isInSight = () =>
    id.evaluate((field) => {
      const {left, top, width, height} = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === field;
    });
  for (const width of [1440, 390])
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({width, height: 844});
      const fleet = uniqueId('fleet');
      await id.fill(fleet);
      await explorer.send.click();
      // The response of the width before is shown until this one comes, and moves the page as it comes.
      await expect(explorer.response).toContainText(fleet);
      await expect(outdated).toHaveCount(0);
      await id.fill('-wrong');
      // Where filling has scrolled up, the navbar comes back, and the bar with Send moves down with it.
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeInViewport({ratio: 1});
      // As long as a person presses: what is wrong is said as soon as the field is left, and Send must not move meanwhile.
      await explorer.send.click({delay: 150});
      await expect(id).toBeFocused();
      await expect.poll(isInSight).toBe(true);
      await expect(outdated).toBeVisible();
    });
});

test('a body can be written even when the editor will not load', async ({page, noise}) => {
  noise.allow(/ERR_FAILED/);
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/create-collection');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.getByRole('radio', {name: 'JSON'}).check({force: true});
  await page.getByRole('textbox', {name: 'Request body as JSON'}).fill('{"collectionId": "plain"}');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('listitem').filter({hasText: 'collectionName Required.'})).toBeVisible();
});
