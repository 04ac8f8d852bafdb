import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/** Unit tests stand beside the code they test; browser tests are Playwright's (`tests/`, `*.spec.ts`). */
export default defineConfig({
  resolve: {
    alias: {
      // As in the site's bundle: `@site/src/…` is this repository's.
      '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // Modules that exist in a site's bundle alone.
      '@docusaurus/Translate': fileURLToPath(new URL('tests/unit/Translate.ts', import.meta.url)),
    },
  },
  test: {
    include: ['{src,sandbox,scripts,api,infra}/**/*.test.{ts,tsx}', 'tests/{contract,tutorial}/**/*.test.ts'],
    environment: 'node',
    setupFiles: 'tests/unit/seed.ts',
    // Room for a slow and busy machine. What must be quick is measured by benchmarks: no test asserts a duration.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The sandbox's tests each hold a database and a bundled contract: forks keep native handles apart.
    pool: 'forks',
    // Vitest leaves one processor free, which is half of a small machine.
    maxWorkers: '100%',
  },
});
