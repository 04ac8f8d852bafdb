import type {Json} from './types';

/** The value of a JSON text, which may be null or false: so it comes in an object. Undefined for any other text. */
export function parseJson(text: string): {readonly value: Json} | undefined {
  try {
    return {value: JSON.parse(text) as Json};
  } catch {
    return undefined;
  }
}
