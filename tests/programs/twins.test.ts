import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {buildFolder} from '../../scripts/lib/buildFolder.mjs';

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

test('of a picture in two colour modes, a twin has the light one alone', () => {
  const twin = read('docs/guides/dashboard.md');
  expect(twin).toContain('/img/guides/dashboard-overview.light.webp');
  expect(twin).not.toContain('.dark.webp');
});

function linkTo(href: string): RegExp {
  return new RegExp(`<link[^>]*type="?text/markdown"?[^>]*href="?${href}["\\s>/]`);
}
