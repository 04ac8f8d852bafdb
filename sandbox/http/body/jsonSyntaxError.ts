/** Where a text stops being JSON. */
export interface JsonSyntaxError {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** From 0, in UTF-16 units. */
  readonly offset: number;
  /** What stands there, such as `unexpected "}"`. */
  readonly problem: string;
}

const space = /[\t\n\r ]*/y;
const tokenPattern =
  /[{}[\]:,]|"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'end';

/**
 * Finds the first fault of a text that `JSON.parse` refused. Node names no position for short texts, and different
 * versions word it differently.
 */
export function findJsonSyntaxError(text: string): JsonSyntaxError {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let offset = 0;
  for (;;) {
    offset += match(space, text, offset).length;
    const token = match(tokenPattern, text, offset);
    const next: Expected | undefined = token === '' ? undefined : follow(expected, token, open);
    if (next === undefined) return faultAt(text, offset, token);
    expected = next;
    offset += token.length;
  }
}

/** What may come after a token, or `undefined` when the token itself may not come. */
function follow(expected: Expected, token: string, open: ('{' | '[')[]): Expected | undefined {
  const afterValue = (): Expected => (open.length > 0 ? ', or end' : 'end');
  const innermost = open.at(-1);
  const mayClose = expected === ', or end' || expected === 'value or ]' || expected === 'key or }';
  if (mayClose && token === (innermost === '[' ? ']' : '}')) {
    open.pop();
    return afterValue();
  }
  if (expected === 'value' || expected === 'value or ]') {
    if (token === '{' || token === '[') {
      open.push(token);
      return token === '{' ? 'key or }' : 'value or ]';
    }
    return /^["\-\dtfn]/.test(token) ? afterValue() : undefined;
  }
  if (expected === 'key' || expected === 'key or }') return token.startsWith('"') ? ':' : undefined;
  if (expected === ':') return token === ':' ? 'value' : undefined;
  if (expected === ', or end' && token === ',') return innermost === '[' ? 'value' : 'key';
  return undefined;
}

function faultAt(text: string, offset: number, token: string): JsonSyntaxError {
  const before = text.slice(0, offset);
  const shown = token || [...text.slice(offset, offset + 2)][0];
  return {
    offset,
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
    problem: shown === undefined ? 'unexpected end' : `unexpected ${JSON.stringify(shown.slice(0, 20))}`,
  };
}

function match(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? '';
}
