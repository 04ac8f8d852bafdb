import type {ConfirmForgotPasswordResponse} from '@aws-sdk/client-cognito-identity-provider';
import {codeMismatch} from '../pool/errors';
import {secretBytes} from '../pool/secrets';
import type {Dependencies} from '../dependencies/dependencies';
import {poolName} from '../pool/settings';
import {makeVerifier} from '../srp/verifier';
import {checkPassword} from '../pool/passwordPolicy';
import {confirmationCode, password, username} from './fields';
import {clientOperation} from './operation';

type Needs = Pick<Dependencies, 'codeMail' | 'failures' | 'limits' | 'pool' | 'power' | 'subjects' | 'users'>;

/**
 * Sets a new password by the code that ForgotPassword (or an administrator's reset) sent. An unknown or disabled user
 * gets the error of a wrong code, and whoever asked for none that of a late one: as in Cognito. Source: Amazon Cognito
 * developer guide, "Managing user existence error responses".
 */
export const confirmForgotPassword = clientOperation(
  {Username: username, ConfirmationCode: confirmationCode, Password: password},
  ({codeMail, failures, limits, pool, power, subjects, users}: Needs) =>
    ({Username, ConfirmationCode, Password}): ConfirmForgotPasswordResponse => {
      // Before the code: a password that does not fit must not cost it.
      checkPassword(Password);
      const {user, userId} = subjects.of(Username);
      limits.count(userId, 'ConfirmForgotPassword');
      if (!user?.enabled) throw codeMismatch();
      codeMail.redeem(userId, 'reset password', ConfirmationCode);
      limits.forget(userId, 'ConfirmForgotPassword');
      failures.forget(userId);
      users.update(userId, {
        status: 'CONFIRMED',
        password: makeVerifier(
          power,
          {poolName: poolName(pool.userPoolId), userId},
          Password,
          secretBytes(16),
        ),
      });
      return {};
    },
);
