import {expect, test} from 'vitest';
import {findOwnPath} from './findOwnPath';

test.each([
  ['/', '/'],
  ['/docs/guides', '/docs/guides'],
  ['/admin/Users?person=x&q=a%20b#keys', '/admin/Users?person=x&q=a%20b#keys'],
  ['/docs/../api/', '/api/'],
  ['/search?q=//evil.example/', '/search?q=//evil.example/'],
  ['/docs?next=https://evil.example', '/docs?next=https://evil.example'],
  ['/docs/https://evil.example', '/docs/https://evil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/%2F/evil.example', '/%2F/evil.example'],
  ['/docs/天気', '/docs/%E5%A4%A9%E6%B0%97'],
])('%j is a path of this site', (address, path) => {
  expect(findOwnPath(address)).toBe(path);
});

const tricks = [
  ...['', ' ', 'docs', '?page=/', '#', '.', '..', './docs', '\\docs', '\t/docs', ' /docs', '\u0000/docs'],
  ...['//evil.example', '///evil.example', '////evil.example', '//evil.example:443/', '//user@evil.example'],
  ...[
    '//evil.example%2f..',
    '//%65vil.example',
    '//[::1]/',
    '//0x7f.1/',
    '//',
    '///',
    '//\u3002evil.example',
  ],
  ...['/\\evil.example', '/\\/evil.example', '\\\\evil.example', '\\/evil.example', '/\\\\evil.example'],
  ...['/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '/\r\n/evil.example', '/\t\\evil.example'],
  ...['/\t\n\r/evil.example', '\t//evil.example', '\n//evil.example', '/\t/\tevil.example'],
  ...[
    '/.//evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/.%2E//evil.example',
  ],
  ...[
    '/docs/..//evil.example',
    '/\t.//evil.example',
    '/docs/..\\\\evil.example',
    '/docs/%2e%2e//evil.example',
  ],
  ...[
    'https://evil.example',
    'https:/evil.example',
    'https:evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'http:evil',
  ],
  ...['javascript:alert(1)', 'java\tscript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'blob:x'],
  ...['mailto:a@evil.example', 'vbscript:x', 'file:///etc/passwd', 'view-source:https://evil.example'],
];

test.each(tricks)('%j is none, nor does the browser leave the site with what is made of it', (address) => {
  const path = findOwnPath(address);
  expect(path).toBeUndefined();
});

test('whatever passes stays on the site of every page, beside whatever it was hidden between', () => {
  const pieces = [
    '/',
    '\\',
    '\t',
    '\n',
    '\r',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    'evil.example',
    '@',
    ':',
    '?',
    '#',
    ' ',
  ];
  const pages = [
    'https://portal.example/docs/a',
    'http://127.0.0.1:3000/',
    'https://portal.example/base/offline?page=x',
  ];
  let passed = 0;
  for (const first of pieces)
    for (const second of pieces)
      for (const third of pieces)
        for (const fourth of pieces) {
          const path = findOwnPath(`/${first}${second}${third}${fourth}`);
          if (path === undefined) continue;
          passed += 1;
          for (const page of pages) expect(new URL(path, page).origin).toBe(new URL(page).origin);
        }
  expect(passed).toBeGreaterThan(10_000);
});

test('of a site below a path only what lies below it is its own', () => {
  expect(findOwnPath('/portal/docs', '/portal/')).toBe('/portal/docs');
  expect(findOwnPath('/portal/../other', '/portal/')).toBeUndefined();
  expect(findOwnPath('/other', '/portal/')).toBeUndefined();
  expect(findOwnPath('/portal-2/', '/portal/')).toBeUndefined();
});
