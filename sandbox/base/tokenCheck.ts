/** Whom a bearer token speaks for. */
export interface TokenBearer {
  /** The account whose data the bearer sees: the user's `sub`. */
  readonly accountId: string;
  /** The identity groups of the user, as the token's `cognito:groups` names them. */
  readonly groups: readonly string[];
}

/**
 * Checks a bearer token (the bare JWT, no "Bearer ") and says whom it speaks for: `'expired'` when it was valid once,
 * `undefined` when it is malformed, forged, revoked or of another pool. It never throws for a bad token: the caller returns 401.
 *
 * The platform is handed one of these. It knows nothing of how tokens are made: the identity room does.
 */
export type TokenCheck = (token: string) => Promise<TokenBearer | 'expired' | undefined>;
