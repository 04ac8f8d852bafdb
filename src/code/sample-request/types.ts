import type {ResponseKind} from '../samples/types';

/** What goes with a request: a key (`x-api-key`), a bearer token, or nothing. */
export type SampleAuth = 'key' | 'bearer' | 'none';

/** A value that later requests of the page use, and where it stands in the response (RFC 6901). */
export interface Capture {
  readonly name: string;
  readonly pointer: string;
}

/** A request as a guide's author wrote it, placeholders and all. */
export interface SampleRequest {
  /** Unique in its page. */
  readonly name: string;
  /** Upper case. */
  readonly method: string;
  /** Path and query, for example `/locations/v2/objects?collectionId=deschutes-fleet`. */
  readonly target: string;
  /** Names in lower case; neither credential nor content type of a JSON body. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
  readonly auth: SampleAuth;
  readonly captures: readonly Capture[];
  readonly responseKind: ResponseKind;
  /** Whether the operation may also respond with success and no body, by the contract. */
  readonly canBeEmpty?: boolean;
}
