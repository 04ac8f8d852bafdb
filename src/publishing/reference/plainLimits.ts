import {restoreNumbers} from '../../openapi/document/exactNumbers';
import type {Json, Schema} from '../../openapi/document/types';

/** The words of a schema by which values are checked: only numbers can be compared. */
const limits = [
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
] as const;

/** A schema whose limits are numbers. Those of its examples and its default stay marked, and so keep their digits. */
export function plainLimits(schema: Schema): Schema {
  const plain = limits.flatMap((key) => {
    const value: Json | undefined = schema[key];
    return value === undefined ? [] : [[key, plainNumbers(value)] as const];
  });
  return plain.length === 0 ? schema : {...schema, ...Object.fromEntries(plain)};
}

function plainNumbers(value: Json): Json {
  return JSON.parse(restoreNumbers(JSON.stringify(value))) as Json;
}
