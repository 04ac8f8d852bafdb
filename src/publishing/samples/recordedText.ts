import type {Json} from '../../openapi/document/types';
import {formatJson} from '../../openapi/document/formatJson';

/**
 * A JSON response as its page records it: laid out to be read and, where the page says `keep=3`, with no more than
 * three entries of each list and the rest counted. Short lists of plain values, a position or a box, stay whole.
 */
export function recordedJson(value: Json, keep: number | undefined): string {
  return formatJson(keep === undefined ? value : cut(value, keep));
}

function cut(value: Json, keep: number): Json {
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    const isTuple = list.length <= 4 && list.every((each) => typeof each !== 'object');
    if (isTuple || list.length <= keep) return list.map((each) => cut(each, keep));
    return [...list.slice(0, keep).map((each) => cut(each, keep)), `… ${list.length - keep} more`];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cut(each, keep)]));
}
