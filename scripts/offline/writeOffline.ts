import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import type {OfflineManifest} from '../../src/offline/protocol';
import {i18n} from '../../src/site/i18n';
import type {SiteConfig} from '../../src/site/types';
import {listFiles} from './listFiles';
import {webManifest} from './webManifest';

/** How much a build offers for reading offline. */
export interface OfflineSize {
  readonly files: number;
  /** As the browser keeps them: texts are compressed. */
  readonly bytes: number;
}

/**
 * Writes `sw.js` and `manifest.json` into the build of each language, which are sites of their own. Where the site
 * offers nothing offline, `sw.js` takes back what an earlier one saved.
 *
 * @param root of the repository
 * @returns the size in the default language
 */
export async function writeOffline(site: SiteConfig, root: string): Promise<OfflineSize> {
  const others = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  for (const locale of others)
    await writeLanguage(
      {...site, baseUrl: `${site.baseUrl}${locale}/`},
      {root, locale, folder: path.join(root, 'build', locale), without: []},
    );
  const folder = path.join(root, 'build');
  return writeLanguage(site, {root, locale: i18n.defaultLocale, folder, without: others});
}

interface Language {
  readonly root: string;
  readonly locale: string;
  /** Of its built site. */
  readonly folder: string;
  /** Folders in it that are sites of other languages. */
  readonly without: readonly string[];
}

async function writeLanguage(
  site: SiteConfig,
  {root, locale, folder, without}: Language,
): Promise<OfflineSize> {
  const worker = path.join(folder, 'sw.js');
  // A site that is built without a feature has none of its files. The sandbox looks at a request first: an address of
  // its own that is opened is no page.
  const sandbox = existsSync(path.join(folder, 'assets/js/sandbox'))
    ? ['sandbox-in-page/worker/serviceWorker.ts']
    : [];
  if (!site.offline || !existsSync(path.join(folder, 'offline'))) {
    const alone = sandbox.length > 0 ? sandbox : ['offline/worker/remover.ts'];
    await writeFile(worker, await bundle(root, alone));
    return {files: 0, bytes: 0};
  }
  const scripts = await readScripts(path.join(root, '.docusaurus', `offline-scripts.${locale}.json`));
  const entry = scripts.find((name) => /\/main\.\w+\.js$/.test(name)) ?? '';
  const files = await listFiles(folder, new Set(scripts), without);
  const manifest: OfflineManifest = {entry, files};
  const code = await bundle(root, [...sandbox, 'offline/worker/serviceWorker.ts']);
  await writeFile(worker, `globalThis.offlineManifest=${JSON.stringify(manifest)};\n${code}`);
  await writeFile(
    path.join(folder, 'manifest.json'),
    JSON.stringify(webManifest(site, site.offline), null, 2),
  );
  return {files: files.length, bytes: files.reduce((sum, {bytes}) => sum + bytes, 0)};
}

/** What the bundler's plugin listed: `src/offline/plugin/listScripts.ts`. */
async function readScripts(file: string): Promise<string[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as string[];
  } catch (error) {
    throw new Error(`${file} cannot be read. Build again: npm run build`, {cause: error});
  }
}

/** @param files of `src/`, which run one after the other */
async function bundle(root: string, files: readonly string[]): Promise<string> {
  const {outputFiles} = await build({
    stdin: {
      contents: files.map((file) => `import './${file}';`).join('\n'),
      resolveDir: path.join(root, 'src'),
    },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
