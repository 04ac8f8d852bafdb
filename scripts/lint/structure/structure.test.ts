import {expect, test} from 'vitest';
import {findCircles} from './circles';
import {siblingGraphs} from './folders';
import {readImports} from './imports';

/** The imports of a small tree: each file with its text. */
function importsOf(files: Readonly<Record<string, string>>) {
  return readImports(Object.keys(files), (file) => files[file] ?? '');
}

/** The circles among folders that stand side by side. */
function folderCircles(files: Readonly<Record<string, string>>) {
  return siblingGraphs(importsOf(files)).flatMap(({graph}) => findCircles(graph));
}

test('reads static, lazy and type imports, by path and by alias', () => {
  const imports = importsOf({
    'src/a/a.ts':
      "import type {B} from '../b/b';\nconst c = () => import('@site/src/c');\nexport * from './own';",
    'src/a/own.ts': '',
    'src/b/b.ts': "import 'react';",
    'src/c/index.tsx': '',
  });
  expect(imports.get('src/a/a.ts')?.toSorted()).toEqual(['src/a/own.ts', 'src/b/b.ts', 'src/c/index.tsx']);
  expect(imports.get('src/b/b.ts')).toEqual([]);
});

test('finds a circle of files, and none where arrows only meet again', () => {
  const diamond = {a: ['b', 'c'], b: ['d'], c: ['d'], d: []};
  expect(findCircles(new Map(Object.entries(diamond)))).toEqual([]);
  expect(findCircles(new Map(Object.entries({...diamond, d: ['b']})))).toEqual([['b', 'd']]);
});

test('finds two circles that share no file', () => {
  const graph = new Map(Object.entries({a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c']}));
  expect(findCircles(graph).toSorted()).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('finds folders that import each other though no file does', () => {
  const files = {
    'src/x/one.ts': "import '../y/deep/two';",
    'src/x/four.ts': '',
    'src/y/deep/two.ts': '',
    'src/y/three.ts': "import '../x/four';",
  };
  expect(folderCircles(files)).toEqual([['src/x', 'src/y']]);
});

test('takes a folder and its own subfolder for no circle', () => {
  const files = {
    'src/x/index.ts': "import './inner/part';",
    'src/x/inner/part.ts': "import '../types';",
    'src/x/types.ts': '',
  };
  expect(folderCircles(files)).toEqual([]);
});
