/** What a JSON text should have had at the place where it stops being JSON. */
export type Expected = 'value' | 'key' | 'colon' | 'comma' | 'end';

export interface JsonSyntaxError {
  /** In UTF-16 units. */
  readonly offset: number;
  readonly expected: Expected;
}

// RFC 8259. Sticky: each matches at `lastIndex` or not at all.
const space = /[ \t\n\r]*/y;
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// eslint-disable-next-line no-control-regex -- JSON forbids control characters in texts
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

/**
 * Where and why a text is no JSON; undefined if it is. Browsers tell the place in different words, or not at all.
 */
export function findJsonSyntaxError(text: string): JsonSyntaxError | undefined {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const takeText = (mark: string): boolean => {
    take(space);
    const found = text.startsWith(mark, at);
    if (found) at += mark.length;
    return found;
  };
  const error = (expected: Expected): JsonSyntaxError => ({offset: at, expected});
  const members = (close: string, member: () => JsonSyntaxError | undefined): JsonSyntaxError | undefined => {
    if (takeText(close)) return undefined;
    for (;;) {
      const inside = member();
      if (inside) return inside;
      if (takeText(close)) return undefined;
      if (!takeText(',')) return error('comma');
    }
  };
  const value = (): JsonSyntaxError | undefined => {
    if (takeText('{')) return members('}', property);
    if (takeText('[')) return members(']', value);
    return take(string) || take(scalar) ? undefined : error('value');
  };
  const property = (): JsonSyntaxError | undefined => {
    take(space);
    if (!take(string)) return error('key');
    return takeText(':') ? value() : error('colon');
  };
  const found = value();
  if (found) return found;
  take(space);
  return at < text.length ? error('end') : undefined;
}
