import {spawnSync} from 'node:child_process';
import {expect, test, vi} from 'vitest';
import {hasSandbox, NO_SANDBOX} from './hasSandbox.mjs';
import {tsx} from './run.mjs';

const REFERENCE = 'tests/second-brand/lending-desk/site.config.ts';

test('a site that is the reference of another contract has no sandbox, and every other has one', async () => {
  expect(await hasSandbox()).toBe(true);
  vi.stubEnv('SITE_CONFIG', REFERENCE);
  expect(await hasSandbox()).toBe(false);
});

test('npm run sandbox says so, and starts none', () => {
  const env = {...process.env, SITE_CONFIG: REFERENCE};
  const {status, stderr} = spawnSync(process.execPath, tsx('scripts/sandbox-pack.ts'), {
    env,
    encoding: 'utf8',
  });
  expect({status, said: stderr.trim()}).toEqual({status: 1, said: NO_SANDBOX});
});
