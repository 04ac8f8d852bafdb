import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {transform} from 'esbuild';
import {afterAll, beforeAll, expect, test} from 'vitest';
import manifest from '../../package.json' with {type: 'json'};
import {readContract} from '../../src/publishing/reference/readContract';
import {openRecordingSandbox, type RecordingSandbox} from '../samples/recordingSandbox';
import {programEnvironment} from '../samples/runPage';
import {CLIENT_NAME, clientPackage} from './clientPackage';
import {examples} from './readme';

let folder: string;
let sandbox: RecordingSandbox;
let files: Readonly<Record<string, string>>;

beforeAll(async () => {
  files = await clientPackage({...manifest, version: '1.2.3'});
  folder = await mkdtemp(path.join(tmpdir(), 'client-'));
  const own = path.join(folder, 'node_modules', CLIENT_NAME);
  await mkdir(own, {recursive: true});
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(own, name), text);
  // What installing the package brings beside it.
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    await symlink(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
  sandbox = await openRecordingSandbox();
}, 60_000);

afterAll(async () => {
  await sandbox.close();
  await rm(folder, {recursive: true});
});

test.each([
  ['first-call', /cascade-drones/],
  ['pages', /^[1-9]\d+ reports\n$/],
  ['weather', /^\d+ m\/s in Bend\n[1-9]\d+ bytes of PNG\n$/],
] as const)(
  'the example %s runs with the package as it is installed',
  async (name, printed) => {
    const text = await readFile(`scripts/client-package/examples/${name}.ts`, 'utf8');
    const {code} = await transform(text, {loader: 'ts', format: 'esm'});
    const file = path.join(folder, `${name}.mjs`);
    await writeFile(file, code);
    const {stdout} = await promisify(execFile)(process.execPath, [file], {
      env: {...process.env, ...programEnvironment(sandbox.url)},
    });
    expect(stdout).toMatch(printed);
  },
  60_000,
);

test('the README has each example, and the package declares its types and its one dependency', () => {
  expect(examples).toHaveLength(3);
  expect(files['README.md']).toContain("from 'platform-client'");
  expect(files['index.d.ts']).toContain("from './createPlatformClient.js'");
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    type: 'module',
    exports: {'.': {types: './index.d.ts', default: './index.js'}},
    dependencies: {'openapi-fetch': manifest.dependencies['openapi-fetch']},
  });
});

test('each operation that pages has an iterator', async () => {
  const contract = JSON.stringify((await readContract(process.cwd())).paths);
  const paging = Object.entries(JSON.parse(contract) as Record<string, unknown>)
    .filter(([, item]) => JSON.stringify(item).includes('#/components/parameters/After"'))
    .map(([name]) => name);
  expect(paging).not.toHaveLength(0);
  for (const name of paging) expect(files['pages.js'], name).toContain(`"${name}"`);
});
