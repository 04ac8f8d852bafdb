import {findJsonEnd} from './findJsonEnd';

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

/**
 * Finds the first syntax error of a text that `JSON.parse` refused. Node names no position for short texts, and its
 * versions word it differently.
 */
export function findJsonSyntaxError(text: string): JsonSyntaxError {
  const offset = findJsonEnd(text);
  let line = 1;
  // Counted, not split: a text of line breaks would become millions of lines.
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return {
    offset,
    line,
    column: offset === 0 ? 1 : offset - text.lastIndexOf('\n', offset - 1),
    problem: `unexpected ${describe([...text.slice(offset, offset + 2)][0])}`,
  };
}

function describe(character: string | undefined): string {
  if (character === undefined) return 'end';
  if (!/[\p{C}\p{Z}]/u.test(character) || character === ' ') return JSON.stringify(character);
  const codePoint = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  return character === BYTE_ORDER_MARK ? `byte order mark (${codePoint})` : codePoint;
}

const BYTE_ORDER_MARK = '\ufeff';
