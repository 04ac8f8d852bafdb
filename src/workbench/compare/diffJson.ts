import {ownValue} from '@site/src/base/ownValue';
import {isObject} from '@site/src/openapi/document/isObject';
import type {Json, JsonObject} from '@site/src/openapi/document/types';

/** One difference between two documents. What is missing on a side is undefined there. */
export interface Difference {
  /** As one would write it in code: `objects[heron-7].speed`. */
  readonly path: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/**
 * How one JSON document differs from another. Entries of lists are matched by their ids where they have one, such as
 * `objectId`, so that one more entry at the top is one difference and not one in each entry behind it.
 */
export function diffJson(before: Json, after: Json, path = ''): Difference[] {
  if (isList(before) && isList(after)) return diffLists(before, after, path);
  if (isObject(before) && isObject(after)) return diffMembers(before, after, path);
  return isEqual(before, after) ? [] : [{path, before, after}];
}

function diffMembers(before: JsonObject, after: JsonObject, path: string): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) =>
    diffMaybe(ownOf(before, name), ownOf(after, name), path === '' ? name : `${path}.${name}`),
  );
}

const ownOf = (object: JsonObject, name: string): Json | undefined => ownValue(object, name);

function diffMaybe(before: Json | undefined, after: Json | undefined, path: string): Difference[] {
  if (before === undefined || after === undefined) return [{path, before, after}];
  return diffJson(before, after, path);
}

type List = readonly Json[];

const isList = (value: Json): value is List => Array.isArray(value);

function diffLists(before: List, after: List, path: string): Difference[] {
  const id = commonId(before, after);
  if (id !== undefined) {
    const [old, young] = [byId(before, id), byId(after, id)];
    return [...new Set([...old.keys(), ...young.keys()])].flatMap((key) =>
      diffMaybe(old.get(key), young.get(key), `${path}[${key}]`),
    );
  }
  return Array.from({length: Math.max(before.length, after.length)}, (_, index) =>
    diffMaybe(before[index], after[index], `${path}[${index}]`),
  ).flat();
}

const byId = (list: List, id: string): Map<string, Json> =>
  new Map(list.map((each) => [String(ownOf(each as JsonObject, id)), each]));

/** The member by which every entry of both lists is known, each by another value. */
function commonId(...lists: readonly List[]): string | undefined {
  const [first] = lists.flat();
  if (!isObject(first)) return undefined;
  return Object.keys(first).find(
    (name) =>
      /(^i|I)d$/.test(name) &&
      lists.every((list) => {
        const ids = list.map((each) => (isObject(each) ? ownOf(each, name) : undefined));
        return ids.every((each) => typeof each === 'string') && new Set(ids).size === ids.length;
      }),
  );
}

const isEqual = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);
