import type {Schema} from '../document/types';

/** One thing wrong with a value, in words that a person can act on. */
export interface Violation {
  /** Keys and list positions from the value inwards; empty for the value itself. */
  readonly path: readonly string[];
  readonly message: string;
  /** Where in the text, in UTF-16 units, when the text is not JSON and so has no paths. */
  readonly offset?: number;
}

/**
 * Says in words what a value does wrong that breaks a keyword of a schema. Handed in, since words are translated where
 * they are shown.
 *
 * @param found the text that breaks a `format`, or the bytes that a value takes as JSON, for `x-max-bytes`
 */
export type DescribeKeyword = (keyword: string, schema: Schema, found?: string | number) => string;
