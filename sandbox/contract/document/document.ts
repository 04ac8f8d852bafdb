import {ownValue} from '../../base/ownValue';
import {keysOf} from './pointers';

/** Any part of the bundled contract: plain JSON whose shape is looked at where it is used. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** A part of the contract and where it stands, references followed. */
export interface Located {
  readonly value: JsonObject;
  /** JSON pointer from the root, such as `/components/parameters/Limit`. */
  readonly pointer: string;
}

/** The document, with lookups that follow `$ref`s. */
export interface Contract {
  readonly document: JsonObject;
  readonly version: string;
  /** The object at a pointer; a `$ref` standing there is followed. */
  at(pointer: string): Located;
}

export function openContract(document: JsonObject): Contract {
  const contract: Contract = {
    document,
    version: String((document.info as JsonObject).version),
    at: (pointer) => {
      const value = keysOf(pointer).reduce<Json | undefined>(
        (node, key) => ownValue(node as JsonObject | undefined, key),
        document,
      );
      if (!isObject(value)) throw new Error(`The contract has no object at #${pointer}`);
      const reference = value.$ref;
      return typeof reference === 'string' ? contract.at(reference.slice(1)) : {value, pointer};
    },
  };
  return contract;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
