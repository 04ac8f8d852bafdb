/** What of a call something is found in. */
export type FindingPart = 'operation' | 'path' | 'query' | 'header' | 'body' | 'response';

/** What kind of thing was found. */
export type FindingKind = 'unknownOperation' | 'violation' | 'deprecated' | 'keyInAddress' | 'undocumented';

/** One thing about a call that its sender should know. */
export interface Finding {
  readonly kind: FindingKind;
  readonly part: FindingPart;
  /** Where in that part: a parameter, or the path in a body. Empty for all of it. */
  readonly path: string;
  readonly message: string;
}
