import {restoreNumbers, unmarked} from './exactNumbers';
import type {Json} from './types';

/** A value as a reader would type it: text without quotes, the rest as JSON; marked numbers with all their digits. */
export function valueText(value: Json): string {
  return typeof value === 'string' ? unmarked(value) : restoreNumbers(JSON.stringify(value));
}
