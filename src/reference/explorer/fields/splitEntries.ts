import {typeOf} from '@site/src/openapi/document/sample';
import type {Schema} from '@site/src/openapi/document/types';

/**
 * A text that was typed or pasted into one entry of a list, as entries: taken apart at commas where an entry cannot have
 * one, as the text of a page writes lists.
 *
 * @param schema of one entry
 */
export function splitEntries(text: string, schema: Schema): readonly string[] {
  return text.includes(',') && !canHoldComma(text, schema)
    ? text.split(',').map((part) => part.trim())
    : [text];
}

function canHoldComma(text: string, schema: Schema): boolean {
  const type = typeOf(schema);
  if (type === 'integer' || type === 'number') return false;
  const {pattern} = schema;
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}
