import {invalidParameter, notAuthorized} from '../errors';
import type {Services} from '../services';
import type {FoundChallenge} from '../store/challenges';
import type {User} from '../users/user';
import {openChallenge} from './step';

/** Who sets up a second factor: somebody signed in, or in the middle of a sign-in that demands one. */
export interface TotpSetup {
  readonly user: User;
  readonly challenge: FoundChallenge | undefined;
}

/** @throws CognitoError `InvalidParameterException` without either proof, or the error of a bad one. */
export function totpSetup(
  {bearers, challenges, users}: Pick<Services, 'bearers' | 'challenges' | 'users'>,
  {AccessToken, Session}: {AccessToken?: string | undefined; Session?: string | undefined},
): TotpSetup {
  if (AccessToken) return {user: bearers.ofAccessToken(AccessToken).user, challenge: undefined};
  if (!Session) throw invalidParameter('Access Token or Session required');
  const challenge = openChallenge(challenges, 'MFA_SETUP', Session);
  const user = users.find(challenge.userId);
  if (!user) throw notAuthorized('Invalid session for the user.');
  return {user, challenge};
}
