import {brandServers} from '../../fixtures/brand';
import {expect, test} from '../../fixtures/test';
import {GuideReader} from './reader';

// What needs no browser stands in tests/components/guides/run.component.test.tsx.

test(
  'a sample runs from the page by keyboard with the demonstration key, and its response stands below it',
  {tag: '@brand'},
  async ({page, portal}) => {
    const guide = new GuideReader(page);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await portal.open('/docs');
    const before = scripts.length;
    await page.getByRole('link', {name: 'Create a collection'}).first().focus();
    await page.keyboard.press('Tab');
    await expect(guide.run('Create a collection')).toBeFocused();
    const sent = page.waitForRequest('**/locations/v2/collections');
    await page.keyboard.press('Enter');
    expect((await sent).headers()['x-api-key']).toBe('sandbox-developer-key');
    expect((await sent).postDataJSON()).toEqual({
      collectionId: 'my-first-fleet',
      collectionName: 'My first fleet',
    });
    await expect(guide.response()).toContainText('"collectionName": "My first fleet"');
    await expect(guide.response()).toBeInViewport();
    await expect(guide.beside('Create a collection')).toHaveText('201 Created');
    await expect(
      page.getByText(`Credentials: Demonstration key of ${brandServers.demonstration.name}`),
    ).toBeVisible();
    await expect(guide.spoken.first()).toContainText('Response: 201 Created');
    // Nothing of what runs it was downloaded before, and the focus stays where it was.
    expect(scripts.length).toBeGreaterThan(before);
    await expect(guide.run('Create a collection')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(guide.code('JavaScript')).toContainText('await fetch(');
  },
);

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a guide shows code, responses and programs', async ({page, noise}) => {
    // A browser that runs no scripts refuses to preload them.
    noise.allow(/csp .*\/assets\/js\//);
    await page.goto('/docs');
    await expect(page.getByText('--data-raw \'{"collectionId": "my-first-fleet"')).toBeVisible();
    await expect(page.getByText('"createdDate": "2026-07-14T18:00:00.000Z"').first()).toBeVisible();
    await page.getByText('Python', {exact: true}).first().click();
    await expect(page.getByText('import requests').first()).toBeVisible();
  });
});
