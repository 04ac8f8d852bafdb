import type {Database} from '../../store/database';
import {fingerprint} from '../pool/secrets';

/** One sign-in: what a refresh token stands for. Its `origin_jti` is a claim of all its tokens. */
export interface Session {
  readonly originJti: string;
  readonly userId: string;
  readonly eventId: string;
  readonly authTime: Date;
  readonly expiresAt: Date;
  readonly revoked: boolean;
}

/** The sign-ins of all users. */
export interface Sessions {
  add(session: Omit<Session, 'revoked'>, refreshToken: string): void;
  byRefreshToken(refreshToken: string): Session | undefined;
  /** Whether this sign-in is this user's and was not ended. One that is not known (its user is gone) has ended. */
  isActive(originJti: string, userId: string): boolean;
  revoke(originJti: string): void;
  revokeAllOf(userId: string): void;
  /** Forgets what expired before a moment. */
  sweep(before: Date): void;
}

interface SessionRow {
  origin_jti: string;
  user_id: string;
  event_id: string;
  auth_time: number;
  expires_at: number;
  revoked: number;
}

export function createSessions(database: Database): Sessions {
  return {
    add: (session, refreshToken) => {
      database.run(
        `INSERT INTO identity_sessions (origin_jti, user_id, refresh_fingerprint, event_id, auth_time, expires_at)
         VALUES (?, ?, ?, ?, ?, ?)`,
        session.originJti,
        session.userId,
        fingerprint(refreshToken),
        session.eventId,
        session.authTime.getTime(),
        session.expiresAt.getTime(),
      );
    },
    byRefreshToken: (refreshToken) => {
      const row = database.one<SessionRow>(
        'SELECT * FROM identity_sessions WHERE refresh_fingerprint = ?',
        fingerprint(refreshToken),
      );
      return row && toSession(row);
    },
    isActive: (originJti, userId) =>
      database.one(
        'SELECT 1 FROM identity_sessions WHERE origin_jti = ? AND user_id = ? AND revoked = 0',
        originJti,
        userId,
      ) !== undefined,
    revoke: (originJti) => {
      database.run('UPDATE identity_sessions SET revoked = 1 WHERE origin_jti = ?', originJti);
    },
    revokeAllOf: (userId) => {
      database.run('UPDATE identity_sessions SET revoked = 1 WHERE user_id = ?', userId);
    },
    sweep: (before) => {
      database.run('DELETE FROM identity_sessions WHERE expires_at < ?', before.getTime());
    },
  };
}

const toSession = (row: SessionRow): Session => ({
  originJti: row.origin_jti,
  userId: row.user_id,
  eventId: row.event_id,
  authTime: new Date(row.auth_time),
  expiresAt: new Date(row.expires_at),
  revoked: row.revoked === 1,
});
