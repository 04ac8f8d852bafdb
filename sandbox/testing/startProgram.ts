import {spawn, type ChildProcess} from 'node:child_process';
import {createInterface} from 'node:readline';
import path from 'node:path';

/** Packed before the tests: the sources would take three seconds to start. */
export const PROGRAM = path.join(import.meta.dirname, '../../.generated/sandbox/main.mjs');

/** A sandbox that listens in a process of its own. */
export interface StartedProgram {
  /** Without a slash at the end. */
  readonly url: string;
  readonly process: ChildProcess;
}

/**
 * Starts a sandbox as `npm run sandbox` does, on a free port unless the environment names one, and waits until it
 * listens.
 *
 * @param onSpawn - is given the process before it listens, to end it whatever happens
 * @throws Error when it ends before that
 */
export async function startProgram(
  environment: Readonly<Record<string, string>>,
  onSpawn: (child: ChildProcess) => void,
): Promise<StartedProgram> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {...process.env, SANDBOX_PORT: '0', ...environment},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onSpawn(child);
  return {url: await startLine(child), process: child};
}

async function startLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The sandbox was started without its output.');
  for await (const line of createInterface({input: child.stdout})) {
    const url = /^Sandbox on (\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('The sandbox ended before it listened; its complaint is printed above.');
}
