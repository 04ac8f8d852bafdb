import {atPointer, memberPointer} from '../fixtures/jsonPointer';
import type {OpenApiDocument} from '../../scripts/contract/document';

export interface Example {
  /** JSON Pointer of the example in the bundled contract. */
  readonly pointer: string;
  /** JSON Pointer of the schema that it must satisfy. */
  readonly schema: string;
  readonly value: unknown;
}

/** What stands inside these is data, not contract: a key named `default` there is no default. */
const data = new Set(['example', 'examples', 'value', 'default', 'const', 'enum']);

/**
 * Every example of a contract with its schema: those of bodies, parameters and headers, and the examples and
 * defaults that a schema states of itself. Binary bodies have no schema that a JSON value could satisfy.
 */
export function examples(contract: OpenApiDocument): Example[] {
  return [...collect(contract, contract, '')];
}

function* collect(contract: OpenApiDocument, node: unknown, pointer: string): Generator<Example> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* collect(contract, item, memberPointer(pointer, index));
    return;
  }
  if (!isRecord(node)) return;
  if ('schema' in node && !isBinary(pointer)) yield* besideSchema(contract, node, pointer);
  else if (!('schema' in node) && isSchemaPointer(pointer)) yield* withinSchema(node, pointer);
  for (const [key, inner] of Object.entries(node)) {
    // A property may be called `value` or `default`; a keyword of that name holds data.
    if (data.has(key) && !/\/(properties|parameters|responses)$/.test(pointer)) continue;
    yield* collect(contract, inner, memberPointer(pointer, key));
  }
}

function* besideSchema(
  contract: OpenApiDocument,
  node: Record<string, unknown>,
  pointer: string,
): Generator<Example> {
  const schema = `${pointer}/schema`;
  if ('example' in node) yield {pointer: `${pointer}/example`, schema, value: node.example};
  for (const [name, example] of Object.entries(isRecord(node.examples) ? node.examples : {})) {
    const resolved = resolve(contract, example);
    if (isRecord(resolved) && 'value' in resolved)
      yield {pointer: `${pointer}/examples/${name}`, schema, value: resolved.value};
  }
}

function* withinSchema(node: Record<string, unknown>, pointer: string): Generator<Example> {
  if ('default' in node) yield {pointer: `${pointer}/default`, schema: pointer, value: node.default};
  for (const [index, value] of (Array.isArray(node.examples) ? node.examples : []).entries())
    yield {pointer: `${pointer}/examples/${index}`, schema: pointer, value};
}

function isSchemaPointer(pointer: string): boolean {
  return /\/schema(\/|$)|^\/components\/schemas\/./.test(pointer);
}

function isBinary(pointer: string): boolean {
  const type = /\/content\/([^/]+)$/.exec(pointer)?.[1];
  return type !== undefined && !type.includes('json');
}

function resolve(contract: OpenApiDocument, value: unknown): unknown {
  if (!isRecord(value) || typeof value.$ref !== 'string') return value;
  return resolve(contract, atPointer(contract, value.$ref.slice(1)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
