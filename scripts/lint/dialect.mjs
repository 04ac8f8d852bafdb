import importPath from './importPath.mjs';

const CONSTANTS =
  'Program > :matches(VariableDeclaration, ExportNamedDeclaration > VariableDeclaration)[kind="const"]';
const NON_PRIMITIVE =
  '/^(ObjectExpression|ArrayExpression|ArrowFunctionExpression|FunctionExpression|NewExpression)$/';

/** Goes with every other setting of `no-restricted-syntax`: of two for one file, ESLint heeds the last alone. */
const everywhere = [
  {
    selector: `${CONSTANTS} > VariableDeclarator[id.name=/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/][init.type=${NON_PRIMITIVE}]`,
    message: 'A constant that is no primitive is written in lowerCamel.',
  },
  {
    selector: `${CONSTANTS} > VariableDeclarator[id.name=/^[a-z]/] > Literal.init:not([regex])`,
    message: 'A primitive, fixed constant of a module is written in UPPER_CASE.',
  },
  {
    // The compiler looks for properties that do not exist in plain ones alone.
    selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
    message: 'Properties and props are written plainly: what a spread literal adds is not checked.',
  },
];

/** One way to write each thing, where a machine can hold it: the table of CONTRIBUTING.md, "One dialect". */
export const dialect = [
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: {house: {rules: {'import-path': importPath}}},
    rules: {
      'house/import-path': 'error',
      // One statement a module. What is imported for its types alone stays `import type`: an inline `type` would
      // leave an empty import behind, which loads the module when the program runs.
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      'import-x/no-duplicates': ['error', {'prefer-inline': true}],
      'no-restricted-syntax': ['error', ...everywhere],
    },
  },
  {
    // In the declaration of another module the compiler finds nothing by a relative path, and says nothing of it.
    files: ['**/*.d.ts'],
    rules: {'house/import-path': 'off'},
  },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        {
          selector: 'FunctionDeclaration[id.name=/^[A-Z]/][returnType]',
          message: "A component's return type is left to the compiler.",
        },
        {
          selector: 'TSInterfaceDeclaration[id.name=/Props$/] TSPropertySignature[readonly!=true]',
          message: 'Props are readonly.',
        },
        {
          selector:
            'FunctionDeclaration[id.name=/^[A-Z]/] > ObjectPattern > TSTypeAnnotation > TSTypeLiteral',
          message: 'The props of a component have a name: interface Props.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'vitest',
              importNames: ['it', 'describe'],
              message: "Tests are flat: test('does what, in words').",
            },
          ],
        },
      ],
    },
  },
];
