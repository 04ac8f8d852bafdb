/** The two ways in that the contract knows; the names are those of its security schemes' kinds. */
export type CredentialKind = 'apiKey' | 'bearer';

/** A credential that somebody else keeps: a signed-in person's key, a server's demonstration key. */
export interface NamedCredential {
  /** Unique among all that are offered, for example `account:key:2`. */
  readonly id: string;
  readonly kind: CredentialKind;
  /** What the chooser shows; never the secret. */
  readonly label: string;
  /** Whether everybody may know the secret, so that code samples need not hide it. */
  readonly isPublic?: boolean;
  /** Fetched when it is needed and not stored: a token may have been refreshed since. */
  readonly secret: () => Promise<string>;
}
