/**
 * Where a user pool publishes the keys by which its tokens are checked. Everybody may read them.
 *
 * @param userPool the address of the service
 */
export function signingKeysAddress(userPool: string, userPoolId: string): string {
  return new URL(`${userPoolId}/.well-known/jwks.json`, userPool).href;
}
