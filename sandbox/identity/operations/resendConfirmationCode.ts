import type {ResendConfirmationCodeResponse} from '@aws-sdk/client-cognito-identity-provider';
import {invalidParameter} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {delivery} from '../users/codeMail';
import {username} from './fields';
import {clientOperation} from './operation';

/**
 * Sends a new code to a user who is not confirmed. For an unknown or disabled one the response is the same, and nothing
 * is sent. A confirmed user is told apart: so does Cognito, whose `PreventUserExistenceErrors` hides who is unknown or
 * disabled, and no other state. Source: Amazon Cognito developer guide, "Managing user existence error responses".
 */
export const resendConfirmationCode = clientOperation(
  {Username: username},
  ({codeMail, limits, subjects}: Pick<Dependencies, 'codeMail' | 'limits' | 'subjects'>) =>
    ({Username}): ResendConfirmationCodeResponse => {
      const {user, userId, disguise} = subjects.of(Username);
      limits.count(userId, 'ResendConfirmationCode');
      const email = user?.attributes.email;
      if (!user?.enabled || !email)
        return {CodeDeliveryDetails: delivery(email ?? disguise?.email ?? Username)};
      if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
      return {CodeDeliveryDetails: codeMail.send(userId, email, 'confirm sign-up')};
    },
);
