import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {type ProgramHost, startProgramHost} from './programHost';
import {spawned} from './spawned';
import type {Runtime} from './types';

const HOST = fileURLToPath(new URL('host.mjs', import.meta.url));

/**
 * The very Node that runs this. Requests are JavaScript and share a process; programs are TypeScript, with a process
 * each.
 */
export function findNode(): Runtime {
  const tsx = import.meta.resolve('tsx');
  let host: ProgramHost | undefined;
  return {
    language: 'javascript',
    ending: 'ts',
    name: `Node ${process.versions.node}`,
    close: () => host?.close(),
    run: async (program, folder, env) => {
      if ('file' in program)
        return spawned(process.execPath, ['--import', tsx, program.file], {cwd: folder, env});
      host ??= startProgramHost('Node', process.execPath, [HOST]);
      const file = path.join(folder, 'sample.mjs');
      await writeFile(file, program.text);
      return host.run(file, folder, env);
    },
  };
}
