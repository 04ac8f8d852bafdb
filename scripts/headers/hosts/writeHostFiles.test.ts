import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import site from '../../../site.config';
import {caching, fileHeaders} from '../fileHeaders';
import {responseHeaders} from '../responseHeaders';
import {WORKER_POLICY} from '../workerPolicy';
import type {cloudFrontPolicy} from './cloudFront';
import {writeHostFiles} from './writeHostFiles';

const headers = responseHeaders(site, ['go()']);
const root = mkdtempSync(join(tmpdir(), 'hosts-'));
await mkdir(join(root, 'build'));
await writeHostFiles({...site, baseUrl: '/'}, headers, root);
const written = (file: string) => readFileSync(join(root, file), 'utf8');

const readme = readFileSync('infra/README.md', 'utf8');

const paths = [
  '/docs/guides',
  '/docs.html',
  '/assets/js/main.0a1b.js',
  '/assets/js/sandbox/worker.0a1b.js',
  '/docs/assets/page.html',
  '/sw.js',
];

/** What the site says of a file; hosts know its type by themselves. */
const said = (path: string) => {
  const {'Content-Type': _, ...own} = fileHeaders(path);
  return {...headers, ...own};
};

test.each(paths)('_headers gives %s what the site says, and nothing twice', (path) => {
  const rules = written('build/_headers').split(/^(?=\/)/m);
  const lines = rules
    .filter((rule) => path.startsWith(/^[^*]*/.exec(rule)?.[0] ?? ''))
    .flatMap((rule) => [...rule.matchAll(/^ {2}(! )?([\w-]+)(?:: (.+))?$/gm)]);
  // A line with `!` takes away what rules before it gave.
  const got = lines
    .filter(
      ([, gone, name], index) => !gone && !lines.slice(index).some(([, later, of]) => later && of === name),
    )
    .map(([, , name, value]) => [name, value]);
  // These hosts have a file asked for anew by themselves: that alone is not written.
  const expected = Object.entries(said(path)).filter(([, value]) => value !== caching.others);
  expect(got.toSorted()).toEqual(expected.toSorted());
});

test.each(paths)('nginx gives %s what the site says', (path) => {
  const text = written('.generated/hosts/nginx.conf');
  const variables = Object.fromEntries(
    [...text.matchAll(/map \$uri (\$\w+) \{([^}]*)\}/g)].map(([, variable = '', rules = '']) => {
      const cases = [...rules.matchAll(/^\s*(\S+) "([^"]*)";$/gm)].map(([, when = '', value = '']) => ({
        when,
        value,
      }));
      const matching = cases.find(({when}) => when.startsWith('~') && new RegExp(when.slice(1)).test(path));
      return [variable, (matching ?? cases.find(({when}) => when === 'default'))?.value] as const;
    }),
  );
  const added = [...text.matchAll(/^\s*add_header (\S+) (?:"([^"]*)"|(\$\w+)) always;$/gm)];
  const got = Object.fromEntries(
    added.map(([, name = '', value, variable = '']) => [name, value ?? variables[variable]]),
  );
  expect(got).toEqual(said(path));
});

test('CloudFront gives every file the headers of all', () => {
  const policy = JSON.parse(written('.generated/hosts/cloudfront-headers.json')) as ReturnType<
    typeof cloudFrontPolicy
  >;
  const {
    ContentSecurityPolicy: content,
    StrictTransportSecurity: transport,
    FrameOptions: frame,
    ReferrerPolicy: referrer,
    ContentTypeOptions: types,
    ...unknown
  } = policy.SecurityHeadersConfig;
  const {Quantity, Items} = policy.CustomHeadersConfig;
  expect(unknown).toEqual({});
  expect(Quantity).toBe(Items.length);
  expect({
    ...Object.fromEntries(Items.map(({Header, Value}) => [Header, Value])),
    'Content-Security-Policy': content?.['ContentSecurityPolicy'],
    'Strict-Transport-Security': `max-age=${transport?.['AccessControlMaxAgeSec']}${transport?.['IncludeSubdomains'] ? '; includeSubDomains' : ''}`,
    'X-Frame-Options': frame?.['FrameOption'],
    'Referrer-Policy': referrer?.['ReferrerPolicy'],
    // CloudFront has but one value for it.
    'X-Content-Type-Options': types?.['Override'] === true ? 'nosniff' : undefined,
  }).toEqual(headers);
});

test('CloudFront has a policy for the worker that differs in nothing else', () => {
  const [pages, worker] = ['cloudfront-headers.json', 'cloudfront-sandbox-headers.json'].map(
    (file) => JSON.parse(written(`.generated/hosts/${file}`)) as ReturnType<typeof cloudFrontPolicy>,
  );
  const policy = {ContentSecurityPolicy: {ContentSecurityPolicy: WORKER_POLICY, Override: true}};
  expect(worker).toEqual({
    ...pages,
    Name: 'portal-sandbox-headers',
    SecurityHeadersConfig: {...pages?.SecurityHeadersConfig, ...policy},
  });
});

test('a portal below a path is published as the recipe for _headers says, with its files where the rules are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  await mkdir(join(folder, 'build/assets'), {recursive: true});
  for (const file of ['index.html', '404.html', 'assets/main.js'])
    writeFileSync(join(folder, 'build', file), file);
  await writeHostFiles({...site, baseUrl: '/developers/'}, headers, folder);
  const [section = ''] = /^### Hosts that read `_headers`$[^]*?(?=^###? )/m.exec(readme) ?? [];
  const [, recipe = ''] = /```sh\n([^]*?)```/.exec(section) ?? [];
  expect(recipe).not.toBe('');
  execFileSync('sh', ['-euc', recipe], {cwd: folder});
  const published = join(folder, '.generated/published');
  const rules = [...readFileSync(join(published, '_headers'), 'utf8').matchAll(/^\/(\S*)\*$/gm)];
  expect(rules.map(([, path]) => path)).toEqual([
    'developers/',
    'developers/assets/',
    'developers/assets/js/sandbox/',
  ]);
  for (const file of ['404.html', 'developers/index.html', 'developers/assets/main.js'])
    expect(existsSync(join(published, file))).toBe(true);
  expect(existsSync(join(published, 'developers/_headers'))).toBe(false);
});
