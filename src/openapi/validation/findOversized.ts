import {ownValue} from '../../base/ownValue';
import {flattened} from '../document/composite';
import type {Json, OperationDocument, Schema} from '../document/types';
import type {DescribeKeyword, Violation} from './types';

/** Violations of `x-max-bytes`, a keyword of this platform: the value as compact JSON in UTF-8 must fit. */
export function findOversized(
  value: Json,
  schema: Schema,
  schemas: OperationDocument['schemas'],
  describe: DescribeKeyword,
  path: readonly string[] = [],
): Violation[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = flattened(schema, schemas);
  const {properties = {}, items, 'x-max-bytes': most} = own;
  const bytes = most === undefined ? 0 : new TextEncoder().encode(JSON.stringify(value)).length;
  const here =
    most !== undefined && bytes > most ? [{path, message: describe('x-max-bytes', own, bytes)}] : [];
  const inside = Object.entries(value).flatMap(([key, each]: [string, Json]) => {
    const part = Array.isArray(value) ? items : ownValue(properties, key);
    return part ? findOversized(each, part, schemas, describe, [...path, key]) : [];
  });
  return [...here, ...inside];
}
