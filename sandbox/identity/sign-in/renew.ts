import type {AuthenticationResultType} from '@aws-sdk/client-cognito-identity-provider';
import {notAuthorized, userDisabled} from '../errors';
import type {Services} from '../services';

/**
 * Fresh tokens for a refresh token. The refresh token stays as it is (rotation is off).
 * @throws CognitoError `NotAuthorizedException`: unknown, revoked or expired token, disabled user.
 */
export function renew(
  {clock, sessions, tokens, users}: Pick<Services, 'clock' | 'sessions' | 'tokens' | 'users'>,
  refreshToken: string,
): AuthenticationResultType {
  const session = sessions.byRefreshToken(refreshToken);
  const user = session && users.find(session.userId);
  if (!session || !user) throw notAuthorized('Invalid Refresh Token');
  // Disabling ends the sessions too; the reason is the more useful thing to say.
  if (!user.enabled) throw userDisabled();
  if (session.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (session.expiresAt.getTime() <= clock.now().getTime()) throw notAuthorized('Refresh Token has expired');
  return tokens.renew(user, session);
}
