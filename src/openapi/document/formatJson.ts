import type {Json} from './types';

/** How a language writes what JSON calls null, true and false, and how it likes its lines. */
export interface LiteralStyle {
  readonly words: {readonly null: string; readonly true: string; readonly false: string};
  readonly string: (text: string) => string;
  /** How a key is written; as a string where left out. */
  readonly key?: (text: string) => string;
  readonly indent: string;
  readonly trailingComma: boolean;
}

export const jsonStyle: LiteralStyle = {
  words: {null: 'null', true: 'true', false: 'false'},
  string: (text) => JSON.stringify(text),
  indent: '  ',
  trailingComma: false,
};

/**
 * A value as literal text to be read: what fits on one line stays on one line, so that a position is
 * `[-121.62, 44.21]` and not four lines.
 *
 * @param width most characters of a line that holds a whole list or object, with what stands before it
 * @param lead length of what stands before the value in its line
 */
export function formatLiteral(
  value: Json,
  style: LiteralStyle,
  width = 54,
  indent = '',
  lead = indent.length,
): string {
  const oneLine = flat(value, style);
  if (typeof value !== 'object' || value === null || lead + oneLine.length <= width) return oneLine;
  const inner = indent + style.indent;
  const lines = isList(value)
    ? value.map((entry) => inner + formatLiteral(entry, style, width, inner))
    : Object.entries(value).map(([key, entry]) => {
        const start = `${inner}${keyText(key, style)}: `;
        return start + formatLiteral(entry, style, width, inner, start.length);
      });
  const [open, close] = isList(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}${style.trailingComma ? ',' : ''}\n${indent}${close}`;
}

/** JSON text laid out to be read. */
export function formatJson(value: Json): string {
  return formatLiteral(value, jsonStyle);
}

function flat(value: Json, style: LiteralStyle): string {
  if (value === null || typeof value === 'boolean') return style.words[`${value}`];
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return style.string(value);
  if (isList(value)) return `[${value.map((entry) => flat(entry, style)).join(', ')}]`;
  const pairs = Object.entries(value).map(([key, entry]) => `${keyText(key, style)}: ${flat(entry, style)}`);
  return `{${pairs.join(', ')}}`;
}

function keyText(key: string, style: LiteralStyle): string {
  return (style.key ?? style.string)(key);
}

// `Array.isArray` does not narrow a read-only array out of a union.
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
