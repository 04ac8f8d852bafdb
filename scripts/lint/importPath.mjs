import {dirname, posix, relative, resolve, sep} from 'node:path';

/** Rooms of `src/` that also run in plain Node at build, where the alias `@site` is unknown. */
const nodeRooms = ['page-weight', 'publishing', 'site', 'openapi', 'code'];

/** What other rooms have that runs there: their plugins, and what those are made of. */
const nodeParts = /^src\/[^/]+\/(?:plugin\.ts$|plugin\/|indexing\/)/;

/**
 * Rule: `@site/src/…` between rooms of `src/`, `./` and `../` within one; elsewhere, and in rooms that also run in
 * plain Node, always relative.
 *
 * @type {{meta: object, create: (context: any) => Record<string, (node: any) => void>}}
 */
const rule = {
  meta: {type: 'suggestion', fixable: 'code', schema: []},
  create(context) {
    const file = toPosix(relative(context.cwd, context.filename));
    const check = (/** @type {any} */ {source}) => {
      if (typeof source?.value !== 'string') return;
      const wanted = wantedPath(file, source.value);
      if (wanted === undefined || wanted === source.value) return;
      context.report({
        node: source,
        message: `Import this as '${wanted}'.`,
        fix: (/** @type {any} */ fixer) => fixer.replaceText(source, `'${wanted}'`),
      });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default rule;

/**
 * How a file of the repository imports another; `undefined` where the rule says nothing.
 *
 * @param {string} file path of the importing file from the root
 * @param {string} specifier what it imports now
 */
function wantedPath(file, specifier) {
  const target = targetOf(file, specifier);
  if (target === undefined) return undefined;
  const [from, to] = [roomOf(file), roomOf(target)];
  const canUseAlias = from !== undefined && !nodeRooms.includes(from) && !nodeParts.test(file);
  if (to !== undefined && canUseAlias && from !== to) return `@site/${target}`;
  // What the build makes, and what stands outside src/, is imported as its author finds it clearest.
  if (to === undefined) return undefined;
  const path = posix.relative(dirname(file), target);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * @param {string} file
 * @param {string} specifier
 */
function targetOf(file, specifier) {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  if (!/^\.\.?(\/|$)/.test(specifier)) return undefined;
  return toPosix(relative('/', resolve('/', dirname(file), specifier)));
}

/**
 * The room of a file: the folder of `src/` that it stands in.
 *
 * @param {string} path
 */
function roomOf(path) {
  return /^src\/([^/]+)\//.exec(path)?.[1];
}

/** @param {string} path */
function toPosix(path) {
  return path.split(sep).join('/');
}
