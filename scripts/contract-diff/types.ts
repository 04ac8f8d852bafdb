/** Whether a value goes to the platform or comes from it. */
export type Direction = 'request' | 'response';

/**
 * What a change does to the values that the contract allows: fewer (`narrower`), more (`wider`), or others (`both`).
 * The rest does not depend on the direction: `breaking` always breaks programs, `compatible` never does, and `wording`
 * is read by people alone.
 */
export type Effect = 'narrower' | 'wider' | 'both' | 'breaking' | 'compatible' | 'wording';

export type Verdict = 'breaking' | 'compatible' | 'wording';

/** One difference between two contracts. */
export interface Change {
  /**
   * Where it is, in words of the contract: `operations/listAreas/parameters/query limit/schema/maximum`, or
   * `schemas/Area/properties/format` if operations share it.
   */
  readonly place: string;
  readonly action: 'added' | 'removed' | 'changed';
  readonly before?: unknown;
  readonly after?: unknown;
  readonly verdict: Verdict;
  /** The operations that it concerns, and those among them whose callers it breaks; by their ids, in order. */
  readonly operations: readonly string[];
  readonly breaks: readonly string[];
}

/** Part of an OpenAPI document, as it is written. */
export type Node = Readonly<Record<string, unknown>>;
