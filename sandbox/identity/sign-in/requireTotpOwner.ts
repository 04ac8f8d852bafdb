import type {Dependencies} from '../dependencies/dependencies';
import {invalidParameter} from '../pool/errors';
import type {FoundChallenge} from '../store/challenges';
import type {User} from '../store/user';
import {requireChallenge} from './challenge';
import {requireWithoutFactor} from './secondFactors';

/** Who sets up an authenticator app: somebody signed in, or in the middle of a sign-in that demands one. */
export interface TotpOwner {
  readonly user: User;
  readonly challenge: FoundChallenge | undefined;
}

/** @throws CognitoError `InvalidParameterException` without token and session, or the error of a bad one. */
export async function requireTotpOwner(
  {bearers, challenges, pool, users}: Pick<Dependencies, 'bearers' | 'challenges' | 'pool' | 'users'>,
  {AccessToken, Session}: {AccessToken?: string | undefined; Session?: string | undefined},
): Promise<TotpOwner> {
  if (AccessToken) return {user: (await bearers.ofAccessToken(AccessToken)).user, challenge: undefined};
  if (!Session) throw invalidParameter('Access Token or Session required');
  const challenge = requireChallenge(challenges, 'MFA_SETUP', Session);
  return {user: requireWithoutFactor({pool, users}, challenge.userId), challenge};
}
