import {shorten} from './shorten';

/** A key may be as long as a body, and many violations name it: so much of it tells which one it is. */
const LONGEST_KEY = 200;

/** Where something stands in a JSON document, as people read it: `body.plans[0].name`. Odd keys are quoted, long ones cut. */
export function formatPath(root: string, keys: readonly string[]): string {
  return keys.reduce((path, key) => path + formatKey(shorten(key, LONGEST_KEY)), root);
}

function formatKey(key: string): string {
  if (/^\d+$/.test(key)) return `[${key}]`;
  return /^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
