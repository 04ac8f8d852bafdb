import {execFile} from 'node:child_process';
import {cp, mkdtemp, readdir, realpath, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {root, tsx} from '../../lib/run.mjs';

/** What is copied besides the files of the repository's root; what is linked is read alone. */
const copied = ['api', 'sandbox', 'scripts', 'src', 'tests/every-page', 'tests/fixtures', 'docs/guides'];
const linked = ['node_modules', 'static'];

/** A copy of the repository in a folder of its own, in which a test may write. */
export interface Copy {
  readonly folder: string;
  /**
   * Runs a command of `scripts/` in it, or with `node` any program.
   *
   * @returns what it printed
   * @throws Error with what it printed, when it fails
   */
  readonly run: (script: string, ...args: readonly string[]) => Promise<string>;
  readonly node: (...args: readonly string[]) => Promise<string>;
  readonly remove: () => Promise<void>;
}

export async function copyRepository(): Promise<Copy> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'new-')));
  // What is generated is not copied: the copy makes it from its own contract.
  const isOwn = (file: string) => !/[\\/](generated|\.generated)$/.test(file);
  const entries = await readdir(root, {withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile()).map(({name}) => name);
  for (const part of [...copied, ...files])
    await cp(path.join(root, part), path.join(folder, part), {recursive: true, filter: isOwn});
  for (const part of linked) await symlink(path.join(root, part), path.join(folder, part), 'junction');
  const node = async (...args: readonly string[]) => {
    const running = promisify(execFile)(process.execPath, args, {cwd: folder});
    const {stdout} = await running.catch((error: unknown) => {
      const {stdout: printed, stderr} = error as {readonly stdout: string; readonly stderr: string};
      throw new Error(`${args.join(' ')}: ${printed}${stderr}`);
    });
    return stdout;
  };
  // Each is over before compiling code for speed has paid.
  const run = (script: string, ...args: readonly string[]) =>
    node('--no-opt', ...tsx(`scripts/${script}.ts`), ...args);
  return {folder, run, node, remove: () => rm(folder, {recursive: true})};
}
