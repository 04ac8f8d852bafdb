import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import site from '../../../site.config';
import {responseHeaders} from '../responseHeaders';
import {writeIntoPages} from './writeIntoPages';

const headers = responseHeaders(site, ['go()']);

test('every page says its policy once, however often it is written, and no other file is touched', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  const html = '<html><head><meta charset=UTF-8><title>Page</title></head></html>';
  const pages = ['index.html', 'docs/guides/index.html'];
  mkdirSync(join(root, 'build/docs/guides'), {recursive: true});
  for (const file of [...pages, 'docs.md']) writeFileSync(join(root, 'build', file), html);
  const read = (file: string) => readFileSync(join(root, 'build', file), 'utf8');

  for (const time of ['first', 'second']) {
    expect(await writeIntoPages(headers, root), time).toContain('2 pages of build/');
    for (const page of pages) {
      const policies = [...read(page).matchAll(/http-equiv="Content-Security-Policy" content="([^"]*)"/g)];
      const said = policies.map(([, policy = '']) => policy.split('; '));
      const whole = (headers['Content-Security-Policy'] ?? '').split('; ');
      expect(said).toEqual([whole.filter((directive) => directive !== "frame-ancestors 'none'")]);
      expect(read(page)).toContain(`<meta name="referrer" content="${headers['Referrer-Policy']}">`);
    }
    expect(read('docs.md')).toBe(html);
    expect(read('.nojekyll')).toBe('');
  }
});
