import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

/**
 * What the built site says to those who open no page: its files against the contract, the server for assistants, tasks
 * solved from `llms.txt`, and the search on its index.
 */
export default defineConfig({
  resolve: {
    alias: {
      // As in the site's bundle: `@site/src/…` is this repository's.
      '@site': fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, ''),
      '@docusaurus/Translate': fileURLToPath(new URL('../unit/Translate.tsx', import.meta.url)),
    },
  },
  test: {
    include: ['tests/{programs,search}/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/unit/packSandbox.mjs',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
