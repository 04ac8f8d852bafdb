import {expect, test} from 'vitest';
import {offlineScripts} from '../../src/offline/plugin/listScripts';
import {isKept, pagePath} from './listFiles';

test('pages are kept under the addresses that links name', () => {
  expect(
    ['index.html', 'docs/index.html', 'api/get-plan/index.html', 'docs/2.76.0.html', 'map/world.json'].map(
      pagePath,
    ),
  ).toEqual(['', 'docs', 'api/get-plan', 'docs/2.76.0', 'map/world.json']);
});

test('keeps pages, listed scripts, styles, fonts and pictures, and none of the downloads', () => {
  const scripts = new Set(['assets/js/main.1.js']);
  const kept = [
    'docs/index.html',
    'assets/js/main.1.js',
    'assets/css/styles.1.css',
    'img/logo.svg',
    'map/world.json',
    'search-index.json',
  ];
  const left = [
    '404.html',
    'assets/js/panel.1.js',
    'openapi.json',
    'docs.md',
    'downloads/a.tgz',
    'img/social-card.png',
    'map/near/counties.json',
  ];
  expect(kept.filter((name) => !isKept(name, scripts))).toEqual([]);
  expect(left.filter((name) => isKept(name, scripts))).toEqual([]);
});

test('leaves out scripts that only rooms behind sign-in ask for', () => {
  const chunk = (file: string, ...names: string[]) => ({
    files: [file, 'assets/css/styles.css'],
    auxiliaryFiles: [`worker-of-${file}`, `${file}.LICENSE.txt`],
    origins: names.map((moduleName) => ({...origin, moduleName})),
  });
  const origin = {module: '', moduleIdentifier: '', loc: '', request: ''};
  expect(
    offlineScripts([
      chunk('main.js'),
      chunk('page.js', './.docusaurus/registry.js'),
      chunk('panel.js', './src/dashboard lazy ^\\.\\/.*\\/Panel\\.tsx$'),
      chunk('map.js', './src/dashboard/shell/MapStage.tsx', './src/map/MapView.tsx'),
      chunk('forms.js', './src/auth/guards/RequireRole.tsx'),
      chunk('guard.js', './src/auth/guards/ProtectedPath.tsx'),
      chunk('session.js', './src/auth/context/AuthProvider.tsx'),
    ]),
  ).toEqual([
    ...['guard.js', 'main.js', 'map.js', 'page.js', 'session.js'],
    ...[
      'worker-of-guard.js',
      'worker-of-main.js',
      'worker-of-map.js',
      'worker-of-page.js',
      'worker-of-session.js',
    ],
  ]);
});
