import type {Json} from './types';

/** A value as a reader would type it: text without quotes, the rest as JSON. */
export function valueText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
