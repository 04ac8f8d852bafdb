import importPath from './importPath.mjs';

/**
 * Rules of this house for the linter: one way to write each thing, where a machine can hold it. They are the table of
 * CONTRIBUTING.md, "One dialect", and which imports are closed.
 */

const CONSTANTS =
  ':matches(Program > VariableDeclaration, Program > ExportNamedDeclaration > VariableDeclaration)[kind="const"]';
const NON_PRIMITIVE =
  '/^(ObjectExpression|ArrayExpression|ArrowFunctionExpression|FunctionExpression|NewExpression)$/';

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
const ofNode = /^(node:|(fastify|libsql|fs|crypto|path|zlib|http|https|net|os|stream)$)/;
const NO_MACHINE =
  'the core of the sandbox knows no machine: sandbox/node and sandbox/browser bring what it needs.';

export default {
  meta: {name: 'house'},
  rules: {
    'import-path': importPath,
    'constant-case': forbid({
      [`${CONSTANTS} > VariableDeclarator[id.name=/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/][init.type=${NON_PRIMITIVE}]`]:
        'A constant that is no primitive is written in lowerCamel.',
      [`${CONSTANTS} > VariableDeclarator[id.name=/^[a-z]/] > Literal.init:not([regex])`]:
        'A primitive, fixed constant of a module is written in UPPER_CASE.',
    }),
    // The compiler looks for properties that do not exist in plain ones alone.
    'no-spread-literal': forbid({
      ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression':
        'Properties and props are written plainly: what a spread literal adds is not checked.',
    }),
    'component-return': forbid({
      'FunctionDeclaration[id.name=/^[A-Z]/][returnType]':
        "A component's return type is left to the compiler.",
    }),
    'readonly-props': forbid({
      'TSInterfaceDeclaration[id.name=/Props$/] TSPropertySignature[readonly!=true]': 'Props are readonly.',
    }),
    'named-props': forbid({
      'FunctionDeclaration[id.name=/^[A-Z]/] > ObjectPattern > TSTypeAnnotation > TSTypeLiteral':
        'The props of a component have a name: interface Props.',
    }),
    'flat-tests': forbid({
      [importing('vitest', '/^(it|describe)$/')]: "Tests are flat: test('does what, in words').",
    }),
    // No spec goes unheard.
    'own-test': forbid({
      [`${importing('@playwright/test', 'test')}, ImportDeclaration[source.value="@playwright/test"] > ImportNamespaceSpecifier`]:
        "A spec takes the portal's own test, of tests/fixtures/test.ts: it fails on noise and on violations of the content security policy. What opens no page stands in tests/programs: a browser would cost more than the check.",
    }),
    'no-machine': {create: knowsNoMachine},
  },
};

/**
 * A rule that reports each node that one of these selectors finds, with the message beside it.
 *
 * @param {Readonly<Record<string, string>>} messages by selector
 * @returns {{create: (context: any) => Record<string, (node: any) => void>}}
 */
function forbid(messages) {
  return {
    create: (/** @type {any} */ context) =>
      Object.fromEntries(
        Object.entries(messages).map(([selector, message]) => [
          selector,
          (node) => context.report({node, message}),
        ]),
      ),
  };
}

/**
 * @param {string} module
 * @param {string} name the imported name, or a pattern of it
 */
function importing(module, name) {
  const value = name.startsWith('/') ? name : `"${name}"`;
  return `ImportDeclaration[source.value="${module}"] > ImportSpecifier[imported.name=${value}]`;
}

/**
 * Neither a module of Node nor a name that belongs to Node or to a page and is declared nowhere in the file.
 *
 * @param {any} context the linter's
 * @returns {Record<string, (node: any) => void>}
 */
function knowsNoMachine(context) {
  const owners = new Map(
    Object.entries(globals).flatMap(([whose, names]) => names.map((name) => [name, whose])),
  );
  const checkModule = (/** @type {any} */ {source}) => {
    if (typeof source?.value === 'string' && ofNode.test(source.value))
      context.report({node: source, message: `${source.value} is Node's; ${NO_MACHINE}`});
  };
  return {
    ImportDeclaration: checkModule,
    ExportNamedDeclaration: checkModule,
    ExportAllDeclaration: checkModule,
    ImportExpression: checkModule,
    'Program:exit'() {
      const {through, variables} = context.sourceCode.scopeManager.globalScope;
      const undeclared = variables.filter((/** @type {any} */ {defs}) => defs.length === 0);
      for (const {identifier} of [
        ...through,
        ...undeclared.flatMap((/** @type {any} */ {references}) => references),
      ]) {
        const whose = owners.get(identifier.name);
        if (whose)
          context.report({
            node: identifier,
            message: `${identifier.name} belongs to ${whose}; ${NO_MACHINE}`,
          });
      }
    },
  };
}
