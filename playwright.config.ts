import {defineConfig} from '@playwright/test';
import {findChromium} from './scripts/lib/chromium.mjs';
import {portalUrl, ports} from './scripts/lib/ports.mjs';
import {chromiumWith, undrawn} from './tests/fixtures/chromiumFlags';

const CI = Boolean(process.env.CI);

// The configuration is read again in every worker: the variable keeps them from searching again.
const browser = await findChromium();
if (!browser)
  throw new Error('No Chromium found. `npm test` installs one, or name yours in PORTAL_CHROMIUM.');
process.env.PORTAL_CHROMIUM = browser.path;

/** Browser tests run against the production build and a sandbox that forgets everything afterwards. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: CI,
  // A test that passes only the second time is named at the end of the run, and is a defect to mend.
  retries: 1,
  workers: 2,
  // A limit costs nothing while a test passes. These hold on a machine half as fast as the slowest that was tried.
  timeout: 180_000,
  expect: {timeout: 45_000},
  reporter: [['list'], ['html', {open: 'never'}], ['./tests/fixtures/remarks.ts']],
  use: {
    baseURL: portalUrl,
    viewport: {width: 1440, height: 900},
    // The tests of a worker share one browser context, which Playwright empties between two of them, so that scripts are
    // compiled once: a run takes 40 % less time.
    reuseContext: true,
    // A trace of every test would take a quarter of the run: only what failed once is traced.
    trace: 'on-first-retry',
    // `tests/fixtures/test.ts` takes pictures of failures. This option takes one of every test that passes too.
    screenshot: 'off',
    // A page saves the whole site for reading offline; tests/as-visitor/offline.spec.ts lets it.
    serviceWorkers: 'block',
    // Tests of what is on a map draw it (`tests/fixtures/drawing.ts`).
    launchOptions: chromiumWith(...undrawn),
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    url: portalUrl,
    env: {
      PORT: String(ports.portal),
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_DATA: ':memory:',
      PORTAL_DEPENDENCIES: 'kept',
    },
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5_000},
    timeout: 180_000,
  },
});
