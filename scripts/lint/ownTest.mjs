import {everywhere} from './dialect.mjs';

const MESSAGE =
  "A spec that opens a page takes the portal's own test, of tests/fixtures/test.ts: it fails on noise and on violations of the content security policy.";

/** Specs that open no page, on built files and responses alone: a browser for each test would cost more than the check. */
export const openNoPage = [
  'tests/as-visitor/build-secrets.spec.ts',
  'tests/as-visitor/markdown/names.spec.ts',
  'tests/as-visitor/reference/static-pages.spec.ts',
  'tests/search/relevance.spec.ts',
];

/** No spec goes unheard. */
export const ownTest = [
  {
    files: ['tests/**/*.spec.ts'],
    ignores: openNoPage,
    rules: {
      'no-restricted-imports': [
        'error',
        {paths: [{name: '@playwright/test', importNames: ['test'], message: MESSAGE}]},
      ],
    },
  },
  {
    files: openNoPage,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        {
          selector: 'ArrowFunctionExpression > ObjectPattern > Property[key.name=/^(page|browser|context)$/]',
          message: MESSAGE,
        },
      ],
    },
  },
];
