import {mkdir, readFile, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {build} from 'esbuild';
import {appFiles, programsOf, recordedOutput} from '../sample-apps/appFiles';
import {sampleApps, type SampleApp} from '../sample-apps/apps';
import {zip} from '../sample-apps/zip';
import {atHome} from './compare';
import {difference} from './difference';
import {openRecordingSandbox, type RecordingSandbox} from './recordingSandbox';
import {programEnvironment, type Run} from './runPage';
import type {Runtime} from './runtimes/types';

/**
 * Unpacks the downloads of sample programs and runs what is in them, each program on a sandbox of its own, in those
 * languages that something here runs. They must print what the guides record.
 *
 * @param folder where they are unpacked
 */
export async function runApps(runtimes: readonly Runtime[], folder: string): Promise<Run[]> {
  const sandbox = await openRecordingSandbox();
  try {
    const runs: Run[] = [];
    for (const app of sampleApps) {
      const runtime = runtimes.find(({language}) => language === app.language);
      if (!runtime) continue;
      const unpacked = path.join(folder, app.language);
      await unpack(zip(await appFiles(app)), unpacked);
      runs.push(...(await runPrograms(app, runtime, unpacked, sandbox)));
      if (app.language === 'javascript') runs.push(await buildMap(unpacked));
    }
    return runs;
  } finally {
    await sandbox.close();
  }
}

async function unpack(archive: Uint8Array, folder: string): Promise<void> {
  for (const [name, content] of Object.entries(unzipSync(archive))) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, strFromU8(content));
  }
  // What `npm install` would bring, in the same versions.
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}

async function runPrograms(
  app: SampleApp,
  runtime: Runtime,
  folder: string,
  sandbox: RecordingSandbox,
): Promise<Run[]> {
  const runs: Run[] = [];
  for (const program of programsOf(app)) {
    await sandbox.reset();
    const file = path.join(folder, app.fileOf(program.name));
    const finished = await runtime.run({file}, folder, programEnvironment(sandbox.url));
    const out = atHome(finished.out, sandbox.url);
    const recorded = await readFile(recordedOutput(program), 'utf8');
    runs.push({
      at: `the download of samples in ${app.title}`,
      name: program.name,
      language: app.language,
      ...(out !== recorded && {
        problem: `its output is not the recorded one:\n${difference(recorded, `${out}${finished.err}`)}`,
      }),
    });
  }
  return runs;
}

/** The page of the map needs a browser: here it is built from what the download says that it needs. */
async function buildMap(folder: string): Promise<Run> {
  const built = await build({
    entryPoints: [path.join(folder, 'map/page.ts')],
    outdir: path.join(folder, 'built'),
    bundle: true,
    format: 'esm',
    logLevel: 'silent',
  }).catch((error: unknown) => error as Error);
  return {
    at: 'the download of samples in TypeScript',
    name: 'map',
    language: 'javascript',
    ...(built instanceof Error && {problem: `it cannot be built: ${built.message}`}),
  };
}
