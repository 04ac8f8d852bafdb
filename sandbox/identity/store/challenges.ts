import type {Clock} from '../../base/clock';
import type {Database} from '../../store/database';
import {fingerprint} from '../pool/secrets';
import {lifetimes} from '../pool/settings';

/** How long a late response gets "expired"; then the row is removed, so that the table cannot grow forever. */
const GRACE = 60 * 60 * 1000;

/** A step of a sign-in that waits for its response. */
export interface Challenge {
  /** `PASSWORD_VERIFIER`, `NEW_PASSWORD_REQUIRED`, … */
  readonly name: string;
  /** The user, or the made-up id that an unknown name gets. */
  readonly userId: string;
  /** What the step needs again for the response. */
  readonly state: Readonly<Record<string, string>>;
}

/** A challenge as found: `used` and `expired` ones are still known, so that the error can say which it is. */
export interface FoundChallenge extends Challenge {
  readonly used: boolean;
  readonly expired: boolean;
}

/** Challenges by the token the client was given: an SRP secret block or a `Session`. */
export interface Challenges {
  open(token: string, challenge: Challenge): void;
  find(token: string): FoundChallenge | undefined;
  /** Each token opens once. True for the caller that used it, false if it was used before. */
  use(token: string): boolean;
  /** Ends all that wait for a user, as though they had been used. */
  readonly endAllOf: (userId: string) => void;
  clear(): void;
}

interface ChallengeRow {
  name: string;
  user_id: string;
  state: string;
  expires_at: number;
  used: number;
}

export function createChallenges(database: Database, clock: Clock): Challenges {
  return {
    open: (token, {name, userId, state}) => {
      const now = clock.now().getTime();
      database.transaction(() => {
        database.run('DELETE FROM identity_challenges WHERE expires_at < ?', now - GRACE);
        database.run(
          'INSERT INTO identity_challenges (fingerprint, name, user_id, state, expires_at) VALUES (?, ?, ?, ?, ?)',
          fingerprint(token),
          name,
          userId,
          JSON.stringify(state),
          now + lifetimes.challenge,
        );
      });
    },
    find: (token) => {
      const row = database.one<ChallengeRow>(
        'SELECT * FROM identity_challenges WHERE fingerprint = ?',
        fingerprint(token),
      );
      return (
        row && {
          name: row.name,
          userId: row.user_id,
          state: JSON.parse(row.state) as Record<string, string>,
          used: row.used === 1,
          expired: row.expires_at <= clock.now().getTime(),
        }
      );
    },
    use: (token) =>
      database.run(
        'UPDATE identity_challenges SET used = 1 WHERE fingerprint = ? AND used = 0',
        fingerprint(token),
      ).changes === 1,
    endAllOf: (userId) => {
      database.run('UPDATE identity_challenges SET used = 1 WHERE user_id = ?', userId);
    },
    clear: () => {
      database.run('DELETE FROM identity_challenges');
    },
  };
}
