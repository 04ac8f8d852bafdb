import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {spawned} from './spawned';
import type {Runtime} from './types';

/** A sample is over before compiling code for speed has paid: a third of its processor time. Results stay the same. */
const hasty = ['--no-opt', '--liftoff-only', '--wasm-lazy-compilation'];

/** The very Node that runs this: requests as JavaScript, programs as TypeScript. */
export function findNode(): Runtime {
  const tsx = import.meta.resolve('tsx');
  return {
    language: 'javascript',
    ending: 'ts',
    name: `Node ${process.versions.node}`,
    run: async (program, folder, env) => {
      if ('file' in program)
        return spawned(process.execPath, [...hasty, '--import', tsx, program.file], {cwd: folder, env});
      const file = path.join(folder, 'sample.mjs');
      await writeFile(file, program.text);
      return spawned(process.execPath, [...hasty, file], {cwd: folder, env});
    },
  };
}
