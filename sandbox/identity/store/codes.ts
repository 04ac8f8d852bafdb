import type {Clock} from '../../base/clock';
import type {Database} from '../../store/database';

/** What a one-time code is for. A user has at most one for each. */
export type CodePurpose =
  | 'confirm sign-up'
  | 'reset password'
  | 'verify email'
  | 'verify phone number'
  | 'sign in'
  | 'sign in by SMS';

/** A code that was sent. */
export interface SentCode {
  readonly code: string;
  /** What takes effect with the code: the new e-mail address. */
  readonly value: string | undefined;
  readonly expired: boolean;
}

/** One-time codes. A new one replaces the old. */
export interface Codes {
  put(userId: string, purpose: CodePurpose, code: string, lifetime: number, value?: string): void;
  find(userId: string, purpose: CodePurpose): SentCode | undefined;
  remove(userId: string, purpose: CodePurpose): void;
}

export function createCodes(database: Database, clock: Clock): Codes {
  return {
    put: (userId, purpose, code, lifetime, value) => {
      database.run(
        `INSERT INTO identity_codes (user_id, purpose, code, value, expires_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (user_id, purpose)
         DO UPDATE SET code = excluded.code, value = excluded.value, expires_at = excluded.expires_at`,
        userId,
        purpose,
        code,
        value ?? null,
        clock.now().getTime() + lifetime,
      );
    },
    find: (userId, purpose) => {
      const row = database.one<{code: string; value: string | null; expires_at: number}>(
        'SELECT code, value, expires_at FROM identity_codes WHERE user_id = ? AND purpose = ?',
        userId,
        purpose,
      );
      return (
        row && {
          code: row.code,
          value: row.value ?? undefined,
          expired: row.expires_at <= clock.now().getTime(),
        }
      );
    },
    remove: (userId, purpose) => {
      database.run('DELETE FROM identity_codes WHERE user_id = ? AND purpose = ?', userId, purpose);
    },
  };
}
