/**
 * Whether a call failed because nobody is signed in any more: the identity library has no tokens, or a service no longer
 * accepts them (revoked, expired). The user pool's message names its access token, the identity pool's a login token.
 */
export function isSessionOver(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const {name, message} = error;
  if (name === 'NotAuthorizedException') return /(access|login) token/i.test(message);
  return name === 'UserUnAuthenticatedException' || name === 'NoSessionFoundException';
}
