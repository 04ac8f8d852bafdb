import {spawn} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Finished} from './types';

/** A program that hangs is ended with its host, if the host has not ended it before. In milliseconds. */
const PATIENCE = 70_000;

export interface ProgramHost {
  readonly run: (file: string, folder: string, env: Readonly<Record<string, string>>) => Promise<Finished>;
  readonly close: () => void;
}

/**
 * Starts a process that runs one program at a time: `host.py` or `host.mjs`, which say what passes between them.
 *
 * @param name of the language, for what is said when the process has ended
 */
export function startProgramHost(name: string, command: string, args: readonly string[]): ProgramHost {
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {...process.env, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1'},
  });
  const statuses = createInterface({input: child.stdout})[Symbol.asyncIterator]();
  // Written to after its end, it says so in place of a status.
  child.stdin.on('error', () => undefined);
  let last: Promise<unknown> = Promise.resolve();
  const run: ProgramHost['run'] = async (file, folder, env) => {
    const [out, err] = [path.join(folder, 'out.txt'), path.join(folder, 'err.txt')];
    child.stdin.write(`${JSON.stringify({file, folder, env, out, err})}\n`);
    const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    const next = await statuses.next();
    clearTimeout(patience);
    if (next.done) return {status: undefined, out: '', err: `The ${name} that runs the samples has ended.`};
    const read = (printed: string): Promise<string> => readFile(printed, 'utf8').catch(() => '');
    return {status: Number(next.value), out: await read(out), err: await read(err)};
  };
  return {
    run: (...job) => {
      const next = last.then(() => run(...job));
      last = next.catch(() => undefined);
      return next;
    },
    close: () => child.stdin.end(),
  };
}
