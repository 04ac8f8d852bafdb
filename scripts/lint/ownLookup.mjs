import ts from 'typescript';
import tseslint from 'typescript-eslint';

const MESSAGE =
  'A key that comes from data may be one that every object inherits, such as constructor: take ownValue of the base room, Object.hasOwn or a Map.';

/** Nothing of these types is known of a key: it may be any text. */
const OPEN = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/**
 * Rule: a plain object is not asked for a key that may be any text, neither by `object[key]` nor by `key in object`.
 * Allowed are a key that was asked for with `Object.hasOwn` before, one that `for … in` has just taken from the object,
 * and an object that is made without a prototype. Needs type information: a list and its index look alike without.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const rule = {
  meta: {type: 'problem', schema: []},
  create(context) {
    const {sourceCode} = context;
    const services = /** @type {any} */ (sourceCode.parserServices);
    const checker = services.program.getTypeChecker();
    const typeOf = (/** @type {any} */ node) => services.getTypeAtLocation(node);
    const text = (/** @type {any} */ node) => sourceCode.getText(node);

    const isOpen = (/** @type {any} */ key) => {
      const type = typeOf(withoutCast(key));
      return (type.isUnion() ? type.types : [type]).some((/** @type {any} */ part) => part.flags & OPEN);
    };
    const isList = (/** @type {any} */ object) => {
      const type = checker.getApparentType(checker.getNonNullableType(typeOf(object)));
      return (type.isUnion() ? type.types : [type]).every(
        (/** @type {any} */ part) =>
          checker.isArrayLikeType(part) || (part.getNumberIndexType() && !part.getStringIndexType()),
      );
    };
    const isGuarded = (/** @type {any} */ node, /** @type {any} */ object, /** @type {any} */ key) => {
      const guard = `Object.hasOwn(${text(withoutCast(object))}, ${text(withoutCast(key))})`;
      return ancestors(node).some(
        (each) =>
          (each.type === 'ConditionalExpression' && text(each.test).includes(guard)) ||
          (each.type === 'IfStatement' && text(each.test).includes(guard)) ||
          (each.type === 'LogicalExpression' && each.operator === '&&' && text(each.left).includes(guard)) ||
          (each.type === 'ForInStatement' &&
            text(each.right) === text(object) &&
            text(each.left).endsWith(` ${text(withoutCast(key))}`)),
      );
    };
    const isBare = (/** @type {any} */ object) => {
      if (object.type !== 'Identifier') return false;
      const variable = ancestors(object)
        .map((each) => sourceCode.getScope(each).set.get(object.name))
        .find(Boolean);
      return variable?.defs.some(
        (/** @type {any} */ {node}) => node.init && text(node.init).startsWith('Object.create(null)'),
      );
    };
    const check = (/** @type {any} */ node, /** @type {any} */ object, /** @type {any} */ key) => {
      if (key.type === 'Literal' || !isOpen(key) || isList(object)) return;
      if (!isGuarded(node, object, key) && !isBare(object)) context.report({node, message: MESSAGE});
    };
    return {
      MemberExpression: (/** @type {any} */ node) => {
        if (node.computed) check(node, node.object, node.property);
      },
      BinaryExpression: (/** @type {any} */ node) => {
        if (node.operator === 'in' && node.left.type !== 'PrivateIdentifier')
          check(node, node.right, node.left);
      },
    };
  },
};

/**
 * @param {any} node
 * @returns {any}
 */
function withoutCast(node) {
  return node.type === 'TSAsExpression' ? withoutCast(node.expression) : node;
}

/**
 * @param {any} node
 * @returns {any[]}
 */
function ancestors(node) {
  return node.parent ? [node.parent, ...ancestors(node.parent)] : [];
}

/** Lookups by data in what portal and sandbox run; tests look up what they wrote themselves. */
export const ownLookup = [
  {
    files: ['src/**/*.{ts,tsx}', 'sandbox/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}', 'src/**/testing/**', 'sandbox/testing/**', 'sandbox/contract-tests/**'],
    languageOptions: {parser: tseslint.parser, parserOptions: {projectService: true}},
    plugins: {lookups: {rules: {'own-lookup': rule}}},
    rules: {'lookups/own-lookup': 'error'},
  },
];
