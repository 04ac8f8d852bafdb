import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {checkLinks} from './checkLinks';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, {recursive: true})));

/** Checks a site of these files under a base path. */
function check(files: Record<string, string>, baseUrl = '/'): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), text);
  }
  return checkLinks({folder, origin: 'https://a.example', baseUrl}).broken;
}

test('pages, anchors, assets, twins and addresses of the site itself are found', () => {
  const site = {
    'index.html':
      '<link rel=stylesheet href=/s.css><img src=i.png><a href=/docs>a</a><a href=/docs/#there>b</a>',
    'docs/index.html':
      '<h2 id=there>T</h2><a href=#there>a</a><a href=../>b</a><a href=https://a.example/docs#there>c</a>',
    'docs.md': '[a](https://a.example/docs.md#there) [out](https://b.example/nothing)',
    'llms.txt': '- [docs](https://a.example/docs.md)',
    's.css': 'a{background:url(i.png)}b{background:url(data:x)}',
    'i.png': '',
    'sitemap.xml': '<loc>https://a.example/docs</loc>',
  };
  expect(check(site)).toEqual([]);
  expect(check({'index.html': '<a href=/portal/x>x</a>', 'x.html': ''}, '/portal/')).toEqual([]);
});

test('links are found in each section of a text, and none in its code, whatever the code looks like', () => {
  const code = ['```python', '# a comment, not a heading', 'print("[a](/code)")', '```'];
  const nested = [
    '- ````sh',
    '  # again',
    '  ```',
    '  [b](/code)',
    '  ````',
    '',
    '```in a line``` [e](/line)',
  ];
  const text = ['[a](/one)', '', '## Two', '', ...code, '', '[c](/two)', '', '## Three', '', ...nested];
  const broken = (path: string) => `a.md: ${path}: there is no such page or file`;
  const twin = [...text, '', '## Four', '', '[d](/four)', '', '## Two', '', '[c](/two)', ''].join('\n');
  expect(check({'a.md': twin})).toEqual(['/one', '/two', '/line', '/four'].map(broken));
});

test('a broken link is named with its file and what is wrong', () => {
  expect(check({'docs/index.html': '<a href=/gone>a</a>'})).toEqual([
    'docs/index.html: /gone: there is no such page or file',
  ]);
  expect(check({'index.html': '<a href=/b#c>a</a>', 'b/index.html': '<p id=d>'})).toEqual([
    'index.html: /b#c: the page has no #c',
  ]);
  expect(check({'index.html': '<img src=/gone.png>'})[0]).toContain('/gone.png');
  expect(check({'a.md': '[x](https://a.example/gone.md)'})[0]).toContain('a.md: https://a.example/gone.md');
  expect(check({'a.md': '[x](https://a.example/b.md#c)', 'b.md': '', 'b/index.html': ''})[0]).toContain(
    'no #c',
  );
  expect(check({'s.css': 'a{src:url("/gone.woff2")}'})[0]).toContain('/gone.woff2');
  expect(check({'sitemap.xml': '<loc>https://a.example/gone</loc>'})[0]).toContain('/gone');
  expect(check({'index.html': '<a href=/docs>a</a>', 'docs.html': ''}, '/portal/')[0]).toContain(
    'leads out of',
  );
  expect(check({'index.html': '<a href="https://">a</a>'})[0]).toContain('is no address');
});
