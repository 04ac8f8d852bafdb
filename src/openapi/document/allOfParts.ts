import {dereferenced} from './composite';
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
