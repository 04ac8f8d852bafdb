const MESSAGE =
  "A spec takes the portal's own test, of tests/fixtures/test.ts: it fails on noise and on violations of the content security policy. What opens no page stands in tests/programs: a browser would cost more than the check.";

/** No spec goes unheard. */
export const ownTest = [
  {
    files: ['tests/**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {paths: [{name: '@playwright/test', importNames: ['test'], message: MESSAGE}]},
      ],
    },
  },
];
