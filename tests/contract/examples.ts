import {contract} from './contract';

export type Example = {
  /** JSON pointer of the example in the bundled contract. */
  place: string;
  /** JSON pointer of the schema that it must satisfy. */
  schema: string;
  value: unknown;
};

/** What stands inside these is data, not contract: a key named `default` there is no default. */
const data = new Set(['example', 'examples', 'value', 'default', 'const', 'enum']);

/**
 * Every example of the contract with its schema: those of bodies, parameters and headers, and the examples and
 * defaults that a schema states of itself. Binary bodies have no schema that a JSON value could satisfy.
 */
export function examples(): Example[] {
  return [...collect(contract, '')];
}

function* collect(node: unknown, place: string): Generator<Example> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* collect(item, `${place}/${index}`);
    return;
  }
  if (!isRecord(node)) return;
  if ('schema' in node && !isBinary(place)) yield* besideSchema(node, place);
  else if (!('schema' in node) && isSchemaPlace(place)) yield* withinSchema(node, place);
  for (const [key, inner] of Object.entries(node)) {
    // A property may be called `value` or `default`; a keyword of that name holds data.
    if (data.has(key) && !/\/(properties|parameters|responses)$/.test(place)) continue;
    yield* collect(inner, `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

function* besideSchema(node: Record<string, unknown>, place: string): Generator<Example> {
  const schema = `${place}/schema`;
  if ('example' in node) yield {place: `${place}/example`, schema, value: node.example};
  for (const [name, example] of Object.entries(isRecord(node.examples) ? node.examples : {})) {
    const resolved = resolve(example);
    if (isRecord(resolved) && 'value' in resolved)
      yield {place: `${place}/examples/${name}`, schema, value: resolved.value};
  }
}

function* withinSchema(node: Record<string, unknown>, place: string): Generator<Example> {
  if ('default' in node) yield {place: `${place}/default`, schema: place, value: node.default};
  for (const [index, value] of (Array.isArray(node.examples) ? node.examples : []).entries())
    yield {place: `${place}/examples/${index}`, schema: place, value};
}

function isSchemaPlace(place: string): boolean {
  return /\/schema(\/|$)|^\/components\/schemas\/./.test(place);
}

function isBinary(place: string): boolean {
  const type = /\/content\/([^/]+)$/.exec(place)?.[1];
  return type !== undefined && !type.includes('json');
}

function resolve(value: unknown): unknown {
  if (!isRecord(value) || typeof value.$ref !== 'string') return value;
  const keys = value.$ref
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolve(keys.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), contract));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
