import type {AdminResetUserPasswordResponse} from '@aws-sdk/client-cognito-identity-provider';
import {invalidParameter, notAuthorized} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {findRecoveryAddress} from '../users/findRecoveryAddress';
import {requireUser} from '../users/requireUser';
import {username} from './fields';
import {adminOperation} from './operation';

/** The user's password is no longer valid; a code to set another is sent to the user. */
export const adminResetUserPassword = adminOperation(
  {Username: username},
  ({codeMail, users}: Pick<Dependencies, 'codeMail' | 'users'>) =>
    ({Username}): AdminResetUserPasswordResponse => {
      const user = requireUser(users, Username);
      const {userId, status} = user;
      const email = findRecoveryAddress(user);
      if (status !== 'CONFIRMED' && status !== 'RESET_REQUIRED')
        throw notAuthorized('User password cannot be reset in the current state.');
      if (!email)
        throw invalidParameter(
          'Cannot reset password for the user as there is no registered/verified email or phone_number',
        );
      users.update(userId, {status: 'RESET_REQUIRED'});
      codeMail.send(userId, email, 'reset password');
      return {};
    },
);
