import {existsSync} from 'node:fs';
import {cp, mkdir, mkdtemp, readdir, realpath, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from './run.mjs';

/** What commands make, by its way from the root, as in `.gitignore`; and what is linked in place of copied. */
const left =
  /^(\.git|\.docusaurus|\.generated|\.sandbox|build|coverage|node_modules|playwright-report|test-results|.+\.log|(.+\/)?generated|tests\/bench\/[^/]+\/build)$/;

/** A copy of the repository in a folder of its own, in which a command may write whatever it likes. */
export interface RepositoryCopy {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/**
 * Copies what is in the repository, and nothing that a command has made of it. The dependencies are linked one by one, so
 * that what tools keep in their folder is the copy's own. Of a repository of git, the history is linked.
 *
 * @param name the first word of the folder's name, among those of the system's temporary folder
 */
export async function copyRepository(name: string): Promise<RepositoryCopy> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), `${name}-`)));
  const isKept = (file: string) => !left.test(path.relative(root, file).replaceAll(path.sep, '/'));
  await cp(root, folder, {recursive: true, filter: isKept});
  await mkdir(path.join(folder, 'node_modules'));
  const packages = await readdir(path.join(root, 'node_modules'));
  const linked = packages
    .filter((entry) => entry === '.bin' || !entry.startsWith('.'))
    .map((entry) => path.join('node_modules', entry));
  if (existsSync(path.join(root, '.git'))) linked.push('.git');
  for (const entry of linked) await symlink(path.join(root, entry), path.join(folder, entry), 'junction');
  return {folder, remove: () => rm(folder, {recursive: true})};
}
