import {ownValue} from '../../base/ownValue';
import {dereferenced} from './composite';
import {refName} from './subschemas';
import type {Schema} from './types';

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Every schema that a value must meet because of a schema and its `allOf`, however deep: the schema itself first, and
 * each without `allOf` and reference. What two of them say with one keyword holds twice, so neither replaces the other.
 */
export function allOfParts(schema: Schema, schemas: Schemas): Schema[] {
  const {allOf = [], ...own} = dereferenced(schema, schemas);
  return [own, ...allOf.flatMap((part) => allOfParts(part, schemas))];
}

/** The choices that a value must make: one list of alternatives for each `oneOf` and `anyOf`. */
export function choicesOf(schema: Schema, schemas: Schemas): (readonly Schema[])[] {
  return allOfParts(schema, schemas).flatMap(({oneOf, anyOf}) =>
    [oneOf, anyOf].filter((each) => each !== undefined),
  );
}

/** The named schemas that `allOf` lays into a schema, however deep. */
export function allOfNames({allOf = []}: Schema, schemas: Schemas): string[] {
  return allOf.flatMap((part) => {
    if (part.$ref === undefined) return allOfNames(part, schemas);
    const name = refName(part.$ref);
    return [name, ...allOfNames(ownValue(schemas, name) ?? {}, schemas)];
  });
}

/** The schema without those parts of its `allOf` that name a schema it stands in. */
export function withoutAbove(schema: Schema, above: readonly string[]): Schema {
  if (!schema.allOf?.some((part) => isNamed(part, above))) return schema;
  return {...schema, allOf: schema.allOf.filter((part) => !isNamed(part, above))};
}

/** Whether a schema is a reference to one of these names. */
export function isNamed({$ref}: Schema, names: readonly string[]): boolean {
  return $ref !== undefined && names.includes(refName($ref));
}
