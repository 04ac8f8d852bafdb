import {spawn} from 'node:child_process';
import type {Finished} from './types';

const patience = 60_000;

/** Runs a program to its end and keeps what it prints. */
export function spawned(
  command: string,
  args: readonly string[],
  options: {readonly cwd?: string; readonly env?: Readonly<Record<string, string>>} = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const {cwd, env} = options;
    const child = spawn(command, args, {
      cwd,
      // Nothing on the way may answer in the sandbox's place.
      env: {...process.env, ...env, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1'},
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patience,
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.once('error', (error) => resolve({status: undefined, out, err: error.message}));
    child.once('close', (status) => resolve({status: status ?? undefined, out, err}));
  });
}
