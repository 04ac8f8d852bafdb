import {spawn} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import type {Finished} from './types';

export interface PythonHost {
  readonly run: (file: string, folder: string, env: Readonly<Record<string, string>>) => Promise<Finished>;
  readonly close: () => void;
}

/** Starts the process of `host.py`, which runs one program at a time. */
export function startPythonHost(interpreter: string): PythonHost {
  const child = spawn(interpreter, ['-B', fileURLToPath(new URL('host.py', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {...process.env, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1'},
  });
  const statuses = createInterface({input: child.stdout})[Symbol.asyncIterator]();
  let last: Promise<unknown> = Promise.resolve();
  const run: PythonHost['run'] = async (file, folder, env) => {
    const [out, err] = [path.join(folder, 'out.txt'), path.join(folder, 'err.txt')];
    child.stdin.write(`${JSON.stringify({file, folder, env, out, err})}\n`);
    const next = await statuses.next();
    if (next.done) return {status: undefined, out: '', err: 'The Python that runs the samples has ended.'};
    const read = (name: string): Promise<string> => readFile(name, 'utf8').catch(() => '');
    return {status: Number(next.value), out: await read(out), err: await read(err)};
  };
  return {
    run: (...job) => {
      const next = last.then(() => run(...job));
      last = next.catch(() => undefined);
      return next;
    },
    close: () => child.stdin.end(),
  };
}
