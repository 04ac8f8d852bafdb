import {translate} from '@docusaurus/Translate';
import {flattened} from '../document/composite';
import type {Json, OperationDocument, Schema} from '../document/types';
import type {Violation} from './types';

/** Breaches of `x-max-bytes`, a keyword of this platform: the value as compact JSON in UTF-8 must fit. */
export function oversized(
  value: Json,
  schema: Schema,
  schemas: OperationDocument['schemas'],
  path: readonly string[] = [],
): Violation[] {
  if (typeof value !== 'object' || value === null) return [];
  const {properties = {}, items, 'x-max-bytes': most} = flattened(schema, schemas);
  const bytes = most === undefined ? 0 : new TextEncoder().encode(JSON.stringify(value)).length;
  const here = most !== undefined && bytes > most ? [{path, message: text(bytes, most)}] : [];
  const inside = Object.entries(value).flatMap(([key, each]: [string, Json]) => {
    const part = Array.isArray(value) ? items : properties[key];
    return part ? oversized(each, part, schemas, [...path, key]) : [];
  });
  return [...here, ...inside];
}

function text(bytes: number, most: number): string {
  return translate(
    {
      id: 'calls.violation.maxBytes',
      message: 'Takes {bytes} bytes as JSON; at most {most} fit.',
      description: 'An object is too large',
    },
    {bytes, most},
  );
}
