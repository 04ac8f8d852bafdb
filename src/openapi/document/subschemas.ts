import type {Schema} from './types';

// Where JSON Schema keeps schemas inside a schema. Everything else (examples, defaults, enumerations) is data, and
// a property may well be called "description" or "items".
const singles = ['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'] as const;
const lists = ['prefixItems', 'allOf', 'anyOf', 'oneOf'] as const;
const maps = ['properties', 'patternProperties'] as const;

/** A copy of the schema in which `change` has been applied to each schema directly inside it. */
export function mapSubschemas(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const copy: {-readonly [K in keyof Schema]: Schema[K]} = {...schema};
  for (const key of singles) {
    const inner = schema[key];
    if (typeof inner === 'object') copy[key] = change(inner);
  }
  for (const key of lists) {
    const inner = schema[key];
    if (inner) copy[key] = inner.map(change);
  }
  for (const key of maps) {
    const inner = schema[key];
    if (inner)
      copy[key] = Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, change(each)]));
  }
  return copy;
}

/** The schemas directly inside a schema; what a `$ref` points at is not inside. */
export function subschemas(schema: Schema): Schema[] {
  const found: Schema[] = [];
  mapSubschemas(schema, (inner) => {
    found.push(inner);
    return inner;
  });
  return found;
}

const PREFIX = '#/components/schemas/';

/** Name of the schema that a reference points at. */
export function refName(ref: string): string {
  return ref.slice(PREFIX.length);
}

/** Whether a reference points at a whole named schema, and not somewhere inside one. */
export function isNamedRef(ref: string): boolean {
  return ref.startsWith(PREFIX) && !ref.slice(PREFIX.length).includes('/');
}
