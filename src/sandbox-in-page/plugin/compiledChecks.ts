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
