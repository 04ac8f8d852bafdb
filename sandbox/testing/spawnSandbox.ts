import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {onTestFinished} from 'vitest';

/** Packed before the tests: the sources would take three seconds to start. */
export const PROGRAM = fileURLToPath(new URL('../../.generated/sandbox/main.mjs', import.meta.url));

/** A sandbox in a process of its own, as `npm run sandbox` starts it. */
export interface SpawnedSandbox {
  /** Without a slash at the end. */
  readonly url: string;
  readonly process: ChildProcess;
  /** Sends a signal and waits for the end; returns the exit code, or the signal that ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | string>;
}

/** Starts a sandbox on a free port and waits until it listens. Killed when the test is over, if it still runs. */
export async function spawnSandbox(environment: Readonly<Record<string, string>>): Promise<SpawnedSandbox> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {...process.env, SANDBOX_PORT: '0', ...environment},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const url = await startLine(child);
  return {
    url,
    process: child,
    end: async (signal) => {
      const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
      child.kill(signal);
      const [code, endSignal] = await ended;
      return code ?? endSignal ?? 'unknown';
    },
  };
}

async function startLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The sandbox was started without its output.');
  for await (const line of createInterface({input: child.stdout})) {
    const url = /^Sandbox on (\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('The sandbox ended before it listened; its complaint is printed above.');
}
