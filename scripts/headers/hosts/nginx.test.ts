import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import site from '../../../site.config';
import {freePort} from '../../lib/ports.mjs';
import {responseHeaders} from '../responseHeaders';
import {WORKER_POLICY} from '../workerPolicy';
import {nginxConfiguration} from './nginx';

const headers = responseHeaders(site, ['go()']);
const configuration = nginxConfiguration(headers, {url: 'https://developer.example.com', baseUrl: '/'});

test('the site of nginx adds each header once, in one place', () => {
  const added = [...configuration.matchAll(/^\s*add_header (\S+) (?:"([^"]*)"|\S+) always;$/gm)];
  const values = Object.fromEntries(added.map(([, name = '', value]) => [name, value]));
  const mapped = {'Cache-Control': undefined, 'Content-Security-Policy': undefined};
  expect(values).toEqual({...headers, ...mapped});
  expect(added).toHaveLength(Object.keys(headers).length + 1);
  expect(configuration).toContain(`default "${headers['Content-Security-Policy']}";`);
  expect(configuration).toContain(`~^/assets/js/sandbox/ "${WORKER_POLICY}";`);
  expect(configuration.match(/\{/g)).toHaveLength(configuration.match(/\}/g)?.length ?? 0);
  for (const line of configuration.split('\n')) expect(line).toMatch(/^\s*(#.*|.*[;{}])?$/);
});

test('a site below a path keeps its caching and its page of missing addresses there', () => {
  const below = nginxConfiguration(headers, {url: 'https://example.com', baseUrl: '/developers/'});
  expect(below).toContain('~^/developers/assets/ ');
  expect(below).toContain('error_page 404 /developers/404.html;');
});

// Where nginx is installed, it is asked itself; elsewhere the results say that nobody asked it.
test.skipIf(spawnSync('nginx', ['-v']).status !== 0)(
  'nginx serves pages, the page of missing addresses, caching and types as the site says',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const port = (await freePort(0)) ?? 0;
    writeSite(folder, port);
    const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']);
    const said: string[] = [];
    nginx.stderr.on('data', (chunk) => said.push(String(chunk)));
    try {
      const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, {redirect: 'manual'});
      await expect
        .poll(() =>
          get('/')
            .then(({status}) => status)
            .catch(() => 0),
        )
        .toBe(200);
      for (const [path, status, text] of [
        ['/docs', 200, 'guides'],
        ['/docs/', 200, 'guides'],
        ['/docs/2.76.0', 200, 'release'],
        ['/nowhere', 404, 'missing'],
        ['/assets/js/nowhere.js', 404, 'missing'],
      ] as const) {
        const response = await get(path);
        expect([path, response.status, await response.text()]).toEqual([path, status, text]);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
          'cache-control': 'no-cache',
          'content-type': 'text/html; charset=utf-8',
        });
      }
      const script = (await get('/assets/js/main.0a1b.js')).headers;
      expect(script.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(script.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect((await get('/docs.md')).headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      const unchanged = (await get('/docs')).headers.get('etag') ?? '';
      const again = await fetch(`http://127.0.0.1:${port}/docs`, {headers: {'if-none-match': unchanged}});
      expect(again.status).toBe(304);
      expect(said.join('')).not.toContain('[warn]');
    } finally {
      nginx.kill();
      await once(nginx, 'exit');
    }
  },
);

/** A small build, and nginx's own settings around the site that was written for it. */
function writeSite(folder: string, port: number): void {
  const files = {
    'index.html': 'home',
    '404.html': 'missing',
    'docs/index.html': 'guides',
    'docs/2.76.0/index.html': 'release',
    'docs.md': '# Guides',
    'assets/js/main.0a1b.js': 'go()',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, 'site', file, '..'), {recursive: true});
    writeFileSync(join(folder, 'site', file), text);
  }
  const local = configuration
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replace('/var/www/portal', join(folder, 'site'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  // Started by root, nginx reads as somebody else, who may not look into the folder of a test.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user}pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${local}\n}\n`,
  );
}
