import type {Json} from './types';

/** `Array.isArray` forgets what is in the list. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
