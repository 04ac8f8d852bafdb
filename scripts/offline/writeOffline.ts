import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import type {OfflineManifest} from '../../src/offline/protocol';
import type {SiteConfig} from '../../src/site/types';
import {listFiles} from './listFiles';
import {webManifest} from './webManifest';

/** Where the bundler's plugin leaves its list: `src/plugins/offline`. */
const SCRIPTS = '.docusaurus/offline-scripts.json';

/** How much a build offers for reading offline. */
export interface OfflineSize {
  readonly files: number;
  /** As the browser keeps them: texts are compressed. */
  readonly bytes: number;
}

/**
 * Writes `sw.js` and `manifest.json` into the build. Where the site offers nothing offline, `sw.js` takes back
 * what an earlier one saved.
 *
 * @param root of the repository
 */
export async function writeOffline(site: SiteConfig, root: string): Promise<OfflineSize> {
  const build = path.join(root, 'build');
  const worker = path.join(build, 'sw.js');
  if (!site.offline) {
    await writeFile(worker, await bundle(root, 'remover.ts'));
    return {files: 0, bytes: 0};
  }
  const scripts = JSON.parse(await readFile(path.join(root, SCRIPTS), 'utf8')) as string[];
  const manifest = await createManifest(build, scripts);
  const code = await bundle(root, 'serviceWorker.ts');
  await writeFile(worker, `globalThis.offlineManifest=${JSON.stringify(manifest)};\n${code}`);
  await writeFile(
    path.join(build, 'manifest.json'),
    JSON.stringify(webManifest(site, site.offline), null, 2),
  );
  const {files} = manifest;
  return {files: files.length, bytes: files.reduce((sum, {bytes}) => sum + bytes, 0)};
}

async function createManifest(build: string, scripts: readonly string[]): Promise<OfflineManifest> {
  const entry = scripts.find((name) => /\/main\.\w+\.js$/.test(name));
  if (!entry) throw new Error(`${SCRIPTS} names no main script. Build again: npm run build`);
  return {entry, files: await listFiles(build, new Set(scripts))};
}

async function bundle(root: string, file: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(root, 'src/offline/worker', file)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
