import type {Expression, ImportDeclaration, Program, Property} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/** What a page gets in place of a sample: nodes as MDX itself makes them of JSX and of import lines. */

/** A component with these properties, written out as data. */
export function component(name: string, properties: Readonly<Record<string, Expression>>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(properties).map(([key, expression]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value: {
        type: 'mdxJsxAttributeValueExpression',
        value: '',
        data: {estree: program([{type: 'ExpressionStatement', expression}])},
      },
    })),
    children: [],
  };
}

/** A value as code. */
export function data(value: unknown): Expression {
  return valueToEstree(value);
}

/** `() => import('…')`: the module is downloaded when it is asked for. */
export function lazyImport(source: string): Expression {
  return {
    type: 'ArrowFunctionExpression',
    expression: true,
    params: [],
    body: {type: 'ImportExpression', source: {type: 'Literal', value: source}} as Expression,
  };
}

/** An object of which one property is the address of a file beside the page. */
export function withAsset(value: Readonly<Record<string, unknown>>, key: string, file: string): Expression {
  const object = valueToEstree(value);
  if (object.type !== 'ObjectExpression') return object;
  const call: Expression = {
    type: 'CallExpression',
    callee: {type: 'Identifier', name: 'require'},
    arguments: [{type: 'Literal', value: file}],
    optional: false,
  };
  const property: Property = {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: {type: 'Identifier', name: key},
    value: {
      type: 'MemberExpression',
      object: call,
      computed: false,
      optional: false,
      property: {type: 'Identifier', name: 'default'},
    },
  };
  return {...object, properties: [...object.properties, property]};
}

/** `import {name as local} from '…'` at the top of the page. */
export function importLine(name: string, local: string, source: string): MdxjsEsm {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [
      {
        type: 'ImportSpecifier',
        imported: {type: 'Identifier', name},
        local: {type: 'Identifier', name: local},
      },
    ],
    source: {type: 'Literal', value: source},
    attributes: [],
  };
  return {type: 'mdxjsEsm', value: '', data: {estree: program([declaration])}};
}

function program(body: Program['body']): Program {
  return {type: 'Program', sourceType: 'module', body, comments: []};
}
