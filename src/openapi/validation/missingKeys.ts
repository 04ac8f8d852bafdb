import type {Json, Schema} from '../document/types';

/** Required keys that an object lacks. */
export function missingKeys({required = []}: Schema, value: Json | undefined): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return required.filter((key) => !Object.hasOwn(value, key));
}
