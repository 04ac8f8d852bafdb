import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {bin} from '../lib/run.mjs';
import {openCopy, type Copy} from './testing/openCopy';

let copy: Copy;
beforeAll(async () => {
  copy = await openCopy();
});
afterAll(() => copy.remove());

const operationArguments = ['getDepotStock', '/locations/v2/depots/{depotId}/stock'];

test('a new panel and a new operation pass lint, types and the rules of the contract as they are written', async () => {
  const panel = writtenBy(await copy.run('new', 'panel', 'depot-map', '--group', 'locations'));
  expect(panel).toEqual([
    'src/dashboard/depot-map/Panel.tsx',
    'tests/as-developer/dashboard/depot-map.spec.ts',
    'src/dashboard/panels.ts',
    'docs/guides/dashboard.mdx',
  ]);
  const operation = writtenBy(await copy.run('new', 'operation', ...operationArguments, '--tag', 'Areas'));
  expect(operation).toEqual([
    'api/paths/locations/depots-stock.yaml',
    'sandbox/platform/locations/depots/getDepotStock.ts',
    'sandbox/platform/locations/depots/getDepotStock.test.ts',
    'api/openapi.yaml',
    'sandbox/platform/locations/domain.ts',
  ]);
  const row =
    '| Depot map | The objects of your account, in a list and on the map | [List objects](/api/list-objects) |';
  expect(textOf('docs/guides/dashboard.mdx')).toContain(`${row}\n| Account |`);

  await copy.run('contract');
  expect(textOf('.generated/openapi.json')).toContain('getDepotStock');
  expect(await copy.run('lint-contract')).toContain('contract lint: 0 problem(s)');
  const files = [...panel, ...operation];
  // Types and rules, of these files alone.
  expect(await copy.node(bin.oxlint, ...files.filter((file) => /\.tsx?$/.test(file)))).toMatch(
    /^Found 0 warnings and 0 errors\.\nFinished in .* on 6 files /m,
  );
  await copy.node(bin.oxfmt, '--check', ...files);
});

test('a second time, the id is taken, and nothing is written', async () => {
  const before = textOf('src/dashboard/panels.ts');
  expect(before).toContain("id: 'depot-map'");
  await expect(copy.run('new', 'panel', 'depot-map', '--group', 'locations')).rejects.toThrow(
    'src/dashboard/depot-map exists: choose another id.',
  );
  expect(textOf('src/dashboard/panels.ts')).toBe(before);
});

function textOf(file: string): string {
  return readFileSync(path.join(copy.folder, file), 'utf8');
}

/** The files that the command names. */
function writtenBy(output: string): string[] {
  const [, written = ''] = /^Written:\n([\s\S]*?)\n\nLeft to write:\n/.exec(output) ?? [];
  return written.split('\n').map((line) => line.trim());
}
