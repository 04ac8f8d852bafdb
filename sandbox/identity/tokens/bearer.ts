import type {Clock} from '../../base/clock';
import type {TokenCheck} from '../../base/tokenCheck';
import {CognitoError, notAuthorized, userDisabled, userNotFound} from '../pool/errors';
import {type PoolSettings, issuerOf} from '../pool/settings';
import type {Sessions} from '../store/sessions';
import type {Users} from '../store/users';
import type {User} from '../store/user';
import {type Claims, verifyJwt} from './jwt';
import type {SigningKeys, TokenUse} from './signingKeys';

/** Whom a valid token speaks for. */
export interface Bearer {
  readonly user: User;
  readonly originJti: string;
  readonly claims: Claims;
}

/** Checks tokens that this pool issued. */
export interface Bearers {
  /**
   * Whose access token it is.
   * @throws CognitoError `NotAuthorizedException` with Cognito's words for invalid, expired and revoked tokens and
   *   disabled users; `UserNotFoundException` when the user is gone.
   */
  ofAccessToken(token: string): Promise<Bearer>;
  /**
   * The same for an id token, which the identity pool takes.
   * @throws CognitoError as above, worded as the identity pool does.
   */
  ofIdToken(token: string): Promise<Bearer>;
}

export interface BearerDependencies {
  readonly clock: Clock;
  readonly pool: PoolSettings;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly signingKeys: SigningKeys;
}

/** The messages for a bad token: the two services word them differently. */
interface Refusals {
  readonly invalid: string;
  readonly revoked: string;
  /** Both in seconds since 1970. */
  readonly expired: (now: number, exp: number) => string;
}

const refusals: Readonly<Record<TokenUse, Refusals>> = {
  access: {
    invalid: 'Invalid Access Token',
    revoked: 'Access Token has been revoked',
    expired: () => 'Access Token has expired',
  },
  id: {
    invalid: 'Invalid login token. Not a valid OpenId Connect identity token.',
    revoked: 'Invalid login token. Token has been revoked.',
    expired: (now, exp) => `Invalid login token. Token expired: ${now} >= ${exp}`,
  },
};

export function createBearers({clock, pool, users, sessions, signingKeys}: BearerDependencies): Bearers {
  const read = async (token: string, use: TokenUse): Promise<Bearer> => {
    const {invalid, revoked, expired} = refusals[use];
    const claims = await verifyJwt(token, await signingKeys.all());
    const originJti = claims?.origin_jti;
    const userId = claims?.sub;
    const audience = use === 'id' ? claims?.aud : claims?.client_id;
    const ours =
      claims?.iss === issuerOf(pool) && claims.token_use === use && audience === pool.userPoolClientId;
    if (!claims || !ours || typeof originJti !== 'string' || typeof userId !== 'string')
      throw notAuthorized(invalid);
    const now = Math.floor(clock.now().getTime() / 1000);
    const exp = Number(claims.exp);
    if (now >= exp) throw notAuthorized(expired(now, exp));
    const user = users.find(userId);
    if (!user) throw userNotFound();
    if (!user.enabled) throw userDisabled();
    if (!sessions.isActive(originJti, userId)) throw notAuthorized(revoked);
    return {user, originJti, claims};
  };
  return {
    ofAccessToken: (token) => read(token, 'access'),
    ofIdToken: (token) => read(token, 'id'),
  };
}

/**
 * The check that the platform is handed. It takes the id token, as the contract says: that one names the person and
 * this portal as its audience; an access token is for the user pool's own operations. Groups are the token's, not
 * those of this moment: a service apart from the user pool sees them so until the token is renewed.
 */
export function createTokenCheck(bearers: Bearers): TokenCheck {
  return (token) => readBearer(bearers.ofIdToken(token));
}

/** The check for the portal's own service, which asks the user pool by the access token, as `GetUser` does. */
export function createAccessTokenCheck(bearers: Bearers): TokenCheck {
  return (token) => readBearer(bearers.ofAccessToken(token));
}

async function readBearer(read: Promise<Bearer>): ReturnType<TokenCheck> {
  try {
    const {user, claims} = await read;
    const groups = claims['cognito:groups'];
    return {accountId: user.userId, groups: Array.isArray(groups) ? groups.map(String) : []};
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    return error.message.includes('expired') ? 'expired' : undefined;
  }
}
