import {parseDocument, visit} from 'yaml';
import {markNumbers} from '../../src/openapi/document/exactNumbers';

/**
 * A YAML or JSON text in which each number that parsing would change is a marked string (`markNumbers`). Texts in quotes
 * and in blocks stay as they are, whatever digits are in them.
 */
export function markYamlNumbers(text: string): string {
  // Reading a text twice takes time, and hardly any has such a number.
  if (!/\d{16}|[eE][+-]?\d{3}/.test(text)) return text;
  const changes: {readonly start: number; readonly end: number; readonly marked: string}[] = [];
  visit(parseDocument(text), {
    Scalar: (key, {source, range, type, value}) => {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'number' || !source || !range) return;
      const marked = markNumbers(source);
      if (marked !== source) changes.push({start: range[0], end: range[1], marked});
    },
  });
  return changes
    .reverse()
    .reduce((made, {start, end, marked}) => made.slice(0, start) + marked + made.slice(end), text);
}
