import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** Tests of the sandbox in Node that reach it over the wire alone: they start it by one of these, which know both forms. */
const starters = /\/(startService|startPlatform)'/;
const shared = ['sandbox/scenarios', 'tests/contract/rights']
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((file) => file.endsWith('.test.ts') && starters.test(readFileSync(file, 'utf8')));

/** `npm run test:page`: the same tests against the sandbox in the page, in Chromium. It has one sandbox: one file at a time. */
export default defineConfig({
  // As in the site's bundle: `@site/src/…` is this repository's.
  resolve: {alias: {'@site': fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')}},
  test: {
    include: [...shared, 'tests/page-form/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/page-form/openPage.ts',
    setupFiles: 'tests/unit/seed.ts',
    pool: 'forks',
    isolate: false,
    fileParallelism: false,
    restoreMocks: true,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
