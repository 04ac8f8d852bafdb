import {ownValue} from '../../base/ownValue';
import {notAuthorized, resourceNotFound} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {type PoolSettings, issuerOf} from '../pool/settings';
import type {Bearer} from '../tokens/bearer';

/** Tokens by provider name, as a client logs in to the identity pool. */
export type Logins = Readonly<Record<string, string>>;

/**
 * Who logs in. The pool takes id tokens of its user pool and, as `ServerSideTokenCheck` demands, asks whether the
 * user was signed out or disabled since.
 * @throws CognitoError `NotAuthorizedException`: nobody, another provider, or a token that is not valid.
 */
export async function readLogins(
  {bearers, pool}: Pick<Dependencies, 'bearers' | 'pool'>,
  logins: Logins,
): Promise<Bearer> {
  const names = Object.keys(logins);
  if (names.length === 0)
    throw notAuthorized('Unauthenticated access is not supported for this identity pool.');
  const token = ownValue(logins, providerName(pool));
  if (token === undefined || names.length > 1)
    throw notAuthorized('Token is not from a supported provider of this identity pool.');
  return bearers.ofIdToken(token);
}

/** Whether somebody who does not log in is let in as a guest. */
export const isGuest = ({allowsGuests}: PoolSettings, logins: Logins): boolean =>
  allowsGuests && Object.keys(logins).length === 0;

/** The user pool as a login: its issuer without `https://`. */
export const providerName = (pool: PoolSettings): string => issuerOf(pool).slice('https://'.length);

/** @throws CognitoError `ResourceNotFoundException` */
export function checkIdentityPool(pool: PoolSettings, identityPoolId: string): void {
  if (identityPoolId !== pool.identityPoolId)
    throw resourceNotFound(`IdentityPool '${identityPoolId}' not found.`);
}
