import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

// The house's levels from top to bottom; imports run downwards only.
const doors = ['theme', 'pages'];
const rooms = ['reference', 'guide', 'dashboard', 'admin', 'home', 'search'];
const calls = ['try-it'];
const identity = ['auth'];
const foundations = ['map', 'platform', 'components', 'site'];

/** Who never imports whom, and why: the table of ARCHITECTURE.md for the portal's rooms under `src/`. */
const portal = [
  [
    foundations,
    [...doors, ...rooms, ...calls, ...identity],
    'foundations are testable alone: they import no room above',
  ],
  [['platform'], ['components'], 'transport shows no toasts: it is given credentials and returns answers'],
  [['components'], ['platform'], 'shared pieces know neither users nor the API'],
  [
    identity,
    ['platform', ...calls, ...rooms, ...doors],
    'identity comes first: it knows neither the API nor who uses it',
  ],
  [calls, [...rooms, ...doors], 'what rooms share knows none of them'],
  [rooms, doors, 'a room does not know the door that opens it'],
  ...rooms.map((room) => [
    [room],
    rooms.filter((other) => other !== room),
    'a room leaves as one folder: what two rooms share moves down',
  ]),
];

/** Folders whose subfolders never look into one another, but for those that they share, named last. */
const apart = [
  ['src/dashboard', 'a panel leaves as one folder: what two panels share moves down'],
  ['src/admin', 'a page leaves as one folder: what two pages share moves down', 'shared', 'userPool'],
  ['sandbox/platform', 'domains meet in the store, not in each other', 'shared'],
];

/** The sandbox and the tests. */
const witnesses = [
  ['sandbox', 'src', 'the sandbox is an independent witness: shared code would share mistakes'],
  ['sandbox/identity', 'sandbox/platform', 'they meet in the store and in a token check that is handed over'],
  ['sandbox/platform', 'sandbox/identity', 'they meet in the store and in a token check that is handed over'],
  // tests/contract and tests/second-brand run outside the browser, on the contract and the site configuration.
  [
    'tests/!(contract|second-brand)/**',
    'src',
    'browser tests see what a person sees: refactoring must not break them',
  ],
];

/**
 * The options of `import-x/no-restricted-paths` that hold every arrow.
 *
 * @param {string} basePath the repository's root
 */
export function arrows(basePath) {
  return {basePath, zones: [...portalZones(), ...apartZones(basePath), ...witnessZones()]};
}

/** `aws-amplify` stays behind one door, so that pages without sign-in never download it. */
export const amplifyOnlyInSession = {
  files: ['src/**/*.{ts,tsx}'],
  ignores: ['src/auth/session/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['aws-amplify', 'aws-amplify/*', '@aws-amplify/*'],
            message:
              'Amplify is imported inside src/auth/session only: everything else speaks of users and roles.',
          },
        ],
      },
    ],
  },
};

function portalZones() {
  return portal.flatMap(([rooms, forbidden, why]) =>
    [rooms].flat().map((room) => ({
      target: `./src/${room}`,
      from: [forbidden].flat().map((other) => `./src/${other}`),
      message: `${room}: ${why}.`,
    })),
  );
}

/** @param {string} basePath */
function apartZones(basePath) {
  return apart.flatMap(([parent = '', why, ...shared]) => {
    const folders = subfolders(join(basePath, parent));
    return folders
      .filter(() => folders.length > 1)
      .map((folder) => ({
        target: `./${parent}/${folder}`,
        from: folders
          .filter((other) => other !== folder && !shared.includes(other))
          .map((other) => `./${parent}/${other}`),
        message: `${parent}/${folder}: ${why}.`,
      }));
  });
}

function witnessZones() {
  return witnesses.map(([target, from, why]) => ({
    target: `./${target}`,
    from: `./${from}`,
    message: `${target}: ${why}.`,
  }));
}

/** @param {string} folder */
function subfolders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
