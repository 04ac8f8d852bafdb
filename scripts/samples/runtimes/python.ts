import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parser} from '@lezer/python';
import {grammarCheck} from './grammar';
import {startProgramHost} from './programHost';
import {spawned} from './spawned';
import type {Runtime} from './types';

const candidates = ['python3', '/usr/bin/python3', 'python'];
const HOST = fileURLToPath(new URL('host.py', import.meta.url));
const PROBE = 'import platform, requests, sys; print(platform.python_version(), sys.executable)';

/** The first Python that has the `requests` library, which the samples use. */
export async function findPython(): Promise<Runtime | undefined> {
  for (const command of candidates) {
    const {status, out} = await spawned(command, ['-c', PROBE]);
    if (status !== 0) continue;
    // The interpreter itself: what is found by its name may be a script that looks for it each time.
    const [version, interpreter = command] = out.trim().split(' ');
    // Windows cannot fork.
    const host =
      process.platform === 'win32' ? undefined : startProgramHost('Python', interpreter, ['-B', HOST]);
    return {
      language: 'python',
      ending: 'py',
      name: `Python ${version}`,
      close: () => host?.close(),
      run: async (program, folder, env) => {
        const file = 'file' in program ? program.file : path.join(folder, 'sample.py');
        if ('text' in program) await writeFile(file, program.text);
        if (host) return host.run(file, folder, env);
        // No __pycache__ beside the pages.
        return spawned(interpreter, ['-B', file], {cwd: folder, env});
      },
    };
  }
  return undefined;
}

export const checkPython = grammarCheck(parser);
