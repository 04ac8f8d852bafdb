/** The two ways in that the contract knows; the names are those of its security schemes' kinds. */
export type CredentialKind = 'apiKey' | 'bearer';

/** A credential that somebody else keeps: a signed-in person's key, a server's demonstration key. */
export interface NamedCredential {
  /** Unique among all sources, for example `account:key:2`. */
  readonly id: string;
  readonly kind: CredentialKind;
  /** What the chooser shows; never the secret. */
  readonly label: string;
  /** Whether everybody may know the secret, so that code samples need not hide it. */
  readonly isPublic?: boolean;
  /** Fetched when it is needed and not kept: a token may have been refreshed since. */
  readonly secret: () => Promise<string>;
}

/**
 * Where named credentials come from. The reference knows no sign-in: whoever does registers a source
 * (`addCredentialSource`), for example from `theme/Root`, and tells subscribers when its list changes.
 */
export interface CredentialSource {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same array until the list changes. */
  readonly list: () => readonly NamedCredential[];
}
