import {spawn} from 'node:child_process';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {spawned} from './spawned';
import type {Runtime} from './types';

const HOST = fileURLToPath(new URL('Host.java', import.meta.url));

/**
 * Java with its compiler, for the samples of the reference. `prepare` compiles all texts at once, each as a class in a
 * package of its own, and one process runs them: only what was prepared can be run.
 *
 * @param workshop an empty folder for sources and classes; what programs save lands there
 */
export async function findJava(workshop: string): Promise<Runtime<'java'> | undefined> {
  const {status, out} = await spawned('javac', ['-version']);
  if (status !== 0) return undefined;
  const folder = path.join(workshop, 'java');
  const names = new Map<string, string>();
  let host: ReturnType<typeof startHost> | undefined;
  return {
    language: 'java',
    ending: 'java',
    name: `Java ${out.replace('javac ', '').trim()}`,
    prepare: async (texts) => {
      const own = [...new Set(texts)];
      const files = await Promise.all(
        own.map(async (text, index) => {
          const name = `s${index}`;
          names.set(text, `${name}.Example`);
          await mkdir(path.join(folder, name), {recursive: true});
          const file = path.join(folder, name, 'Example.java');
          await writeFile(file, `package ${name};\n\n${text}`);
          return file;
        }),
      );
      await copyFile(HOST, path.join(folder, 'Host.java'));
      const list = path.join(folder, 'sources.txt');
      await writeFile(list, [...files, path.join(folder, 'Host.java')].join('\n'));
      const compiled = await spawned('javac', ['-encoding', 'UTF-8', '-d', folder, `@${list}`], {
        cwd: folder,
      });
      if (compiled.status !== 0) throw new Error(`The Java samples cannot be compiled.\n${compiled.err}`);
      host = startHost(folder);
    },
    run: async (program) => {
      const name = 'text' in program ? names.get(program.text) : undefined;
      if (!host || name === undefined) throw new Error('A Java program is prepared before it is run.');
      return host.run(name);
    },
    close: () => host?.close(),
  };
}

function startHost(folder: string) {
  const child = spawn('java', ['-Dfile.encoding=UTF-8', '-cp', folder, 'Host'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({input: child.stdout})[Symbol.asyncIterator]();
  return {
    run: async (name: string) => {
      child.stdin.write(`${name}\n`);
      const next = await lines.next();
      if (next.done) return {status: undefined, out: '', err: 'The Java that runs the samples has ended.'};
      const [status, printed = ''] = next.value.split(' ');
      return {status: Number(status), out: Buffer.from(printed, 'base64').toString('utf8'), err: ''};
    },
    close: () => child.stdin.end(),
  };
}
