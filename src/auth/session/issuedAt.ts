import './configure';
import {cognitoUserPoolsTokenProvider} from 'aws-amplify/auth/cognito';

/**
 * When the stored tokens were issued, by the clock of this browser, in milliseconds since 1970. Amplify stores by how
 * much the service's clock is ahead of ours; without taking that off, a wrong laptop clock would make a session look
 * for ever fresh, or never.
 *
 * @param claims payload of a stored token
 */
export async function issuedAt(claims: Readonly<Record<string, unknown>>): Promise<number> {
  const stored = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  return Number(claims['iat'] ?? 0) * 1000 - (stored?.clockDrift ?? 0);
}
