import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build, type Plugin} from 'esbuild';
import {expect, test} from 'vitest';

const src = path.resolve('src');

/** Where an own module of the workbench is; undefined for what pages have without it too, or download later. */
function ownFile(name: string, from: string): string | undefined {
  if (!/^(\.|@site\/src\/)/.test(name)) return undefined;
  const file = name.startsWith('.') ? path.resolve(from, name) : name.replace('@site/src', src);
  if (!/^(workbench|base\/calls)\//.test(path.relative(src, file))) return undefined;
  return [`${file}.ts`, `${file}.tsx`].find((each) => existsSync(each));
}

const ownAlone: Plugin = {
  name: 'own-alone',
  setup: ({onResolve}) =>
    onResolve({filter: /./}, ({path: name, kind, resolveDir}) => {
      if (kind === 'entry-point') return undefined;
      const file = kind === 'import-statement' ? ownFile(name, resolveDir) : undefined;
      return file === undefined ? {path: name, external: true} : {path: file};
    }),
};

/** React is on every page: what a page pays for more code is what it adds to that, compressed together. */
const react = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js');
const gzipped = (code: string) => gzipSync(Buffer.concat([react, Buffer.from(code)]), {level: 9}).length;

/** What modules add to a page: minified and compressed, without what they import from elsewhere. */
async function weigh(contents: string) {
  const {outputFiles, metafile} = await build({
    stdin: {contents, resolveDir: path.join(src, 'workbench')},
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    plugins: [ownAlone],
  });
  const code = (outputFiles[0]?.text ?? '').replaceAll(/import[^;(]*?from"[^"]*";/g, '');
  const modules = Object.keys(metafile.inputs).filter((name) => name !== '<stdin>');
  return {modules: modules.sort(), bytes: gzipped(code) - gzipped('')};
}

const DOOR = "import './client/onLoad'; export {default as Workbench} from './theme/Workbench/index';";
const BUTTON =
  "export {default as Search} from './theme/Navbar/Search/index'; export {default as Opener} from './theme/Workbench/Opener';";

test('a page that opens no workbench pays for its door and its button, and for nothing that makes or keeps calls', async () => {
  const all = await weigh(`${DOOR} ${BUTTON}`);
  const own = await weigh(DOOR);
  console.log(
    `workbench on a page that does not open it: ${own.bytes} bytes, and ${all.bytes - own.bytes} for the button`,
  );
  expect(own.bytes).toBeLessThanOrEqual(300);
  expect(all.modules).toEqual([
    'src/base/calls/tabCalls.ts',
    'src/workbench/client/onLoad.ts',
    'src/workbench/door/door.ts',
    'src/workbench/door/faultsKey.ts',
    'src/workbench/theme/Navbar/Search/index.tsx',
    'src/workbench/theme/Workbench/Opener.tsx',
    'src/workbench/theme/Workbench/index.tsx',
  ]);
});
