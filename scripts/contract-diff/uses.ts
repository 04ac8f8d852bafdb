import {findAtPath, parsePointer} from '../../src/openapi/document/pointer';
import {findRef, list, node} from './nodes';
import {operationsOf, type Operation} from './operations';
import type {Direction, Node} from './types';

/** The directions in which operations use something, by the ids of the operations. */
export type Uses = ReadonlyMap<string, ReadonlySet<Direction>>;

/** The uses of each part that operations share, by its pointer: `#/components/schemas/Area`. */
export function usesOfComponents(documents: readonly Node[]): ReadonlyMap<string, Uses> {
  const uses = new Map<string, Map<string, Set<Direction>>>();
  for (const document of documents)
    for (const operation of operationsOf(document).values())
      for (const [pointer, direction] of pointersOf(document, operation)) {
        const ofPart = uses.get(pointer) ?? new Map<string, Set<Direction>>();
        uses.set(pointer, ofPart);
        ofPart.set(operation.id, (ofPart.get(operation.id) ?? new Set()).add(direction));
      }
  return uses;
}

function pointersOf(document: Node, operation: Operation): [string, Direction][] {
  const {parameters, value, security, sends} = operation;
  const found = new Map<string, [string, Direction]>();
  const visit = (part: unknown, direction: Direction): void => {
    if (Array.isArray(part)) return part.forEach((each) => visit(each, direction));
    const {readOnly, writeOnly} = node(part);
    // A request ignores read-only properties, and a response has none that are write-only.
    if (readOnly === true && direction === 'request') return;
    if (writeOnly === true && direction === 'response') return;
    const ref = findRef(part);
    if (ref !== undefined && !found.has(`${direction} ${ref}`)) {
      found.set(`${direction} ${ref}`, [ref, direction]);
      visit(findAtPath(document, parsePointer(ref)), direction);
    }
    Object.values(node(part)).forEach((each) => visit(each, direction));
  };
  visit([Object.values(parameters), value.requestBody], sends);
  visit(value.responses, opposite(sends));
  const schemes = list(security).flatMap((each) => Object.keys(node(each)));
  return [
    ...found.values(),
    ...schemes.map((name): [string, Direction] => [`#/components/securitySchemes/${name}`, 'request']),
  ];
}

export function opposite(direction: Direction): Direction {
  return direction === 'request' ? 'response' : 'request';
}
