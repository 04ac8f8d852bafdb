import {ownValue} from '../../base/ownValue';
import {dereferenced, flattened} from './composite';
import {isList} from './isList';
import {isObject} from './isObject';
import {numberWithin, textWithin} from './plainSample';
import {refName} from './subschemas';
import type {Json, Schema, SchemaType} from './types';

type Schemas = Readonly<Record<string, Schema>>;

/**
 * A value of a schema, for where the contract shows none: its example, default or first enumerated value, else the
 * least that its type and limits allow. Required properties only; a schema inside of itself is left out, and an
 * alternative without it is taken instead, so that recursion ends.
 */
export function sample(schema: Schema, schemas: Schemas): Json {
  return part(schema, {schemas, above: [], sent: false}) ?? null;
}

/**
 * The same for a value that goes out: without what only responses have (`readOnly`), and where nothing is required with
 * all that is named, since a list or an object without anything in it shows nobody what to send.
 */
export function sampleToSend(schema: Schema, schemas: Schemas): Json {
  const around = {schemas, above: [], sent: true};
  const value = part(schema, around) ?? null;
  const {items, ...whole} = flattened(schema, schemas);
  if (Array.isArray(value) && value.length === 0 && items)
    return [part(items, around)].filter((each) => each !== undefined);
  const isEmpty = isObject(value) && Object.keys(value).length === 0;
  return isEmpty ? members(Object.keys(whole.properties ?? {}), whole, around) : value;
}

/** Where in a sample a schema stands. */
interface Around {
  readonly schemas: Schemas;
  /** Names of the schemas whose parts it is made of. */
  readonly above: readonly string[];
  /** Whether the sample goes out. */
  readonly sent: boolean;
}

/** Undefined for a schema that stands inside of itself. */
function part(schema: Schema, around: Around): Json | undefined {
  const {schemas, above} = around;
  if (schema.$ref !== undefined) {
    const {$ref, ...beside} = schema;
    const name = refName($ref);
    if (above.includes(name)) return undefined;
    return part({...ownValue(schemas, name), ...beside}, {...around, above: [...above, name]});
  }
  const shown =
    schema.example ??
    schema.examples?.[0] ??
    schema.default ??
    schema.const ??
    schema.enum?.[0] ??
    schema['x-sample'];
  if (shown !== undefined) return around.sent ? withoutReadOnly(shown, schema, schemas) : shown;
  const {allOf, oneOf, anyOf, ...own} = schema;
  if (allOf ?? oneOf ?? anyOf) {
    const all = [...(allOf ?? []), own].map((each) => part(each, around));
    const chosen = [oneOf, anyOf].map((alternatives) => firstOf(alternatives ?? [], around));
    return merged([...all.slice(0, -1), ...chosen, ...all.slice(-1)]);
  }
  return byType(schema, around);
}

/** What goes out of a value that a schema shows for responses as well, and that names what only they have. */
function withoutReadOnly(value: Json, schema: Schema, schemas: Schemas): Json {
  const {properties, items} = flattened(schema, schemas);
  if (isList(value)) return items ? value.map((each) => withoutReadOnly(each, items, schemas)) : value;
  if (!isObject(value) || !properties) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const property = ownValue(properties, name) ?? {};
      if (dereferenced(property, schemas).readOnly) return [];
      return [[name, withoutReadOnly(each, property, schemas)]];
    }),
  );
}

/** A value of the first alternative that has one. */
function firstOf(alternatives: readonly Schema[], around: Around): Json | undefined {
  for (const each of alternatives) {
    const value = part(each, around);
    if (value !== undefined) return value;
  }
  return undefined;
}

function merged(values: readonly (Json | undefined)[]): Json {
  const known = values.filter((value) => value !== null && value !== undefined);
  const [first = null] = known;
  return isObject(first) ? Object.fromEntries(known.flatMap((value) => Object.entries(value))) : first;
}

function byType(schema: Schema, around: Around): Json {
  switch (typeOf(schema)) {
    case 'string':
      return textWithin(schema);
    case 'integer':
    case 'number':
      return numberWithin(schema);
    case 'boolean':
      return false;
    case 'array':
      return Array.from({length: schema.minItems ?? 0}, (_, index) =>
        part(schema.prefixItems?.[index] ?? schema.items ?? {}, around),
      ).filter((each) => each !== undefined);
    case 'object':
      return members(schema.required ?? [], schema, around);
    default:
      return null;
  }
}

function members(names: readonly string[], {properties}: Schema, around: Around): Json {
  return Object.fromEntries(
    names.flatMap((name) => {
      const property = ownValue(properties, name) ?? {};
      if (around.sent && dereferenced(property, around.schemas).readOnly) return [];
      const value = part(property, around);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The type a value of the schema most likely has: the first named that is not null. */
export function typeOf({type, properties, items, prefixItems}: Schema): SchemaType | undefined {
  const named = typeof type === 'string' ? type : type?.find((each) => each !== 'null');
  if (named !== undefined) return named;
  if (properties) return 'object';
  return items || prefixItems ? 'array' : undefined;
}
