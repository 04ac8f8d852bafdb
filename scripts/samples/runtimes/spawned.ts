import {fork, type ChildProcess} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import type {Finished} from './types';

/** What the launcher is asked to start. */
export interface Job {
  readonly id: number;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
}

interface Done {
  readonly id: number;
  readonly finished: Finished;
}

const waiting = new Map<number, (finished: Finished) => void>();
let launcher: ChildProcess | undefined;
let count = 0;

/** Runs a program to its end and keeps what it prints. */
export function spawned(
  command: string,
  args: readonly string[],
  {cwd, env}: Pick<Job, 'cwd' | 'env'> = {},
): Promise<Finished> {
  launcher ??= startLauncher();
  const job: Job = {id: (count += 1), command, args, cwd, env};
  launcher.ref();
  launcher.channel?.ref();
  return new Promise((resolve) => {
    waiting.set(job.id, resolve);
    launcher?.send(job);
  });
}

function startLauncher(): ChildProcess {
  const child = fork(fileURLToPath(new URL('launcher.mjs', import.meta.url)), {execArgv: []});
  child.on('message', ({id, finished}: Done) => {
    waiting.get(id)?.(finished);
    waiting.delete(id);
    // It must not keep a process alive that waits for nothing.
    if (waiting.size > 0) return;
    child.unref();
    child.channel?.unref();
  });
  child.once('exit', (status) => {
    launcher = undefined;
    for (const resolve of waiting.values())
      resolve({status: undefined, out: '', err: `The launcher of programs ended with status ${status}.`});
    waiting.clear();
  });
  return child;
}
