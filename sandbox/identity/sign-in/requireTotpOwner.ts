import type {Dependencies} from '../dependencies/dependencies';
import {invalidParameter, notAuthorized} from '../pool/errors';
import type {FoundChallenge} from '../store/challenges';
import type {User} from '../store/user';
import {requireChallenge} from './challenge';

/** Who sets up an authenticator app: somebody signed in, or in the middle of a sign-in that demands one. */
export interface TotpOwner {
  readonly user: User;
  readonly challenge: FoundChallenge | undefined;
}

/** @throws CognitoError `InvalidParameterException` without token and session, or the error of a bad one. */
export async function requireTotpOwner(
  {bearers, challenges, users}: Pick<Dependencies, 'bearers' | 'challenges' | 'users'>,
  {AccessToken, Session}: {AccessToken?: string | undefined; Session?: string | undefined},
): Promise<TotpOwner> {
  if (AccessToken) return {user: (await bearers.ofAccessToken(AccessToken)).user, challenge: undefined};
  if (!Session) throw invalidParameter('Access Token or Session required');
  const challenge = requireChallenge(challenges, 'MFA_SETUP', Session);
  const user = users.find(challenge.userId);
  if (!user) throw notAuthorized('Invalid session for the user.');
  return {user, challenge};
}
