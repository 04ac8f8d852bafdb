import ts from 'typescript';

const MESSAGE =
  'a key that comes from data may be one that every object inherits, such as constructor: take ownValue of the base room, Object.hasOwn or a Map.';

/** Nothing of these types is known of a key: it may be any text. */
const OPEN = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/**
 * Every place where a plain object is asked for a key that may be any text, by `object[key]` or by `key in object`, as a
 * line for a person. Allowed are a key that was asked for with `Object.hasOwn` before, one that `for … in` has just taken
 * from the object, and an object that is made without a prototype. A list and its index look alike without types.
 *
 * @param files paths from the root, as the program knows them
 */
export function openLookups(program: ts.Program, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source
      ? lookupsOf(source, program.getTypeChecker()).map((line) => `${file}:${line}: ${MESSAGE}`)
      : [];
  });
}

/** The lines of a file, from 1. */
function lookupsOf(source: ts.SourceFile, checker: ts.TypeChecker): number[] {
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    const lookup = lookupOf(node);
    if (lookup && isUnsafe(lookup, checker))
      lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

interface Lookup {
  readonly node: ts.Node;
  readonly object: ts.Expression;
  readonly key: ts.Expression;
}

function lookupOf(node: ts.Node): Lookup | undefined {
  if (ts.isElementAccessExpression(node))
    return {node, object: node.expression, key: node.argumentExpression};
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
    return ts.isPrivateIdentifier(node.left) ? undefined : {node, object: node.right, key: node.left};
  return undefined;
}

function isUnsafe({node, object, key}: Lookup, checker: ts.TypeChecker): boolean {
  if (ts.isLiteralExpression(key)) return false;
  const isOpen = partsOf(checker.getTypeAtLocation(withoutCast(key))).some(({flags}) => flags & OPEN);
  return isOpen && !isList(object, checker) && !isGuarded(node, object, key) && !isBare(object, checker);
}

function isList(object: ts.Expression, checker: ts.TypeChecker): boolean {
  const type = checker.getApparentType(checker.getNonNullableType(checker.getTypeAtLocation(object)));
  return partsOf(type).every(
    (part) =>
      checker.isArrayLikeType(part) || (part.getNumberIndexType() && !part.getStringIndexType()) === true,
  );
}

function isGuarded(node: ts.Node, object: ts.Expression, key: ts.Expression): boolean {
  const name = withoutCast(key).getText();
  const guard = `Object.hasOwn(${withoutCast(object).getText()}, ${name})`;
  const asks = (expression: ts.Expression) => expression.getText().includes(guard);
  return ancestors(node).some(
    (each) =>
      (ts.isConditionalExpression(each) && asks(each.condition)) ||
      (ts.isIfStatement(each) && asks(each.expression)) ||
      (ts.isBinaryExpression(each) &&
        each.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
        asks(each.left)) ||
      (ts.isForInStatement(each) &&
        each.expression.getText() === object.getText() &&
        each.initializer.getText().endsWith(` ${name}`)),
  );
}

function isBare(object: ts.Expression, checker: ts.TypeChecker): boolean {
  const declaration = checker.getSymbolAtLocation(object)?.valueDeclaration;
  return (
    declaration !== undefined &&
    ts.isVariableDeclaration(declaration) &&
    declaration.initializer?.getText().startsWith('Object.create(null)') === true
  );
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function withoutCast(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? withoutCast(node.expression) : node;
}

function ancestors(node: ts.Node): ts.Node[] {
  // The file itself has none, whatever the type says.
  const parent = node.parent as ts.Node | undefined;
  return parent ? [parent, ...ancestors(parent)] : [];
}
