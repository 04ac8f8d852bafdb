import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import type {Plugin} from 'esbuild';

/**
 * Puts checks into the bundle that were compiled from the contract beforehand, in place of the compiler: a page may make
 * no code from text.
 */
export function compiledChecks(siteDir: string): Plugin {
  const folder = path.join(siteDir, 'sandbox/contract');
  return {
    name: 'compiled-checks',
    setup: ({onResolve}) => {
      onResolve({filter: /^\.\/validators$/}, () => ({
        path: path.join(folder, 'compiled/compiledValidators.ts'),
      }));
      onResolve({filter: /^\.\/compiledChecks$/}, () => ({
        path: path.join(siteDir, '.generated/sandbox-checks.mjs'),
      }));
    },
  };
}

/** Compiles them if the contract has changed; a program of its own, since portal and sandbox share no code. */
export async function makeChecks(siteDir: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', 'scripts/sandbox-checks.ts'], {
    cwd: siteDir,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0)
    throw new Error('The checks for the sandbox in the page could not be compiled. The error is above.');
}
