/** What is wrong with a value, in words a person can act on. */
export interface Violation {
  /** Keys and list positions from the value inwards; empty for the value itself. */
  readonly path: readonly string[];
  readonly message: string;
  /** Where in the text, in UTF-16 units, when the text is not JSON and so has no paths. */
  readonly offset?: number;
}
