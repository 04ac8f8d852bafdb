import {flattened} from '../document/composite';
import {parseJson} from '../document/parseJson';
import {typeOf} from '../document/sample';
import type {Json, OperationDocument, Schema} from '../document/types';
import {valueText} from '../document/valueText';
import type {FieldValue} from './types';

/** A value as the field of its parameter holds it. */
export function formatFieldValue(value: Json): FieldValue {
  if (Array.isArray(value)) return value.map(valueText);
  return valueText(value);
}

/** The value that a field's text means under a schema; text that is no number stays text, for the schema to refuse. */
export function parseFieldValue(
  value: FieldValue,
  schema: Schema,
  schemas: OperationDocument['schemas'],
): Json {
  const {items = {}, ...own} = flattened(schema, schemas);
  if (typeof value !== 'string') {
    return value.filter((entry) => entry !== '').map((entry) => parseFieldValue(entry, items, schemas));
  }
  switch (typeOf(own) ?? typeOf(own.oneOf?.[0] ?? own.anyOf?.[0] ?? {})) {
    case 'integer':
    case 'number':
      return /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value.trim()) ? Number(value) : value;
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value;
    case 'object':
    case 'array': {
      const parsed = parseJson(value);
      return parsed ? parsed.value : value;
    }
    default:
      return value;
  }
}
