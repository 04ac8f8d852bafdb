/**
 * The house: which room may lean on which. `npm run lint:structure` holds these tables, and a test compares the drawing
 * of ARCHITECTURE.md with them.
 */
export type Floors = readonly (readonly string[])[];

/**
 * The rooms of `src/` from the top floor to the ground. A room imports from lower floors only: nothing above it, and
 * nothing beside it.
 */
export const portalFloors: Floors = [
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

/** The rooms of `sandbox/`, likewise. Tests of the whole stand on top. */
export const sandboxFloors: Floors = [
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

/** Arrows that would run downwards and are closed all the same: from rooms, to rooms, and why. */
export const closed: readonly (readonly [from: readonly string[], to: readonly string[], why: string])[] = [
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

/** Folders whose subfolders never look into one another, but for those that they share, named last. */
export const apart: readonly (readonly [parent: string, why: string, ...shared: string[]])[] = [
  ['src/dashboard', 'a panel leaves as one folder: what two panels share moves down', 'shared'],
  ['src/admin', 'a page leaves as one folder: what two pages share moves down', 'shared', 'userPool'],
  ['sandbox/platform', 'domains meet in the store, not in each other', 'shared'],
];

/** An arrow between trees that is closed: from a tree but for some of its folders, to another, and why. */
export interface ClosedTree {
  readonly from: string;
  readonly but?: readonly string[];
  readonly to: string;
  readonly why: string;
}

const OF_ASSISTANTS = 'the server for assistants leaves as one folder; its program brings the sandbox along';

export const trees: readonly ClosedTree[] = [
  {
    from: 'sandbox',
    to: 'src',
    why: 'the sandbox is an independent witness: shared code would share mistakes',
  },
  {from: 'src', to: 'sandbox', why: 'the portal knows the platform by its contract alone'},
  {from: 'src', to: 'scripts', why: 'a page imports no command'},
  {from: 'sandbox', to: 'scripts', why: 'the sandbox runs without the commands'},
  {from: 'src', to: 'docs', why: 'pages use rooms, not the reverse'},
  {from: 'src', to: 'mcp', why: OF_ASSISTANTS},
  {from: 'sandbox', to: 'mcp', why: OF_ASSISTANTS},
  {from: 'mcp', to: 'scripts', why: 'it runs without the commands'},
  {
    // These run outside the browser, on the contract, the components, the built index and the site configuration.
    from: 'tests',
    but: ['tests/components', 'tests/contract', 'tests/search', 'tests/second-brand', 'tests/unit'],
    to: 'src',
    why: 'browser tests see what a person sees: refactoring must not break them',
  },
];
