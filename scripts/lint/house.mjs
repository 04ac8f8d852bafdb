/**
 * The house: which room may lean on which. Lint zones are made from these tables, and the table of ARCHITECTURE.md is
 * compared with them (`npm run lint`).
 */

/** @typedef {readonly (readonly string[])[]} Floors */

/**
 * The rooms of `src/` from the top floor to the ground. A room imports from lower floors only: nothing above it, and
 * nothing beside it.
 *
 * @type {Floors}
 */
export const portalFloors = [
  ['theme', 'pages', 'guarded-pages', 'page-weight'],
  ['reference', 'guide', 'workflows', 'changelog', 'dashboard', 'admin', 'home'],
  ['search', 'workbench', 'feedback', 'sandbox-in-page'],
  ['publishing'],
  ['try-it', 'flight-plans'],
  ['api-keys'],
  ['auth', 'code', 'collections', 'errors', 'plan-check'],
  ['openapi', 'map', 'platform', 'offline'],
  ['components'],
  ['site', 'css'],
  ['base'],
];

/**
 * The rooms of `sandbox/`, likewise. Tests of the whole stand on top.
 *
 * @type {Floors}
 */
export const sandboxFloors = [
  ['contract-tests'],
  ['scenarios'],
  ['main.ts'],
  ['node', 'browser'],
  ['createCore.ts'],
  ['control', 'identity', 'platform', 'portal-service', 'devices'],
  ['http'],
  ['store', 'world'],
  ['contract'],
  ['geometry', 'base'],
];

/**
 * Arrows that would run downwards and are closed all the same: from rooms, to rooms, and why.
 *
 * @type {readonly (readonly [from: readonly string[], to: readonly string[], why: string])[]}
 */
export const closed = [
  [
    [
      'src/reference',
      'src/guide',
      'src/workflows',
      'src/changelog',
      'src/dashboard',
      'src/admin',
      'src/home',
    ],
    ['src/search'],
    'search stands lower only because the build writes its index',
  ],
  [
    ['src/platform'],
    ['src/components', 'src/site'],
    'transport is given its credentials and shows no toasts',
  ],
  [
    ['src/openapi'],
    ['src/components', 'src/site'],
    'the contract as data is pure: it runs in Node and in the browser',
  ],
  [
    ['src/plan-check'],
    ['src/map', 'src/components', 'src/site'],
    'checks of plans are pure: dashboard and administration hand them what the platform said',
  ],
  [
    ['src/auth'],
    ['src/platform', 'src/map', 'src/openapi'],
    'identity comes first: it knows neither the API nor who uses it',
  ],
  [['sandbox/geometry'], ['sandbox/base'], 'geometry is mathematics'],
];

/**
 * Folders whose subfolders never look into one another, but for those that they share, named last.
 *
 * @type {readonly (readonly [parent: string, why: string, ...shared: string[]])[]}
 */
export const apart = [
  ['src/dashboard', 'a panel leaves as one folder: what two panels share moves down', 'shared'],
  ['src/admin', 'a page leaves as one folder: what two pages share moves down', 'shared', 'userPool'],
  ['sandbox/platform', 'domains meet in the store, not in each other', 'shared'],
];

/**
 * Arrows between the trees: from, to, and why not.
 *
 * @type {readonly (readonly [from: string, to: string, why: string])[]}
 */
export const trees = [
  ['sandbox', 'src', 'the sandbox is an independent witness: shared code would share mistakes'],
  ['src', 'sandbox', 'the portal knows the platform by its contract alone'],
  ['src', 'scripts', 'a page imports no command'],
  ['sandbox', 'scripts', 'the sandbox runs without the commands'],
  ['src', 'docs', 'pages use rooms, not the reverse'],
  [
    '{src,sandbox}/**',
    'mcp',
    'the server for assistants leaves as one folder; its program brings the sandbox along',
  ],
  ['mcp', 'scripts', 'it runs without the commands'],
  // tests/contract, tests/search and tests/second-brand run outside the browser, on the contract, the built index and the
  // site configuration.
  [
    'tests/!(contract|search|second-brand|unit)/**',
    'src',
    'browser tests see what a person sees: refactoring must not break them',
  ],
];
