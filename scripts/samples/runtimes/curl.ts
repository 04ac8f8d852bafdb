import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {spawned} from './spawned';
import type {Runtime} from './types';

/** The shell with curl. */
export async function findCurl(): Promise<Runtime | undefined> {
  const {status, out} = await spawned('curl', ['--version']);
  if (status !== 0) return undefined;
  return {
    language: 'curl',
    ending: 'sh',
    name: out.split(' ').slice(0, 2).join(' '),
    run: async (program, folder, env) => {
      if ('file' in program) return spawned('bash', [program.file], {cwd: folder, env});
      const file = path.join(folder, 'sample.sh');
      await writeFile(file, program.text);
      return spawned('sh', [file], {cwd: folder, env});
    },
  };
}
