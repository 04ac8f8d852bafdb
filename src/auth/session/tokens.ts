import './configure';
import type {AuthTokens} from 'aws-amplify/auth';
import {cognitoUserPoolsTokenProvider} from 'aws-amplify/auth/cognito';
import {adminGroup} from '../settings/identitySettings';
import {userFromClaims, type User} from '../people/user';
import {isOwn, viewedUser} from '../viewing/viewedUser';
import {forgetViewing, readViewing} from '../viewing/viewing';

/**
 * The tokens of the user pool, renewed when they have expired or on demand. `fetchAuthSession` would ask the identity
 * pool for credentials besides, which only the admin pages need.
 *
 * @returns `null` when nobody is signed in, what is stored cannot be read, or the service ended the session
 * @throws NetworkError when a renewal is due and the service is out of reach; the tokens stay
 */
export function sessionTokens(options?: {forceRefresh: boolean}): Promise<AuthTokens | null> {
  return cognitoUserPoolsTokenProvider.getTokens(options);
}

/** The signed-in user, or whom they view as, or `undefined`; throws as `sessionTokens`. */
export async function loadUser(options?: {forceRefresh: boolean}): Promise<User | undefined> {
  const claims = (await sessionTokens(options))?.idToken?.payload;
  if (!claims) return undefined;
  const user = userFromClaims(claims, {adminGroup, lastRefreshTime: await issuedAt(claims)});
  const viewing = readViewing();
  // Whoever has signed in since, or administers no more, sees the portal as themselves.
  if (viewing && !isOwn(viewing, user)) forgetViewing();
  return viewedUser(user, viewing, adminGroup);
}

/** The identity token, renewed when needed: what the platform's API takes as bearer. */
export async function idToken(): Promise<string | undefined> {
  return (await sessionTokens())?.idToken?.toString();
}

/** The access token, renewed when needed: what the user pool takes, and the portal service to ask it. */
export async function accessToken(): Promise<string | undefined> {
  return (await sessionTokens())?.accessToken.toString();
}

/**
 * When the stored tokens were issued, by the clock of this browser, in milliseconds since 1970. Amplify stores by how
 * much the service's clock is ahead of ours; without taking that off, a wrong laptop clock would make a session look
 * forever fresh, or never.
 *
 * @param claims payload of a stored token
 */
async function issuedAt(claims: Readonly<Record<string, unknown>>): Promise<number> {
  const stored = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  return Number(claims['iat'] ?? 0) * 1000 - (stored?.clockDrift ?? 0);
}
