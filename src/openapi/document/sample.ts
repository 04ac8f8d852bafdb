import {ownValue} from '../../base/ownValue';
import {refName} from './subschemas';
import type {Json, Schema, SchemaType} from './types';

type Schemas = Readonly<Record<string, Schema>>;

const formats: Record<string, string> = {
  'date-time': '2026-07-14T18:00:00Z',
  date: '2026-07-14',
  uri: 'https://example.com/',
  email: 'mara@example.com',
  uuid: '00000000-0000-4000-8000-000000000000',
};

/**
 * A value of a schema, for where the contract shows none: its example, default or first enumerated value, else the
 * least that its type and limits allow. Required properties only, so that recursion ends.
 */
export function sample(schema: Schema, schemas: Schemas): Json {
  if (schema.$ref !== undefined) {
    const {$ref, ...beside} = schema;
    return sample({...ownValue(schemas, refName($ref)), ...beside}, schemas);
  }
  const shown = schema.example ?? schema.examples?.[0] ?? schema.default ?? schema.const ?? schema.enum?.[0];
  if (shown !== undefined) return shown;
  const {allOf, oneOf, anyOf, ...own} = schema;
  if (allOf ?? oneOf ?? anyOf)
    return merged(
      [...(allOf ?? []), ...(oneOf ?? []).slice(0, 1), ...(anyOf ?? []).slice(0, 1), own],
      schemas,
    );
  return byType(schema, schemas);
}

function merged(parts: readonly Schema[], schemas: Schemas): Json {
  const values = parts.map((part) => sample(part, schemas)).filter((value) => value !== null);
  const [first = null] = values;
  const isObject = typeof first === 'object' && first !== null && !Array.isArray(first);
  return isObject ? Object.fromEntries(values.flatMap((value) => Object.entries(value))) : first;
}

function byType(schema: Schema, schemas: Schemas): Json {
  switch (typeOf(schema)) {
    case 'string':
      return ownValue(formats, schema.format ?? '') ?? 'a'.repeat(schema.minLength ?? 1);
    case 'integer':
    case 'number':
      return schema.minimum ?? Math.min(0, schema.maximum ?? 0);
    case 'boolean':
      return false;
    case 'array':
      return Array.from({length: schema.minItems ?? 0}, (_, index) =>
        sample(schema.prefixItems?.[index] ?? schema.items ?? {}, schemas),
      );
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [
          name,
          sample(ownValue(schema.properties, name) ?? {}, schemas),
        ]),
      );
    default:
      return null;
  }
}

/** The type a value of the schema most likely has: the first named that is not null. */
export function typeOf({type, properties, items, prefixItems}: Schema): SchemaType | undefined {
  const named = typeof type === 'string' ? type : type?.find((each) => each !== 'null');
  if (named !== undefined) return named;
  if (properties) return 'object';
  return items || prefixItems ? 'array' : undefined;
}
