import {createHash} from 'node:crypto';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import type {Part, Parts} from '../bridge/parts';
import {compiledChecks} from './compiledChecks';
import {embeddedFiles} from './embeddedFiles';
import {STATIC_FOLDER, PARTS_FACTS} from './readParts';

/** Where the parts stand in the site: the rules of hosts for this folder let the worker compile WebAssembly. */
const PARTS_FOLDER = 'assets/js/sandbox';

/**
 * Bundles the worker of the sandbox, and puts it beside SQLite, under names that tell their content. The checks of the
 * contract are compiled by then.
 */
export async function buildParts(siteDir: string): Promise<void> {
  const folder = path.join(siteDir, STATIC_FOLDER);
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, 'sandbox/browser/worker/main.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['browser', 'import'],
    target: 'es2022',
    legalComments: 'none',
    plugins: [embeddedFiles(siteDir), compiledChecks(siteDir)],
    write: false,
  });
  const worker = outputFiles[0]?.contents;
  if (!worker) throw new Error('esbuild has written no worker for the sandbox in the page.');
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const wasm = await readFile(resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm'));
  await rm(folder, {recursive: true, force: true});
  await mkdir(path.join(folder, PARTS_FOLDER), {recursive: true});
  const write = async (name: string, ending: string, content: Uint8Array): Promise<Part> => {
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const file = `${PARTS_FOLDER}/${name}.${digest}.${ending}`;
    await writeFile(path.join(folder, file), content);
    return {file, bytes: content.byteLength, compressed: gzipSync(content, {level: 6}).byteLength};
  };
  const parts: Parts = {
    worker: await write('worker', 'js', worker),
    wasm: await write('sqlite', 'wasm', wasm),
  };
  await writeFile(path.join(folder, PARTS_FACTS), `${JSON.stringify(parts)}\n`);
}
