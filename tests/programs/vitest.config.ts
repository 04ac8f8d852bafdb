import {defineConfig} from 'vitest/config';

/** What programs do with the built site: the server for assistants, and tasks solved from `llms.txt`. */
export default defineConfig({
  test: {
    include: ['tests/programs/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/unit/packSandbox.mjs',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
