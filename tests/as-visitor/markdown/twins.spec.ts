import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildFolder} from '../../../scripts/lib/buildFolder.mjs';
import {portalUrl} from '../../fixtures/addresses';
import {expect, test} from '../../fixtures/test';

function read(file: string): string {
  return readFileSync(join(buildFolder, file), 'utf8');
}

test('the host sends texts as UTF-8 Markdown and plain text', async ({request}) => {
  for (const [path, type] of [
    ['/docs.md', 'text/markdown; charset=utf-8'],
    ['/api/create-collection.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/llms-full.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toBe(type);
  }
});

test.describe('by button and link', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('a page is copied and opened as Markdown, in the language of the reader, and its twin follows to the next', async ({
    page,
    portal,
  }) => {
    await portal.open('/api/create-collection');
    const notice = page.getByRole('alert').filter({hasText: 'on your clipboard as Markdown'});
    const twin = page.getByRole('link', {name: 'View as Markdown'});
    await test.step('it is copied, and told so', async () => {
      await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
      await expect(notice).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        read('api/create-collection.md'),
      );
      await notice.getByRole('button', {name: 'close'}).click();
      await expect(notice).toHaveCount(0);
    });

    await test.step('with its samples in the language of the reader', async () => {
      await expect(twin).toHaveAttribute('href', '/api/create-collection.md');
      await page.getByRole('radio', {name: 'Python'}).first().check();
      await expect(twin).toHaveAttribute('href', '/api/create-collection.python.md');
      await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
      await expect(notice).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        read('api/create-collection.python.md'),
      );

      // The choice is kept. A page without samples has one twin.
      await portal.follow('/docs/glossary');
      await expect(twin).toHaveAttribute('href', '/docs/glossary.md');
      await portal.follow('/api/create-route');
      await expect(twin).toHaveAttribute('href', '/api/create-route.python.md');
    });

    await test.step('the twin opens by its link, and follows the reader to the next page', async () => {
      await portal.follow('/docs');
      await page.getByRole('link', {name: 'API Reference'}).first().click();
      await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
      await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute(
        'href',
        '/api.md',
      );
      await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', '/api.md');
      await page.getByRole('link', {name: 'View as Markdown'}).click();
      await expect(page).toHaveURL(`${portalUrl}/api.md`);
    });
  });

  test('a twin that cannot be loaded is told', async ({page, portal, noise}) => {
    noise.allow(/docs\.md/);
    await portal.open('/docs');
    await page.route('**/docs.md', (route) => route.fulfill({status: 503, body: 'gone'}));
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.getByRole('alert').filter({hasText: 'could not be loaded'})).toBeVisible();
  });
});
