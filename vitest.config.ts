import {fileURLToPath} from 'node:url';
import type {Alias} from 'vite';
import {defineConfig, type TestProjectInlineConfiguration} from 'vitest/config';

const units = ['{src,scripts,api,infra,mcp}/**/*.test.{ts,tsx}', 'tests/{tutorial,unit}/**/*.test.ts'];

/**
 * These replace modules, which holds for a process: each has one of its own. The others share theirs, so that what they
 * import is read once: half the processor time.
 */
const replacing = [
  'src/workbench/calls/sendAgain.test.ts',
  'src/admin/users/person/accountActions.test.ts',
  'src/admin/users/work/asStarter.test.ts',
  'src/admin/flight-plan-report/files/savePlanFiles.test.ts',
  'src/admin/userPool/{client,people,groups}.test.ts',
  'src/auth/session/signInServices.test.ts',
  'src/auth/errors/describe{Passkey,Auth}Error.test.ts',
  'src/sandbox-in-page/place.test.ts',
];

/** These work with the grids of a sandbox in their own process, and are read as its own tests are. */
const withSandbox = ['scripts/samples/relativeTimes.test.ts'];

/**
 * Components in a document without a browser. What only a browser does (layout, colours, the map) is Playwright's. Each
 * has a process of its own: a document leaves its globals behind, and a library that is read next takes them for a browser.
 */
const components = ['src/**/*.component.test.tsx'];

/**
 * Components that speak with the packed sandbox. They share a process and its document, so that React and the identity
 * library are read once; a page is read anew each time that a test opens one (`tests/components/openPage.ts`).
 */
const componentsWithSandbox = ['tests/components/**/*.component.test.tsx'];

/** What the whole site gives to its components, for those that are tested without it. */
const ofWholeSite: readonly Alias[] = [
  {find: '@generated/docusaurus.config', replacement: pathOf('tests/components/site/siteConfig.ts')},
  {find: '@generated/site-storage', replacement: pathOf('tests/components/site/siteStorage.ts')},
  {
    find: '@docusaurus/useDocusaurusContext',
    replacement: pathOf('tests/components/site/useDocusaurusContext.ts'),
  },
  {find: '@docusaurus/useBaseUrl', replacement: pathOf('tests/components/site/useBaseUrl.ts')},
  {find: '@docusaurus/useIsBrowser', replacement: pathOf('tests/components/site/useIsBrowser.ts')},
  {find: '@docusaurus/router', replacement: 'react-router-dom'},
  {find: '@docusaurus/Link', replacement: pathOf('tests/components/site/Link.tsx')},
  {find: '@theme/Layout', replacement: pathOf('tests/components/site/Layout.tsx')},
  {find: /^@docusaurus\/theme-common$/, replacement: pathOf('tests/components/site/themeCommon.ts')},
  {find: /^uplot$/, replacement: pathOf('tests/components/site/Chart.ts')},
  // As on the local site, whose sandbox can run in the page.
  {find: '@theme/MailboxLink', replacement: pathOf('src/sandbox-in-page/theme/MailboxLink.tsx')},
  // The dashboard's own, which says that nothing here draws it.
  {find: '@theme/Map/Stage', replacement: pathOf('src/map/theme/Map/Stage.tsx')},
  {find: '@theme/Map/DrawDialog', replacement: pathOf('src/map/theme/Map/DrawDialog.tsx')},
  // Errors are explained as on the site.
  {find: '@theme/ErrorExplanation', replacement: pathOf('src/errors/theme/ErrorExplanation.tsx')},
  {
    find: '@generated/errors/default/kinds.json',
    replacement: pathOf('tests/components/site/errorKinds.ts'),
  },
];

/** Unit tests stand beside the code they test; browser tests are Playwright's (`tests/`, `*.spec.ts`). */
export default defineConfig({
  test: {
    projects: [
      project('units', units, {exclude: [...replacing, ...components, ...withSandbox], isolate: false}),
      project('components', components, {
        environment: 'jsdom',
        setupFiles: ['tests/unit/seed.ts', 'tests/unit/components.ts'],
      }),
      project(
        'components-with-sandbox',
        componentsWithSandbox,
        {
          environment: 'jsdom',
          isolate: false,
          globalSetup: ['tests/unit/packSandbox.mjs', 'tests/components/shareSandboxes.ts'],
          setupFiles: ['tests/unit/seed.ts', 'tests/unit/components.ts', 'tests/components/setup.ts'],
          // Vite reads these, whose imports it alone finds.
          server: {deps: {inline: [/@docusaurus\/theme-common/]}},
        },
        ofWholeSite,
      ),
      project('replacing', replacing),
      // Each of these makes a sandbox of its own, and shares nothing with the next but the code: a process reads that
      // once for all of its files. Node imports it itself, through tsx: Vite's way of importing, which these tests have
      // no use for, reads every imported function through a getter and makes a grid of weather five times as slow.
      project('sandbox', ['sandbox/**/*.test.ts', 'tests/contract/**/*.test.ts', ...withSandbox], {
        isolate: false,
        globalSetup: 'tests/unit/packSandbox.mjs',
        // With 64 MB for what is new, it is looked through less often for what nobody uses: a tenth less time.
        execArgv: ['--max-semi-space-size=64', '--import', 'tsx'],
        experimental: {viteModuleRunner: false, nodeLoader: false},
      }),
    ],
    // Vitest leaves one processor free, which is half of a small machine.
    maxWorkers: '100%',
  },
});

function project(
  name: string,
  include: string[],
  options: TestProjectInlineConfiguration['test'] = {},
  aliases: readonly Alias[] = [],
): TestProjectInlineConfiguration {
  return {
    resolve: {
      alias: [
        ...aliases,
        // As in the site's bundle: `@site/src/…` is this repository's.
        {find: '@site', replacement: pathOf('.').replace(/\/$/, '')},
        // Modules that exist in a site's bundle alone.
        {find: '@docusaurus/Translate', replacement: pathOf('tests/unit/Translate.tsx')},
        {find: '@docusaurus/Link', replacement: pathOf('tests/unit/Link.tsx')},
        {find: '@docusaurus/ErrorBoundary', replacement: pathOf('tests/unit/ErrorBoundary.tsx')},
        // Those of the reference are its own, and are tested.
        {
          find: /^@theme\/((ParamsDetails|ParamsItem|RequestSchema|ResponseHeaders|Schema|StatusCodes|ApiExplorer)(\/.+)?)$/,
          replacement: `${pathOf('src/reference/theme')}/$1`,
        },
        {find: /^@theme(-init)?\/.+/, replacement: pathOf('tests/unit/ThemeComponent.tsx')},
      ],
    },
    test: {
      name,
      include,
      environment: 'node',
      setupFiles: 'tests/unit/seed.ts',
      // What a test replaced is taken back before the next.
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      // Room for a slow and busy machine. What must be quick is measured by benchmarks: no test asserts a duration.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // The sandbox's tests each hold a database and a bundled contract: forks keep native handles apart.
      pool: 'forks',
      ...options,
    },
  };
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
