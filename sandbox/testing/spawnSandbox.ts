import {once} from 'node:events';
import {onTestFinished} from 'vitest';
import {startProgram, type StartedProgram} from './startProgram';

/** A sandbox in a process of its own, as `npm run sandbox` starts it. */
export interface SpawnedSandbox extends StartedProgram {
  /** Sends a signal and waits for the end; returns the exit code, or the signal that ended it. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') => Promise<number | string>;
}

/** Starts a sandbox on a free port and waits until it listens. Killed when the test is over, if it still runs. */
export async function spawnSandbox(environment: Readonly<Record<string, string>>): Promise<SpawnedSandbox> {
  const started = await startProgram(environment, (child) =>
    onTestFinished(() => void child.kill('SIGKILL')),
  );
  const {process: child} = started;
  return {
    ...started,
    end: async (signal) => {
      const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
      child.kill(signal);
      const [code, endSignal] = await ended;
      return code ?? endSignal ?? 'unknown';
    },
  };
}
