import type {JsonObject} from '../document/document';

/** What references into the contract begin with. */
export const ROOT = 'contract';

/** A reference to the part of the contract at a pointer, for schemas given to `Schemas.of`. */
export function reference(pointer: string): JsonObject {
  return {$ref: `${ROOT}#${encodeURI(pointer)}`};
}
