import {isObject, type Contract, type JsonObject} from '../document/document';
import {child} from '../document/pointers';

/** Where each object of a contract stands, and which others it refers to. */
export interface SchemaGraph {
  /** Its JSON pointer. */
  pointerOf(schema: object): string | undefined;
  /** Every object that stands in it or is referred to from it, itself included. */
  under(schema: object): ReadonlySet<object>;
  /** What a reference refers to; of any other schema itself. */
  readonly follow: (schema: JsonObject) => JsonObject;
}

/** Made when first asked: only violations need it. */
export function createSchemaGraph(contract: Contract): SchemaGraph {
  let pointers: Map<object, string> | undefined;
  const reachable = new WeakMap<object, Set<object>>();
  const targets = new WeakMap<JsonObject, JsonObject>();
  return {
    pointerOf: (schema) => (pointers ??= collectPointers(contract.document)).get(schema),
    under: (schema) => {
      const known = reachable.get(schema) ?? collectReachable(contract, schema);
      reachable.set(schema, known);
      return known;
    },
    follow: (schema) => {
      if (!('$ref' in schema)) return schema;
      const known = targets.get(schema) ?? follow(contract, schema);
      targets.set(schema, known);
      return known;
    },
  };
}

function collectPointers(document: object): Map<object, string> {
  const pointers = new Map<object, string>([[document, '']]);
  for (const [node, pointer] of pointers)
    for (const [key, value] of Object.entries(node) as [string, unknown][])
      if (typeof value === 'object' && value !== null) pointers.set(value, child(pointer, key));
  return pointers;
}

function collectReachable(contract: Contract, schema: object): Set<object> {
  const found = new Set<object>([schema]);
  for (const node of found) {
    for (const value of Object.values(node) as unknown[])
      if (typeof value === 'object' && value !== null) found.add(value);
    if (isObject(node)) found.add(follow(contract, node));
  }
  return found;
}

function follow(contract: Contract, schema: JsonObject): JsonObject {
  const {$ref: reference} = schema;
  return typeof reference === 'string'
    ? contract.at(decodeURI(reference.slice(reference.indexOf('#') + 1))).value
    : schema;
}
