import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {folderFiles} from './folderFiles';
import {openSite} from './Site';
import {isSiteFile, MOST_FILE_BYTES} from './SiteFiles';
import {webFiles} from './webFiles';

const BASE = 'https://portal.example/docs-of-ours/';

function builtFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'mcp-site-'));
  onTestFinished(() => rmSync(root, {recursive: true, force: true}));
  mkdirSync(join(root, 'build/docs'), {recursive: true});
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'build/docs/start.md'), '# Start');
  writeFileSync(join(root, 'build/docs/start.python.md'), '# Start in Python');
  symlinkSync(join(root, 'secret.txt'), join(root, 'build/linked.txt'));
  return join(root, 'build');
}

test.each([
  '../secret.txt',
  'docs/../../secret.txt',
  '/secret.txt',
  '.env.txt',
  'sw.js',
  'a//b.md',
  'a\\b.md',
])('%s is no file of a site', (file) => {
  expect(isSiteFile(file)).toBe(false);
});

test('a folder gives its own files, and none that a link leads out to', async () => {
  const files = folderFiles(builtFolder());
  expect(await files.read('docs/start.md')).toBe('# Start');
  expect(await files.read('docs/none.md')).toBeUndefined();
  expect(await files.read('../secret.txt')).toBeUndefined();
  expect(await files.read('linked.txt')).toBeUndefined();
  await expect(folderFiles('/nowhere/build').read('docs/start.md')).rejects.toThrow('npm run build');
});

test('a page is found by address, path and name, in the language that it has', async () => {
  const site = openSite(folderFiles(builtFolder()), BASE);
  for (const page of [
    `${BASE}docs/start.md#top`,
    '/docs-of-ours/docs/start',
    '/docs/start/',
    'docs/start.md',
  ])
    expect((await site.readPage(page)).text, page).toBe('# Start');
  expect((await site.readPage('/docs/start', 'Python')).text).toBe('# Start in Python');
  expect((await site.readPage('/docs/start', 'cobol')).text).toBe('# Start');
  await expect(site.readPage('/docs/none')).rejects.toThrow('search_docs');
});

test('the web is asked once in ten minutes for a file, at one address, without redirects', async () => {
  const asked: string[] = [];
  let time = 0;
  const get = (async (url: URL, {redirect}: RequestInit) => {
    asked.push(`${url} ${redirect}`);
    return url.pathname.endsWith('none.md') ? new Response('', {status: 404}) : new Response('text');
  }) as typeof fetch;
  const files = webFiles(BASE, get, () => time);
  expect(await files.read('docs/start.md')).toBe('text');
  expect(await files.read('docs/start.md')).toBe('text');
  expect(await files.read('none.md')).toBeUndefined();
  time = 11 * 60_000;
  await files.read('docs/start.md');
  expect(await files.read('//other.example/a.md')).toBeUndefined();
  const start = `${BASE}docs/start.md error`;
  expect(asked).toEqual([start, `${BASE}none.md error`, start]);
});

test('a file that is too large is not read to its end, and a failure is forgotten', async () => {
  let count = 0;
  const get = (async () => {
    count++;
    if (count === 1) throw new TypeError('no network');
    return new Response(new Uint8Array(MOST_FILE_BYTES + 1));
  }) as typeof fetch;
  const files = webFiles(BASE, get);
  await expect(files.read('search-index.json')).rejects.toThrow('does not respond');
  await expect(files.read('search-index.json')).rejects.toThrow('too large');
});
