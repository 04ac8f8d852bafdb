import path from 'node:path';
import {build} from 'esbuild';
import {expect, test} from 'vitest';
import {inputFolders} from './publishWorkflows';

test('workflows are made anew when any program that makes them has changed', async () => {
  const {metafile} = await build({
    entryPoints: ['src/workflows/plugin/workflowFiles.ts'],
    bundle: true,
    platform: 'node',
    packages: 'external',
    write: false,
    metafile: true,
  });
  const folders = new Set(Object.keys(metafile.inputs).map((file) => path.posix.dirname(file)));
  expect(folders.size).toBeGreaterThan(3);
  expect([...folders].filter((folder) => !inputFolders.includes(folder))).toEqual([]);
});
