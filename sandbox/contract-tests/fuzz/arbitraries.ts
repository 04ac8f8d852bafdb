import fc from 'fast-check';
import {isObject, type JsonObject} from '../../contract/document/document';
import {child} from '../../contract/document/pointers';
import {contract} from '../contract';
import {agreements, shapes, instant} from './shapes';

const made = new Map<string, fc.Arbitrary<unknown>>();

/** Values that a schema of the contract allows: small ones, since it is their variety that finds faults. */
export function valuesOf(at: string): fc.Arbitrary<unknown> {
  const {value, pointer} = contract.at(at);
  const known = made.get(pointer);
  if (known) return known;
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  const anyValue = shapes[name] ?? makeValues(value, pointer);
  const agree = agreements[name];
  const arbitrary = agree ? anyValue.map((each) => agree(each as Record<string, unknown>)) : anyValue;
  made.set(pointer, arbitrary);
  return arbitrary;
}

function makeValues(schema: JsonObject, pointer: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = schema[keyword];
    if (Array.isArray(branches))
      return fc.oneof(...branches.map((_, index) => valuesOf(child(child(pointer, keyword), index))));
  }
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, pointer)));
}

function valuesOfType(type: unknown, schema: JsonObject, pointer: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(range(schema, Number.EPSILON));
    case 'number':
      return fc.oneof(
        fc.integer(range(schema, 1)),
        fc.double({...range(schema, 0.001), noNaN: true}).map((value) => value + 0),
      );
    case 'string':
      return texts(schema);
    case 'array':
      return lists(schema, pointer);
    case 'object':
      return objects(schema, pointer);
    default:
      return fc.jsonValue({maxDepth: 1});
  }
}

const FAR = 1_000_000;

function range(schema: JsonObject, step: number): {min: number; max: number} {
  const above = typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + step : undefined;
  const min = above ?? (typeof schema.minimum === 'number' ? schema.minimum : -FAR);
  return {min, max: typeof schema.maximum === 'number' ? schema.maximum : Math.max(FAR, min)};
}

function texts({pattern, format, minLength, maxLength}: JsonObject): fc.Arbitrary<string> {
  if (format === 'date-time') return instant;
  if (format === 'uri') return fc.constantFrom('http://127.0.0.1:9/hook', 'https://hooks.example/a?b=c');
  const least = Number(minLength ?? 0);
  const most = Math.min(Number(maxLength ?? 40), least + 40);
  if (typeof pattern === 'string')
    return fc.stringMatching(new RegExp(pattern), {maxLength: most}).filter((text) => text.length >= least);
  return fc.string({minLength: least, maxLength: most, unit: 'grapheme-composite', size: 'small'});
}

function lists(schema: JsonObject, pointer: string): fc.Arbitrary<unknown[]> {
  if (Array.isArray(schema.prefixItems))
    return fc.tuple(
      ...schema.prefixItems.map((_, index) => valuesOf(child(child(pointer, 'prefixItems'), index))),
    );
  const items = isObject(schema.items) ? valuesOf(child(pointer, 'items')) : fc.jsonValue({maxDepth: 1});
  const minLength = Number(schema.minItems ?? 0);
  const maxLength = Math.min(Number(schema.maxItems ?? 3), minLength + 2);
  return schema.uniqueItems === true
    ? fc.uniqueArray(items, {minLength, maxLength})
    : fc.array(items, {minLength, maxLength});
}

function objects(schema: JsonObject, pointer: string): fc.Arbitrary<object> {
  const {properties, required, additionalProperties} = schema;
  const names = isObject(properties) ? Object.keys(properties) : [];
  const known = fc.record(
    Object.fromEntries(names.map((name) => [name, valuesOf(child(child(pointer, 'properties'), name))])),
    {requiredKeys: Array.isArray(required) ? (required as string[]) : []},
  );
  if (additionalProperties === undefined || additionalProperties === false) return known;
  const values = isObject(additionalProperties)
    ? valuesOf(child(pointer, 'additionalProperties'))
    : fc.jsonValue({maxDepth: 1});
  const others = fc.dictionary(fc.stringMatching(/^x[a-z]{1,8}$/), values, {maxKeys: 3});
  return fc.tuple(others, known).map(([more, values]) => ({...more, ...values}));
}
