import js from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {amplifyOnlyInSession, arrows} from './scripts/lint/arrows.mjs';
import {noMachine} from './scripts/lint/noMachine.mjs';
import {dialect} from './scripts/lint/dialect.mjs';
import {ownLookup} from './scripts/lint/ownLookup.mjs';
import {ownTest} from './scripts/lint/ownTest.mjs';
import {typed} from './scripts/lint/typed.mjs';

const source = ['**/*.{js,mjs,ts,tsx}'];

/** Mistakes, the one dialect of this code, and its arrows. Formatting is Prettier's. */
export default tseslint.config(
  {
    ignores: [
      'build/',
      'tests/bench/*/build/',
      '**/.docusaurus/',
      '.generated/',
      '.sandbox/',
      '**/generated/',
      'test-results/',
      'playwright-report/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  ...typed,
  {
    files: source,
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    rules: {
      // A name that begins with _ is left out on purpose: `const {secret: _secret, ...rest} = settings`.
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        {'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': true},
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.flat['recommended-latest'].rules,
      'react-hooks/exhaustive-deps': 'error',
      // An effect that begins to load says so at once, and what the server cannot know comes into a pre-rendered page
      // after it.
      'react-hooks/set-state-in-effect': 'off',
      // It names what React's compiler skips; this site is built without it.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    // One attempt at signing in is an object that views and the services of the library both write.
    files: ['src/auth/forms/**/*.{ts,tsx}'],
    rules: {'react-hooks/immutability': 'off'},
  },
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Components of our own have a property of that name: the role of a person.
      'jsx-a11y/aria-role': ['error', {ignoreNonDOM: true}],
      // Where a press opens a view, the focus goes to its first field: it would be lost with the button that is gone.
      'jsx-a11y/no-autofocus': 'off',
      // What scrolls by itself has to be reached by the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {tags: ['pre'], roles: ['region', 'tabpanel'], allowExpressionValues: true},
      ],
      // Keys that a form, a list of details or a drawer hears come from the fields in it.
      'jsx-a11y/no-noninteractive-element-interactions': ['error', {handlers: ['onClick', 'onMouseDown']}],
      // Without its numbers, Safari no longer takes a list for one.
      'jsx-a11y/no-redundant-roles': ['error', {ol: ['list'], ul: ['list']}],
    },
  },
  {
    files: source,
    plugins: {'import-x': importX},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver({project: 'tsconfig.json'})]},
    rules: {'import-x/no-restricted-paths': ['error', arrows(import.meta.dirname)]},
  },
  {
    // A function of the content delivery network is called by its name.
    files: ['infra/cleanUrls.js'],
    rules: {'@typescript-eslint/no-unused-vars': ['error', {varsIgnorePattern: '^handler$'}]},
  },
  {
    // CloudFormation puts inline code into a file that Node reads as CommonJS.
    files: ['infra/portalService.js', 'infra/keyAuthorizer.js'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  ...dialect,
  ...ownTest,
  ...ownLookup,
  amplifyOnlyInSession,
  noMachine,
);
