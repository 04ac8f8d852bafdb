import {inPrecedence} from '../pool/groups';
import {type PoolSettings, lifetimes, issuerOf} from '../pool/settings';
import type {Session} from '../store/sessions';
import type {User} from '../store/user';
import type {Claims} from './jwt';

/** What a pair of tokens is made of. */
export interface TokenSubject {
  readonly user: User;
  /** Names of the user's groups, in any order. */
  readonly groups: readonly string[];
  readonly session: Pick<Session, 'originJti' | 'eventId' | 'authTime'>;
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** What both tokens say. Source: Amazon Cognito developer guide, "Using tokens with user pools". */
function common(pool: PoolSettings, {user, groups, session}: TokenSubject, now: Date): Claims {
  const ordered = inPrecedence(groups);
  return {
    sub: user.userId,
    // Cognito leaves the claim out for a user without groups; an empty list would be a different token.
    ...(ordered.length > 0 && {'cognito:groups': ordered.map(({name}) => name)}),
    iss: issuerOf(pool),
    origin_jti: session.originJti,
    event_id: session.eventId,
    auth_time: seconds(session.authTime),
    iat: seconds(now),
    exp: seconds(new Date(now.getTime() + lifetimes.token)),
  };
}

export const accessClaims = (pool: PoolSettings, subject: TokenSubject, now: Date, jti: string): Claims => ({
  ...common(pool, subject, now),
  token_use: 'access',
  scope: 'aws.cognito.signin.user.admin',
  client_id: pool.userPoolClientId,
  jti,
  username: subject.user.userId,
});

export const idClaims = (pool: PoolSettings, subject: TokenSubject, now: Date, jti: string): Claims => ({
  ...attributeClaims(subject.user),
  ...common(pool, subject, now),
  ...roleClaims(subject.groups),
  token_use: 'id',
  aud: pool.userPoolClientId,
  jti,
  'cognito:username': subject.user.userId,
});

/** Attributes are text, except that the two `…_verified` are booleans in a token. */
function attributeClaims({attributes}: User): Claims {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      name.endsWith('_verified') ? value === 'true' : value,
    ]),
  );
}

function roleClaims(groups: readonly string[]): Claims {
  const roles = [...new Set(inPrecedence(groups).map(({roleArn}) => roleArn))];
  return roles.length > 0 ? {'cognito:roles': roles, 'cognito:preferred_role': roles[0]} : {};
}
