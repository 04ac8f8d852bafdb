import {spawn} from 'node:child_process';
import type {Program} from '../lib/program';
import {treeMemory} from './processTree';

export type Run = {seconds: number; peakBytes: number};

const SAMPLE_EVERY_MS = 100;

/**
 * Runs Node programs one after another as one piece of work.
 *
 * @returns wall time, and the largest memory of a program with its children, sampled ten times a second
 * @throws with the program's output when it fails
 */
export async function runMeasured(programs: readonly Program[]): Promise<Run> {
  const started = performance.now();
  let peakBytes = 0;
  for (const program of programs) peakBytes = Math.max(peakBytes, await runOne(program));
  return {seconds: (performance.now() - started) / 1000, peakBytes};
}

function runOne({args, folder, env}: Program): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...env},
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => output.push(String(chunk)));
    let peak = 0;
    const sampler = setInterval(() => {
      if (child.pid !== undefined) peak = Math.max(peak, treeMemory(child.pid));
    }, SAMPLE_EVERY_MS);
    child.once('error', reject);
    child.once('close', (status) => {
      clearInterval(sampler);
      if (status === 0) resolve(peak);
      else reject(new Error(`node ${args.join(' ')} ended with ${status}:\n${output.join('').slice(-4000)}`));
    });
  });
}
