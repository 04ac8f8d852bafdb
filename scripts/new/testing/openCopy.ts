import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {copyRepository, type RepositoryCopy} from '../../lib/copyRepository';
import {tsx} from '../../lib/run.mjs';

/** A copy of the repository, in which the commands that a test tries may write. */
export interface Copy extends RepositoryCopy {
  /**
   * Runs a command of `scripts/` in it, or with `node` any program.
   *
   * @returns what it printed
   * @throws Error with what it printed, when it fails
   */
  readonly run: (script: string, ...args: readonly string[]) => Promise<string>;
  readonly node: (...args: readonly string[]) => Promise<string>;
}

export async function openCopy(): Promise<Copy> {
  const {folder, remove} = await copyRepository('new');
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
  return {folder, run, node, remove};
}
