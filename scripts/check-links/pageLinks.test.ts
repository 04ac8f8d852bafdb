import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {checkPageLinks} from './checkPageLinks';
import {loadSourceSite} from './loadSourceSite';
import {readSourceSite} from './sourceSite';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, {recursive: true})));

const site = {
  'docs/index.mdx': '## Start {/* #begin */}\n\n<h2 id="more">More</h2>\n',
  'docs/guides/a.mdx': '## First call\n\n## First call\n',
  'docs/guides/b.md': '---\nslug: renamed\n---\n',
  'docs/tags.yml': 'object:\n  label: Object\nflight:\n  label: Flight\n  permalink: /plans\n',
  'docs/guides/picture.png': '',
  'blog/2026-11-21-news.md': '',
  'src/pages/privacy.mdx': '',
  'src/pages/admin/Users.tsx': '',
  'static/img/logo.svg': '',
  '.generated/reference/pages/create-area.api.mdx': '---\nslug: "/create-area"\n---\n',
  '.generated/static/openapi.json': '',
};
const sidebars = {
  guides: [{type: 'category', items: [{link: {type: 'generated-index', slug: '/guides/series'}}]}],
};

/** The broken links of `docs/guides/c.mdx` in a site of these files. */
function broken(text: string): readonly string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
  folders.push(root);
  for (const [file, content] of Object.entries({...site, 'docs/guides/c.mdx': text})) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), content);
  }
  return checkPageLinks(readSourceSite(root, sidebars), (file) => file === 'docs/guides/c.mdx');
}

test('pages, anchors, files, tags, posts, operations and lists of the sidebar are found', () => {
  const links = [
    ...[
      '/docs',
      '/docs/#begin',
      '/docs#more',
      './a.mdx',
      './a.mdx#first-call-1',
      'a',
      '/docs/guides/renamed',
    ],
    ...[
      '/docs/tags/object',
      '/docs/tags/plans',
      '/blog/2026/11/21/news',
      '/privacy',
      '/admin/Users?x=1',
      '/',
    ],
    ...['/img/logo.svg', '/openapi.json', './picture.png', '/api/create-area#request-body', '#own'],
    ...[
      '/docs/guides/series',
      'https://a.example/x',
      'mailto:a@b.example',
      'pathname:///x',
      '../index.mdx#begin',
    ],
  ];
  expect(broken(`## Own\n\n${links.map((link) => `[x](${link})`).join('\n')}\n`)).toEqual([]);
});

test('a broken link is named with its line, however it is written', () => {
  const file = 'docs/guides/c.mdx';
  expect(broken('Words.\n\n[x](/docs/gone)\n')).toEqual([
    `${file}:3  The link /docs/gone is broken: there is no such page.`,
  ]);
  expect(broken('One\n[x](/docs#gone)\n')).toEqual([
    `${file}:2  The link /docs#gone is broken: docs/index.mdx has no heading with the id "gone".`,
  ]);
  expect(broken('[x](#gone)')[0]).toContain(`${file} has no heading with the id "gone"`);
  expect(broken('![A map](./gone.png)')[0]).toContain('there is no such file');
  expect(broken('[x](./gone.mdx)')[0]).toContain('there is no such file');
  expect(broken('[x][y]\n\n[y]: /api/gone\n')[0]).toContain(`${file}:3  The link /api/gone`);
  expect(broken('<Link to="/gone">x</Link> <a href="/docs/Guides">y</a>')).toHaveLength(2);
});

test('every link of this portal’s own pages leads somewhere, rooms and pages of features included', async () => {
  const own = await loadSourceSite(process.cwd());
  expect(own.pages.length).toBeGreaterThan(50);
  expect(checkPageLinks(own, () => true)).toEqual([]);
});
