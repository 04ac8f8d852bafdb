import {ownValue} from '../base/ownValue';
import type {RequestHeaders} from '../contract/checkRequest';

/** A header that may come once; `undefined` where it is missing, the first where it came again. */
export function headerOf(headers: RequestHeaders, name: string): string | undefined {
  const value = ownValue(headers, name);
  return typeof value === 'string' || value === undefined ? value : value[0];
}
