import type {AuthenticationResultType} from '@aws-sdk/client-cognito-identity-provider';
import type {Clock} from '../../base/clock';
import type {Ids} from '../../base/ids';
import {secretToken} from '../pool/secrets';
import {type PoolSettings, lifetimes} from '../pool/settings';
import type {Memberships} from '../store/memberships';
import type {Session, Sessions} from '../store/sessions';
import type {User} from '../store/user';
import {accessClaims, idClaims} from './claims';
import {signJwt} from './jwt';
import type {SigningKeys, TokenUse} from './signingKeys';

/** So long after its end the error for a refresh token is "expired" rather than "invalid". */
const GRACE = 24 * 60 * 60 * 1000;

/** Gives out tokens. */
export interface Tokens {
  /** Begins a session: all three tokens. */
  signIn(user: User): Promise<AuthenticationResultType>;
  /** Fresh access and id tokens of a running session; what changed about the user since is in them. */
  renew(user: User, session: Session): Promise<AuthenticationResultType>;
}

export interface TokenDependencies {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly pool: PoolSettings;
  readonly memberships: Memberships;
  readonly sessions: Sessions;
  readonly signingKeys: SigningKeys;
}

export function createTokens({
  clock,
  ids,
  pool,
  memberships,
  sessions,
  signingKeys,
}: TokenDependencies): Tokens {
  const issue = async (user: User, session: Pick<Session, 'originJti' | 'eventId' | 'authTime'>) => {
    const now = clock.now();
    const subject = {user, groups: memberships.of(user.userId), session};
    const claims = {
      access: accessClaims(pool, subject, now, ids.uuid()),
      id: idClaims(pool, subject, now, ids.uuid()),
    };
    const sign = async (use: TokenUse) => signJwt(claims[use], await signingKeys.for(use));
    const [AccessToken, IdToken] = await Promise.all([sign('access'), sign('id')]);
    return {
      AccessToken,
      IdToken,
      ExpiresIn: lifetimes.token / 1000,
      TokenType: 'Bearer',
    };
  };
  return {
    signIn: async (user) => {
      const now = clock.now();
      const session = {
        // Not from the seeded stream: after a reset it would give the same one, and old tokens would open again.
        originJti: crypto.randomUUID(),
        eventId: ids.uuid(),
        userId: user.userId,
        authTime: now,
        expiresAt: new Date(now.getTime() + lifetimes.refreshToken),
      };
      const refreshToken = secretToken();
      sessions.sweep(new Date(now.getTime() - GRACE));
      sessions.add(session, refreshToken);
      return {...(await issue(user, session)), RefreshToken: refreshToken};
    },
    renew: issue,
  };
}
