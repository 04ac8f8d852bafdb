import type {Clock} from '../../base/clock';
import type {Database} from '../../store/database';
import {type CognitoError, limitExceeded} from '../pool/errors';

const HOUR = 60 * 60 * 1000;

/**
 * Requests that one user may make in an hour. Source: Amazon Cognito developer guide, "Quotas in Amazon Cognito",
 * requests per user; where it gives a range (5 to 20, by risk) the low end is taken.
 *
 * For a new address (`UpdateUserAttributes`) and for codes that sign in, the guide has no quota of a user: Cognito's
 * bounds are requests per second, and 50 mails a day for a whole pool that sends by its own mailer. Either would let one
 * user fill a stranger's mailbox or stop everybody's mail. So here both are limited as the quotas that are there: five
 * go out before one is used.
 */
const requestsPerHour = {
  ResendConfirmationCode: 5,
  ForgotPassword: 5,
  ConfirmForgotPassword: 5,
  GetUserAttributeVerificationCode: 5,
  ConfirmSignUp: 15,
  VerifyUserAttribute: 15,
  ChangePassword: 5,
  /** New e-mail addresses, each of which gets a code. */
  UpdateUserAttributes: 5,
  /** Codes by e-mail or SMS, as the first factor or the second. */
  SignInCode: 5,
} as const;

/** Hourly limits for users. */
export interface Limits {
  /**
   * Counts one request.
   * @param refusal - `LimitExceededException` where nothing else is said.
   * @throws CognitoError when the hour's are used up.
   */
  count(userId: string, operation: keyof typeof requestsPerHour, refusal?: () => CognitoError): void;
  /** Starts an operation's hour over: what was limited has succeeded. */
  forget(userId: string, operation: keyof typeof requestsPerHour): void;
  clear(): void;
}

export function createLimits(database: Database, clock: Clock): Limits {
  return {
    count: (userId, operation, refusal = limitExceeded) => {
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
      if ((row?.count ?? 0) > requestsPerHour[operation]) throw refusal();
    },
    forget: (userId, operation) => {
      database.run('DELETE FROM identity_requests WHERE user_id = ? AND operation = ?', userId, operation);
    },
    clear: () => {
      database.run('DELETE FROM identity_requests');
    },
  };
}
