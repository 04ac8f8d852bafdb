import type {Clock} from '../../base/clock';
import type {Database} from '../../store/database';
import {limitExceeded} from '../pool/errors';

const HOUR = 60 * 60 * 1000;

/**
 * Requests that one user may make in an hour. Source: Amazon Cognito developer guide, "Quotas in Amazon Cognito",
 * requests per user; where it gives a range (5 to 20, by risk) the low end is taken.
 */
export const requestsPerHour = {
  ResendConfirmationCode: 5,
  ForgotPassword: 5,
  ConfirmForgotPassword: 5,
  GetUserAttributeVerificationCode: 5,
  ConfirmSignUp: 15,
  VerifyUserAttribute: 15,
  ChangePassword: 5,
} as const;

/** Hourly limits for users. */
export interface Limits {
  /**
   * Counts one request.
   * @throws CognitoError `LimitExceededException` when the hour's are used up.
   */
  count(userId: string, operation: keyof typeof requestsPerHour): void;
  /** Starts an operation's hour over: what was limited has succeeded. */
  forget(userId: string, operation: keyof typeof requestsPerHour): void;
  clear(): void;
}

export function createLimits(database: Database, clock: Clock): Limits {
  return {
    count: (userId, operation) => {
      const now = clock.now().getTime();
      const row = database.transaction(() => {
        // An hour that ends later than in an hour is one from before the clock was set back.
        database.run(
          'DELETE FROM identity_requests WHERE window_ends <= ? OR window_ends > ?',
          now,
          now + HOUR,
        );
        return database.one<{count: number}>(
          `INSERT INTO identity_requests VALUES (?, ?, 1, ?)
           ON CONFLICT (user_id, operation) DO UPDATE SET count = count + 1 RETURNING count`,
          userId,
          operation,
          now + HOUR,
        );
      });
      if ((row?.count ?? 0) > requestsPerHour[operation]) throw limitExceeded();
    },
    forget: (userId, operation) => {
      database.run('DELETE FROM identity_requests WHERE user_id = ? AND operation = ?', userId, operation);
    },
    clear: () => {
      database.run('DELETE FROM identity_requests');
    },
  };
}
