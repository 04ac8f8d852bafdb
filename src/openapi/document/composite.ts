import {ownValue} from '../../base/ownValue';
import {refName} from './subschemas';
import type {Schema} from './types';

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Whether a value of the schema has parts worth a tree: named properties, or alternatives that have. Lists count by
 * their items, so a list of numbers is simple and a list of objects is not.
 */
export function isComposite(schema: Schema, schemas: Schemas, above: readonly string[] = []): boolean {
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref);
    // Only composite schemas can contain themselves to any purpose.
    if (above.includes(name)) return true;
    if (isComposite(ownValue(schemas, name) ?? {}, schemas, [...above, name])) return true;
  }
  if (schema.properties || schema.patternProperties) return true;
  const {items, additionalProperties: others, allOf = [], oneOf = [], anyOf = [], prefixItems = []} = schema;
  const parts = [...allOf, ...oneOf, ...anyOf, ...prefixItems, ...(items ? [items] : [])];
  if (typeof others === 'object') parts.push(others);
  return parts.some((part) => isComposite(part, schemas, above));
}

/** The schema with what its reference points at laid under its own words. */
export function dereferenced(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref === undefined) return schema;
  const {$ref, ...beside} = schema;
  return {...dereferenced(ownValue(schemas, refName($ref)) ?? {}, schemas), ...beside};
}

/** The schema with the parts of `allOf` laid together, so that its properties stand in one list. */
export function flattened(schema: Schema, schemas: Schemas): Schema {
  const {allOf, ...own} = dereferenced(schema, schemas);
  if (!allOf) return own;
  return [...allOf.map((part) => flattened(part, schemas)), own].reduce((under, over) => ({
    ...under,
    ...over,
    ...(under.properties || over.properties ? {properties: {...under.properties, ...over.properties}} : {}),
    ...(under.patternProperties || over.patternProperties
      ? {patternProperties: {...under.patternProperties, ...over.patternProperties}}
      : {}),
    ...(under.required || over.required
      ? {required: [...(under.required ?? []), ...(over.required ?? [])]}
      : {}),
  }));
}
