import {findFunction} from '../checks/references';
import type {Value} from '../types';

/**
 * Properties as one value for each path, so that two sides can be compared line by line. A list of plain values is one
 * value, the entries of another are called by their `Name` or number, and what the stack calculates stands as JSON.
 */
export function flatten(path: string, value: Value): [path: string, value: Value][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  if (findFunction(value)) return [[path, JSON.stringify(value)]];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([name, inner]) => flatten(`${path}.${name}`, inner));
  const items = value as readonly Value[];
  if (items.every((item) => typeof item !== 'object')) return [[path, items.join(', ')]];
  return items.flatMap((item, index) => {
    const {Name: name, ...others} = item as {readonly [key: string]: Value};
    return flatten(`${path}[${typeof name === 'string' ? name : index}]`, others);
  });
}
