import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {OfflineFile} from '../../src/offline/protocol';
import {isPacked} from '../../src/offline/worker/packed';

/** Beside pages, scripts, styles and fonts: what they show and what the search asks for. */
const others = [/^favicon\.ico$/, /^img\//, /^map\/(?!near\/)/, /^search-index\.json$/];

/** Pictures that only other sites show. */
const forOthers = /^img\/social-card\./;

/**
 * The files of a build that are kept for reading offline.
 *
 * @param build the folder of the built site
 * @param scripts those of pages that can be read offline, below the folder
 * @param without folders of the build that are left out
 */
export async function listFiles(
  build: string,
  scripts: ReadonlySet<string>,
  without: readonly string[],
): Promise<OfflineFile[]> {
  const entries = await readdir(build, {recursive: true, withFileTypes: true});
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(build, path.join(parentPath, name)).replaceAll(path.sep, '/'));
  const isElsewhere = (name: string) => without.some((folder) => name.startsWith(`${folder}/`));
  const kept = names.filter((name) => isKept(name, scripts) && !isElsewhere(name)).sort();
  return Promise.all(kept.map((name) => describe(build, name)));
}

/** @param name below the folder of the build */
export function isKept(name: string, scripts: ReadonlySet<string>): boolean {
  if (name === '404.html' || forOthers.test(name)) return false;
  if (name.endsWith('.html') || scripts.has(name)) return true;
  return /^assets\/(css|fonts|images)\//.test(name) || others.some((pattern) => pattern.test(name));
}

async function describe(build: string, name: string): Promise<OfflineFile> {
  const content = await readFile(path.join(build, name));
  const bytes = (isPacked(name) ? gzipSync(content) : content).length;
  if (name.startsWith('assets/')) return {path: name, bytes};
  const revision = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {path: pagePath(name), revision, bytes};
}

/** The address of a page as links name it, of any other file its name. */
export function pagePath(name: string): string {
  return name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
}
