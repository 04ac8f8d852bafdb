import {execFile} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import {join, relative, resolve} from 'node:path';
import {promisify} from 'node:util';
import {generateApi} from 'swagger-typescript-api';
import {contract} from '../contract';

/** Writes a client of the contract into a folder that is there. */
type Generate = (folder: string) => Promise<unknown>;

/** The bundled contract, as readers download it. */
const CONTRACT = resolve('.generated/openapi.json');

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join('node_modules', program), ...args]);

/**
 * Generators of clients that many readers use, each as its documentation says. Two that many use too are left out:
 * orval, whose versions of today need Node 22.18 (8.38 was tried by hand: its client compiles), and oazapfts, whose
 * clients hand the list of ids of a path to a function that takes no list.
 */
export const generators: Readonly<Record<string, Generate>> = {
  'openapi-typescript': (folder) =>
    run(
      'openapi-typescript/bin/cli.js',
      ...[CONTRACT, '--output', join(folder, 'contract.ts'), '--default-non-nullable', 'false'],
    ),

  'swagger-typescript-api': (output) =>
    generateApi({
      spec: structuredClone(contract),
      output,
      httpClientType: 'fetch',
      silent: true,
    }),

  '@hey-api/openapi-ts': (folder) =>
    run('@hey-api/openapi-ts/bin/run.js', '-i', CONTRACT, '-o', folder, '--no-log-file', '--silent'),

  'openapi-typescript-codegen': (folder) =>
    run('openapi-typescript-codegen/bin/index.js', '-i', CONTRACT, '-o', folder),

  'typed-openapi': (folder) =>
    // It takes the path for one from the working directory, whatever it begins with.
    run('typed-openapi/bin.js', CONTRACT, '-o', relative('.', join(folder, 'client.ts'))),

  '@rtk-query/codegen-openapi': async (folder) => {
    await writeFile(join(folder, 'emptyApi.ts'), emptyApi);
    const settings = {
      schemaFile: CONTRACT,
      apiFile: './emptyApi.ts',
      apiImport: 'emptyApi',
      outputFile: './client.ts',
    };
    await writeFile(join(folder, 'settings.json'), JSON.stringify(settings));
    await run('@rtk-query/codegen-openapi/lib/bin/cli.mjs', join(folder, 'settings.json'));
  },
};

/** What a reader of Redux Toolkit's writes by hand, and the generated client extends. */
const emptyApi = `
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

export const emptyApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'http://127.0.0.1:4010', headers: {'x-api-key': 'key'}}),
  endpoints: () => ({}),
});
`;
