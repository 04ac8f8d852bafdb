import type {AuthenticationResultType} from '@aws-sdk/client-cognito-identity-provider';
import {notAuthorized, userDisabled} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';

/**
 * Fresh tokens for a refresh token. The refresh token stays as it is (rotation is off).
 * @throws CognitoError `NotAuthorizedException`: unknown, revoked or expired token, disabled user.
 */
export async function renewTokens(
  {clock, sessions, tokens, users}: Pick<Dependencies, 'clock' | 'sessions' | 'tokens' | 'users'>,
  refreshToken: string,
): Promise<AuthenticationResultType> {
  const session = sessions.byRefreshToken(refreshToken);
  const user = session && users.find(session.userId);
  if (!session || !user) throw notAuthorized('Invalid Refresh Token');
  // Disabling ends the sessions too; the reason is the more useful thing to say.
  if (!user.enabled) throw userDisabled();
  if (session.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (session.expiresAt.getTime() <= clock.now().getTime()) throw notAuthorized('Refresh Token has expired');
  return tokens.renew(user, session);
}
