import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildFolder} from '../../../scripts/lib/buildFolder.mjs';
import {portalUrl} from '../../fixtures/addresses';
import {expect, test} from '../../fixtures/test';

/** Pages of guides and reference by their folder; lists of tags have no link to their twins. */
function pages(): string[] {
  return ['docs', 'api']
    .flatMap((room) => [
      room,
      ...readdirSync(join(buildFolder, room), {recursive: true, encoding: 'utf8'}).map((file) =>
        join(room, file),
      ),
    ])
    .filter((file) => file.endsWith('index.html'))
    .map((file) => file.replace(/\/index\.html$/, ''))
    .filter((page) => !page.startsWith('docs/tags'));
}

function read(file: string): string {
  return readFileSync(join(buildFolder, file), 'utf8');
}

test('every page of guides and reference has its twin, names it, and is in the index', () => {
  const index = read('llms.txt');
  const full = read('llms-full.txt');
  expect(pages().length).toBeGreaterThan(80);
  for (const page of pages()) {
    const twin = read(`${page}.md`);
    expect.soft(twin, page).toMatch(/^# \S.*\n\nSource: \[https?:\/\/\S+\n/);
    expect.soft(read(`${page}/index.html`), page).toMatch(linkTo(`/${page}.md`));
    expect.soft(index, page).toContain(`/${page}.md)`);
    expect.soft(full, page).toContain(twin);
  }
});

test('a twin holds the words and no furniture', () => {
  for (const page of pages()) {
    // Pages for writers show markup as code.
    const twin = read(`${page}.md`)
      .replace(/^ *(`{3,})[^]*?^ *\1`*$/gm, '')
      .replace(/`[^`\n]*`/g, '');
    expect.soft(twin, page).not.toMatch(/<!--|<\/(div|span|button|svg)>/);
    expect
      .soft(twin, page)
      .not.toMatch(/^\W*(Copy page as Markdown|On this page|Previous|Skip to main content)\b/m);
    expect.soft(twin, page).not.toMatch(/\]\((?!https?:|mailto:)/);
  }
});

test('links in texts lead from twin to twin', () => {
  const twin = read('docs.md');
  expect(twin).toMatch(/\]\(https?:\/\/[^)]+\/api\/collections\.md\)/);
  for (const page of pages()) {
    // Under the title stands the page itself.
    const words = read(`${page}.md`).replace(/^Source: .*$/m, '');
    const toPages = [...words.matchAll(/\]\(https?:\/\/[^/)]+\/((?:docs|api)[\w/-]*)(?:#[^)]*)?\)/g)];
    expect
      .soft(
        toPages.map(([, path]) => path),
        page,
      )
      .toEqual([]);
  }
});

test('an operation has its sample in one language, leads to the others, and has its example bodies', () => {
  const languages = [
    ['cURL', 'bash', ''],
    ['JavaScript', 'javascript', '.javascript'],
    ['Python', 'python', '.python'],
    ['Go', 'go', '.go'],
    ['Java', 'java', '.java'],
    ['C#', 'csharp', '.csharp'],
  ] as const;
  for (const [name, fence, key] of languages) {
    const twin = read(`api/create-collection${key}.md`);
    expect(twin).toContain(`**${name}**\n\n\`\`\`${fence}\n`);
    expect(twin).toContain(`\n\nSamples: ${name}. Also in `);
    for (const [other, otherFence, otherKey] of languages.filter((each) => each[0] !== name)) {
      expect(twin).toMatch(new RegExp(`\\[${other}\\]\\(\\S+/create-collection${otherKey}\\.md\\)`));
      expect(twin).not.toContain(`\`\`\`${otherFence}\n`);
    }
  }
  const twin = read('api/create-collection.md');
  expect(twin).toMatch(/```json\n\{\n {2}"collectionId": "deschutes-fleet"/);
  expect(twin).toContain('POST `/locations/v2/collections`');
});

test('pages beside guides and reference have twins too, and robots.txt leads to the map of the site', () => {
  for (const [file, title] of [
    ['privacy.md', '# Privacy'],
    ['terms.md', '# Terms'],
    ['docs/tags.md', '# Tags'],
  ] as const)
    expect(read(file)).toContain(title);
  expect(read('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

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

  test('a page is copied as Markdown, and told so', async ({page, portal}) => {
    await portal.open('/api/create-collection');
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.getByRole('alert').filter({hasText: 'on your clipboard as Markdown'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(read('api/create-collection.md'));
  });

  test('a page is copied and opened with its samples in the language of the reader', async ({
    page,
    portal,
  }) => {
    await portal.open('/api/create-collection');
    const twin = page.getByRole('link', {name: 'View as Markdown'});
    await expect(twin).toHaveAttribute('href', '/api/create-collection.md');
    await page.getByRole('radio', {name: 'Python'}).first().check();
    await expect(twin).toHaveAttribute('href', '/api/create-collection.python.md');
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.getByRole('alert').filter({hasText: 'on your clipboard as Markdown'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      read('api/create-collection.python.md'),
    );

    // The choice is kept. A page without samples has one twin.
    await portal.open('/docs/glossary');
    await expect(twin).toHaveAttribute('href', '/docs/glossary.md');
    await portal.open('/api/create-route');
    await expect(twin).toHaveAttribute('href', '/api/create-route.python.md');
  });

  test('the twin opens by its link, and follows the reader to the next page', async ({page, portal}) => {
    await portal.open('/docs');
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

  test('a twin that cannot be loaded is told', async ({page, portal, noise}) => {
    noise.allow(/docs\.md/);
    await portal.open('/docs');
    await page.route('**/docs.md', (route) => route.fulfill({status: 503, body: 'gone'}));
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.getByRole('alert').filter({hasText: 'could not be loaded'})).toBeVisible();
  });
});

function linkTo(href: string): RegExp {
  return new RegExp(`<link[^>]*type="?text/markdown"?[^>]*href="?${href}["\\s>/]`);
}

test('of a picture in two colour modes, a twin has the light one alone', async ({request}) => {
  const twin = await (await request.get('/docs/guides/dashboard.md')).text();
  expect(twin).toContain('/img/guides/dashboard-overview.light.webp');
  expect(twin).not.toContain('.dark.webp');
});
