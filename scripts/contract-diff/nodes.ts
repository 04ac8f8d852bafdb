import {isDeepStrictEqual} from 'node:util';
import {findAtPath, parsePointer} from '../../src/openapi/document/pointer';
import {ownValue} from '../../src/base/ownValue';
import type {Node} from './types';

/** The value as an object; an empty one for everything else. */
export function node(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function findRef(value: unknown): string | undefined {
  const ref = ownValue(node(value), '$ref');
  return typeof ref === 'string' ? ref : undefined;
}

/** The value without its reference; what stands beside one adds to what it refers to. */
export function besideRef(value: unknown): Node {
  return Object.fromEntries(Object.entries(node(value)).filter(([key]) => key !== '$ref'));
}

/**
 * The value, or what its reference leads to, with what stands beside the reference.
 *
 * @throws when a reference leads nowhere; the message names it
 */
export function resolve(document: Node, value: unknown): Node {
  const ref = findRef(value);
  if (ref === undefined) return node(value);
  const target = findAtPath(document, parsePointer(ref));
  if (target === undefined) throw new Error(`The contract has no ${ref}.`);
  return {...resolve(document, target), ...besideRef(value)};
}

/** The keys of both, in the order of the first. */
export function keysOf(before: Node, after: Node): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

export const isEqual: (before: unknown, after: unknown) => boolean = isDeepStrictEqual;
