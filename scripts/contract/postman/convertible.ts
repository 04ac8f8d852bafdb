import {mapSubschemas} from '../../../src/openapi/document/subschemas';
import type {Schema} from '../../../src/openapi/document/types';
import {plainLimits} from '../../../src/publishing/reference/plainLimits';
import type {OpenApiDocument} from '../document';

/** Data, which may have members of any name. */
const examples = ['example', 'examples'];

/**
 * The contract as the converter can read it: it prints a stack of calls where a schema is `true` and not `{}`, which says
 * the same, and compares limits as numbers.
 */
export function convertible(contract: OpenApiDocument): OpenApiDocument {
  const {components: {schemas = {}, ...components} = {}, ...rest} = contract;
  const named = Object.entries(schemas).map(([name, schema]) => [name, readable(schema as Schema)] as const);
  return {
    ...(change(rest) as OpenApiDocument),
    components: {...(change(components) as object), schemas: Object.fromEntries(named) as typeof schemas},
  };
}

function change(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, each]: [string, unknown]) => {
    if (examples.includes(key)) return [key, each];
    return [key, key === 'schema' ? readable(each as Schema | boolean) : change(each)];
  });
  return Object.fromEntries(members);
}

function readable(schema: Schema | boolean): Schema {
  if (typeof schema === 'boolean') return schema ? {} : {not: {}};
  const {items, ...rest} = plainLimits(schema);
  // Of those inside, lists and maps of schemas are handed on whatever they are, single ones as objects alone.
  return mapSubschemas({...rest, ...(items !== undefined && {items: readable(items)})}, readable);
}
