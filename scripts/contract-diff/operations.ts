import {list, node, resolve} from './nodes';
import type {Direction, Node} from './types';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** An operation with what its path and the whole document add to it. */
export interface Operation {
  /** Its `operationId`; method and path where it has none. */
  readonly id: string;
  readonly value: Node;
  /** By where they are sent and their name, `query limit`. Those of the path are known by their position: `path 1`. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Alternatives, each the scopes of every scheme that it needs. Empty if anybody may call. */
  readonly security: readonly Node[];
  /** The direction of its request: a webhook's is sent by the platform. */
  readonly sends: Direction;
}

/**
 * The operations of a document by method and path. The names of a path's parameters do not count: `/areas/{id}` and
 * `/areas/{areaId}` are one path.
 */
export function operationsOf(document: Node): ReadonlyMap<string, Operation> {
  return new Map([
    ...operationsUnder(document, 'paths', 'request'),
    ...operationsUnder(document, 'webhooks', 'response'),
  ]);
}

function operationsUnder(document: Node, root: string, sends: Direction): [string, Operation][] {
  return Object.entries(node(document[root])).flatMap(([path, given]) => {
    const item = resolve(document, given);
    return methods
      .filter((method) => item[method] !== undefined)
      .map((method): [string, Operation] => {
        const value = node(item[method]);
        return [
          `${root} ${method} ${path.replace(/\{[^}]*\}/g, '{}')}`,
          {
            id: typeof value.operationId === 'string' ? value.operationId : `${method.toUpperCase()} ${path}`,
            value,
            parameters: parametersOf(document, path, [...list(item.parameters), ...list(value.parameters)]),
            security: list(value.security ?? document.security).map(node),
            sends,
          },
        ];
      });
  });
}

function parametersOf(document: Node, path: string, given: readonly unknown[]): Record<string, unknown> {
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  // Those of an operation come last: they replace those of its path.
  return Object.fromEntries(
    given.map((each) => {
      const {in: where, name} = resolve(document, each);
      return [
        where === 'path' ? `path ${names.indexOf(String(name)) + 1}` : `${String(where)} ${String(name)}`,
        each,
      ];
    }),
  );
}
