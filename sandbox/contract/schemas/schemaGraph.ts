import {isObject, type Contract} from '../document/document';
import {child} from '../document/pointers';

/** Where each object of a contract stands, and which others it leads to. */
export interface SchemaGraph {
  /** Its JSON pointer. */
  pointerOf(schema: object): string | undefined;
  /** Every object that stands in it or is referred to from it, itself included. */
  under(schema: object): ReadonlySet<object>;
}

/** Made when first asked: only violations need it. */
export function createSchemaGraph(contract: Contract): SchemaGraph {
  let pointers: Map<object, string> | undefined;
  const reachable = new WeakMap<object, Set<object>>();
  return {
    pointerOf: (schema) => (pointers ??= collectPointers(contract.document)).get(schema),
    under: (schema) => {
      const known = reachable.get(schema) ?? collectReachable(contract, schema);
      reachable.set(schema, known);
      return known;
    },
  };
}

function collectPointers(document: object): Map<object, string> {
  const pointers = new Map<object, string>([[document, '']]);
  for (const [node, pointer] of pointers)
    for (const [key, value] of Object.entries(node))
      if (typeof value === 'object' && value !== null) pointers.set(value, child(pointer, key));
  return pointers;
}

function collectReachable(contract: Contract, schema: object): Set<object> {
  const found = new Set<object>([schema]);
  for (const node of found) {
    for (const value of Object.values(node))
      if (typeof value === 'object' && value !== null) found.add(value);
    const reference = isObject(node) ? node.$ref : undefined;
    if (typeof reference === 'string')
      found.add(contract.at(reference.slice(reference.indexOf('#') + 1)).value);
  }
  return found;
}
