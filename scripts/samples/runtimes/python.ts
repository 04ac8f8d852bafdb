import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parser} from '@lezer/python';
import {grammarCheck} from './grammar';
import {spawned} from './spawned';
import type {Runtime} from './types';

const candidates = ['python3', '/usr/bin/python3', 'python'];
const probe = 'import platform, requests; print(platform.python_version())';

/** The first Python that has the `requests` library, which the samples use. */
export async function findPython(): Promise<Runtime | undefined> {
  for (const command of candidates) {
    const {status, out} = await spawned(command, ['-c', probe]);
    if (status !== 0) continue;
    return {
      ...{language: 'python', ending: 'py', name: `Python ${out.trim()}`},
      run: async (program, folder, env) => {
        const file = 'file' in program ? program.file : path.join(folder, 'sample.py');
        if ('text' in program) await writeFile(file, program.text);
        // No __pycache__ beside the pages.
        return spawned(command, ['-B', file], {cwd: folder, env});
      },
    };
  }
  return undefined;
}

export const checkPython = grammarCheck(parser);
