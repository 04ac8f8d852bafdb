import type {ResendConfirmationCodeResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {delivery} from '../users/codeMail';
import {username} from './fields';
import {clientOperation} from './operation';

/**
 * Sends a new code to a user who is not confirmed. For an unknown, a disabled or a confirmed one the response is the
 * same, and nothing is sent. Sources: Amazon Cognito developer guide, "Managing user existence error responses", and for
 * confirmed users https://github.com/aws-amplify/amplify-js/issues/14762; pools used to refuse them.
 */
export const resendConfirmationCode = clientOperation(
  {Username: username},
  ({codeMail, limits, subjects}: Pick<Dependencies, 'codeMail' | 'limits' | 'subjects'>) =>
    ({Username}): ResendConfirmationCodeResponse => {
      const {user, userId, disguise} = subjects.of(Username);
      limits.count(userId, 'ResendConfirmationCode');
      const email = user?.attributes.email;
      if (!user?.enabled || !email || user.status !== 'UNCONFIRMED')
        return {CodeDeliveryDetails: delivery(email ?? disguise?.email ?? Username)};
      return {CodeDeliveryDetails: codeMail.send(userId, email, 'confirm sign-up')};
    },
);
