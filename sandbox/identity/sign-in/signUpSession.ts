import {notAuthorized} from '../pool/errors';
import {secretToken} from '../pool/secrets';
import type {PoolSettings} from '../pool/settings';
import type {Challenges} from '../store/challenges';
import type {Subject} from '../users/subjects';
import {requireChallenge, useUp} from './challenge';

const CONFIRMED = 'CONFIRMED_SIGN_UP';

/** Whether a user may be without a password, and sign in by the codes that go to the e-mail address. */
export const isPasswordOptional = ({firstFactors, mfa}: PoolSettings): boolean =>
  firstFactors.includes('EMAIL_OTP') && mfa !== 'ON';

/**
 * A session for who has just confirmed a sign-up. InitiateAuth takes it in place of a first factor, since the code of
 * the confirmation was one.
 */
export function openSignUpSession(
  {challenges, pool}: {readonly challenges: Challenges; readonly pool: PoolSettings},
  userId: string,
): {Session?: string} {
  if (!isPasswordOptional(pool)) return {};
  const session = secretToken();
  challenges.open(session, {name: CONFIRMED, userId, state: {}});
  return {Session: session};
}

/** @throws CognitoError `NotAuthorizedException` for a session that has ended, or is another user's. */
export function redeemSignUpSession(challenges: Challenges, session: string, {userId}: Subject): void {
  const challenge = requireChallenge(challenges, CONFIRMED, session);
  if (challenge.userId !== userId) throw notAuthorized('Invalid session for the user.');
  useUp(challenges, session);
}
