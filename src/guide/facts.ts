import facts from '@generated/guide-facts/default/facts.json';

/** One operation that a bearer token does not open. */
export interface KeyOnlyOperation {
  readonly summary: string;
  /** Last part of its address in the reference. */
  readonly slug: string;
}

/** Which credentials the operations of one tag of the contract take. */
export interface TagCredentials {
  readonly tag: string;
  readonly slug: string;
  /** How many operations take a key or a token, as the caller likes. */
  readonly either: number;
  readonly keyOnly: readonly KeyOnlyOperation[];
}

/** What the guides tell of the contract without anybody writing it down. */
export interface GuideFacts {
  readonly credentials: readonly TagCredentials[];
}

export const guideFacts: GuideFacts = facts;
