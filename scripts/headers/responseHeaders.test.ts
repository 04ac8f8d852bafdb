import {expect, test} from 'vitest';
import site from '../../site.config';
import {fileHeaders} from './fileHeaders';
import {cloudFrontHeaders} from './hosts/cloudFront';
import {metaTags, withMetaTags} from './hosts/metaTags';
import {netlifyHeaders} from './hosts/netlify';
import {responseHeaders} from './responseHeaders';
import {WORKER_POLICY} from './workerPolicy';

const headers = responseHeaders(site, ['go()']);

test('nothing in the headers of a build is allowed unseen', () => {
  expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*/);
  expect(headers['Content-Security-Policy']).toMatch(/require-trusted-types-for 'script'$/);
});

test.each([
  ['/assets/js/main.0a1b2c3d.js', {'Cache-Control': 'public, max-age=31536000, immutable'}],
  ['/docs/assets/index.html', {'Cache-Control': 'no-cache'}],
  [
    '/assets/js/sandbox/worker.0a1b2c3d.js',
    {'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Security-Policy': WORKER_POLICY},
  ],
  ['/docs.md', {'Cache-Control': 'no-cache', 'Content-Type': 'text/markdown; charset=utf-8'}],
  ['/llms.txt', {'Cache-Control': 'no-cache', 'Content-Type': 'text/plain; charset=utf-8'}],
])('the file %s is sent with headers of its own', (path, own) => {
  expect(fileHeaders(path)).toEqual(own);
});

test('hosts that read _headers get each header by one rule', () => {
  const rules = netlifyHeaders(headers, '/developers/');
  expect(rules.split('\n').filter((line) => line.startsWith('/'))).toEqual([
    '/developers/*',
    '/developers/assets/*',
    '/developers/assets/js/sandbox/*',
  ]);
  const names = [...rules.matchAll(/^ {2}([\w-]+): /gm)].map(([, name]) => name);
  const twice = ['Cache-Control', 'Content-Security-Policy'];
  expect(names.toSorted()).toEqual([...Object.keys(headers), ...twice].toSorted());
  // The policy of pages is taken away before the worker gets its own.
  expect(rules).toContain(`  ! Content-Security-Policy\n  Content-Security-Policy: ${WORKER_POLICY}\n`);
  // Cloudflare reads no longer line.
  expect(Math.max(...rules.split('\n').map((line) => line.length))).toBeLessThan(2000);
});

test('CloudFront gets every header, those it knows as its own settings', () => {
  const {SecurityHeadersConfig, CustomHeadersConfig} = cloudFrontHeaders(headers);
  expect(SecurityHeadersConfig).toMatchObject({
    ContentSecurityPolicy: {ContentSecurityPolicy: headers['Content-Security-Policy']},
    StrictTransportSecurity: {AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true},
    FrameOptions: {FrameOption: 'DENY'},
  });
  expect(CustomHeadersConfig.Items.map(({Header}) => Header)).toEqual([
    'Cross-Origin-Opener-Policy',
    'Permissions-Policy',
  ]);
});

test('a page says its policy after the character set and before all else, once, without what is for headers alone', () => {
  const tags = metaTags(headers);
  expect(tags).not.toContain('frame-ancestors');
  expect(tags).toContain("require-trusted-types-for 'script'");
  const page = '<html><head><meta charset=UTF-8><script>go()</script></head></html>';
  const written = withMetaTags(page, tags);
  expect(written).toBe(`<html><head><meta charset=UTF-8>${tags}<script>go()</script></head></html>`);
  expect(withMetaTags(written, tags)).toBe(written);
});
