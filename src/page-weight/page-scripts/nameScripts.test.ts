import {expect, test} from 'vitest';
import {nameScripts, type ClientManifest} from './nameScripts';

const manifest = {
  entrypoints: ['main'],
  origins: {main: [1]},
  assets: {1: {js: [{file: 'main.js'}], css: [{file: 'styles.css'}]}},
};
const group = (request: string | undefined, files: string[]) => ({
  origins: [request === undefined ? {} : {request}],
  getFiles: () => files,
});

test('a module is named with the scripts that are loaded for it, each of them once, and without styles', () => {
  const groups = [
    group('@site/docs/a.mdx', ['shared.js', 'a.js', 'guide-styles.css']),
    group('@theme/DocItem', ['shared.js', 'item.js']),
  ];
  expect(nameScripts(manifest, groups)).toEqual({
    entrypoints: ['main'],
    origins: {
      main: [1],
      '@site/docs/a.mdx': ['shared.js', 'a.js'],
      '@theme/DocItem': ['shared.js', 'item.js'],
    },
    assets: {
      ...manifest.assets,
      ...Object.fromEntries(['shared.js', 'a.js', 'item.js'].map((file) => [file, {js: [{file}]}])),
    },
  });
});

test('what every page loads keeps its files, and a group that no module asks for is named by nobody', () => {
  const {origins} = nameScripts(manifest, [group('main', ['other.js']), group(undefined, ['early.js'])]);
  expect(origins).toEqual({main: [1]});
});

test('a manifest that is written in another way stops the build', () => {
  const other = {modules: []} as unknown as ClientManifest;
  expect(() => nameScripts(other, [])).toThrow('src/page-weight/page-scripts');
});
