import tseslint from 'typescript-eslint';

/** Where a mistake fails an assertion, and stand-ins take the place of what is asynchronous. */
const tests = [
  '**/*.test.{ts,tsx}',
  '**/testing/**/*.{ts,tsx}',
  'tests/**/*.{ts,tsx}',
  'sandbox/{scenarios,contract-tests}/**/*.ts',
];

/** What no program of the compiler holds: programs that readers download, and what stands in for other types. */
const untyped = [
  '**/*.{js,mjs}',
  'docs/**/*.ts',
  'tests/bench/*-docusaurus/**/*.ts',
  'scripts/lint/without-node/**/*.ts',
];

/**
 * All rules of `strictTypeChecked`, with the types of the file's own realm. A rule that is configured or switched off
 * says why.
 */
export const typed = [
  ...tseslint.configs.strictTypeChecked,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      // Numbers and booleans read as they are written. An element of a list may be undefined to the compiler, even
      // where its index was just found.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true, allowBoolean: true, allowNullish: true},
      ],
      // `() => setOpen(true)` and a `return close()` that ends a function early are how this code is written.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Types promise what a browser or a library does not keep, such as the style of a map that was removed, or the
      // clipboard of an insecure page. Nor does the rule see what changes while a function waits.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // What becomes a text is a value of a JSON document or of a form: an id or a name, by its schema.
      '@typescript-eslint/no-base-to-string': 'off',
      // `void` also drops a number that `count++` or `list.push()` returns.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // `[...text]` is meant: it counts and cuts by code points. A test reads a whole storage of the browser.
      '@typescript-eslint/no-misused-spread': ['error', {allow: ['string', 'Storage']}],
      // What was caught is handed on as it came.
      '@typescript-eslint/only-throw-error': ['error', {allowThrowingUnknown: true, allowRethrowing: true}],
      '@typescript-eslint/prefer-promise-reject-errors': ['error', {allowThrowingUnknown: true}],
      // A query or a file names the type of what it returns: no argument could.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // The enums of libraries exist for the compiler alone: code compiled file by file cannot read them.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    files: tests,
    rules: {
      // A response is read as whatever came, and `expect.any` and its like are any: a wrong guess fails the test.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // A stand-in is async like what it stands for, though it waits for nothing.
      '@typescript-eslint/require-await': 'off',
      // Characters that a test spreads are its own.
      '@typescript-eslint/no-misused-spread': 'off',
      // An empty class stands in for one of a library.
      '@typescript-eslint/no-extraneous-class': ['error', {allowEmpty: true}],
      // A test that finds nothing there fails at this very line.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // The rules of the contract read documents that may be wrong: what their types promise can be missing there. The
    // linter that calls them passes methods to be taken out of their object, and a location as any.
    files: ['api/lint/**/*.ts'],
    rules: {
      '@typescript-eslint/no-useless-default-assignment': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Libraries that need no `this` say nothing of it: hooks of a bundler, the host of the compiler. Tests spy on what
    // has one.
    files: ['**/*.test.{ts,tsx}', '**/plugin/**/*.ts', 'scripts/**/*.ts'],
    rules: {'@typescript-eslint/unbound-method': 'off'},
  },
  {
    // Short programs that pages show to their readers, who know what is in the page and in the response.
    files: ['docs/**/*.ts', 'src/map/tiles/shown/*.ts', 'scripts/sample-apps/map/page.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'off',
    },
  },
  {files: untyped, ...tseslint.configs.disableTypeChecked},
];
