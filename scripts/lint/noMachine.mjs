/** What Node has and browsers have not, and what pages have and workers have not. */
const globals = {
  Node: [
    'Buffer',
    'process',
    'setImmediate',
    'clearImmediate',
    'global',
    'require',
    '__dirname',
    '__filename',
  ],
  'a page': ['window', 'document', 'localStorage', 'sessionStorage', 'XMLHttpRequest'],
};

const WHY = 'the core of the sandbox knows no machine: sandbox/node and sandbox/browser bring what it needs.';

/** Where the sandbox may know what it runs on. */
const machines = [
  'sandbox/main.ts',
  'sandbox/node/**',
  'sandbox/browser/**',
  'sandbox/testing/**',
  'sandbox/scenarios/**',
  'sandbox/contract-tests/**',
  '**/*.test.ts',
];

/**
 * The core of the sandbox runs on Node and in a worker of a browser. Types are held by `tsconfig.worker.json`,
 * what libraries bring along by `scripts/sandbox-package/bundleCore.test.ts`.
 */
export const noMachine = {
  files: ['sandbox/**/*.ts'],
  ignores: machines,
  rules: {
    'no-restricted-globals': [
      'error',
      ...Object.entries(globals).flatMap(([whose, names]) =>
        names.map((name) => ({name, message: `It belongs to ${whose}; ${WHY}`})),
      ),
    ],
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {regex: '^(node:|(fastify|libsql|fs|crypto|path|zlib|http|https|net|os|stream)$)', message: WHY},
        ],
      },
    ],
  },
};
