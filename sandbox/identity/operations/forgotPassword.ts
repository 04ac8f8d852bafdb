import type {ForgotPasswordResponse} from '@aws-sdk/client-cognito-identity-provider';
import {notAuthorized} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {delivery} from '../users/codeMail';
import {findRecoveryAddress} from '../users/findRecoveryAddress';
import {username} from './fields';
import {clientOperation} from './operation';

/**
 * Sends a code with which a new password can be set. For a user who is unknown, disabled or without a
 * verified address the response is the same, and nothing is sent. An invited user who has not signed in yet is told
 * apart, as by Cognito. Source: Amazon Cognito developer guide, "Managing user existence error responses".
 */
export const forgotPassword = clientOperation(
  {Username: username},
  ({codeMail, limits, subjects}: Pick<Dependencies, 'codeMail' | 'limits' | 'subjects'>) =>
    ({Username}): ForgotPasswordResponse => {
      const {user, userId, disguise} = subjects.of(Username);
      limits.count(userId, 'ForgotPassword');
      if (user?.enabled && user.status === 'FORCE_CHANGE_PASSWORD')
        throw notAuthorized('User password cannot be reset in the current state.');
      const email = user?.enabled ? findRecoveryAddress(user) : undefined;
      if (!email)
        return {CodeDeliveryDetails: delivery(user?.attributes.email ?? disguise?.email ?? Username)};
      return {CodeDeliveryDetails: codeMail.send(userId, email, 'reset password')};
    },
);
