import type {Clock} from '../../base/clock';
import type {Database} from '../../store/database';

const FREE_FAILURES = 5;
const LONGEST_LOCK_SECONDS = 900;
const FORGET_AFTER = 15 * 60 * 1000;

/**
 * Failed sign-ins, and the lock they lead to: from the fifth on a user is locked for 2^(n−5) seconds, up to 15
 * minutes; attempts while locked change nothing; a success or 15 quiet minutes start over.
 * Source: Amazon Cognito developer guide, "Lockout behavior for failed sign-in attempts".
 */
export interface Failures {
  /** Also for made-up user ids: a lock for known names alone would show which names are known. */
  isLocked(userId: string): boolean;
  record(userId: string): void;
  forget(userId: string): void;
  clear(): void;
}

export function createFailures(database: Database, clock: Clock): Failures {
  const read = (userId: string) => {
    const row = database.one<{count: number; last_at: number}>(
      'SELECT count, last_at FROM identity_failures WHERE user_id = ?',
      userId,
    );
    // A failure in the future is one from before the clock was set back: it would lock for as long as that was.
    return row && row.last_at <= clock.now().getTime() ? row : {count: 0, last_at: 0};
  };
  const lockedUntil = ({count, last_at}: {count: number; last_at: number}) =>
    count < FREE_FAILURES ? 0 : last_at + 1000 * Math.min(2 ** (count - FREE_FAILURES), LONGEST_LOCK_SECONDS);
  return {
    isLocked: (userId) => clock.now().getTime() < lockedUntil(read(userId)),
    record: (userId) => {
      const now = clock.now().getTime();
      const {count, last_at} = read(userId);
      database.transaction(() => {
        database.run('DELETE FROM identity_failures WHERE last_at <= ?', now - FORGET_AFTER);
        database.run(
          `INSERT INTO identity_failures VALUES (?, ?, ?)
           ON CONFLICT (user_id) DO UPDATE SET count = excluded.count, last_at = excluded.last_at`,
          userId,
          now - last_at >= FORGET_AFTER ? 1 : count + 1,
          now,
        );
      });
    },
    forget: (userId) => {
      database.run('DELETE FROM identity_failures WHERE user_id = ?', userId);
    },
    clear: () => {
      database.run('DELETE FROM identity_failures');
    },
  };
}
