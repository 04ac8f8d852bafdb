/**
 * Whether a call failed because nobody is signed in any more: the identity library has no tokens, or the service no
 * longer takes the access token (revoked, expired).
 */
export function isSessionOver(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const {name, message} = error;
  if (name === 'NotAuthorizedException') return /access token/i.test(message);
  return name === 'UserUnAuthenticatedException' || name === 'NoSessionFoundException';
}
