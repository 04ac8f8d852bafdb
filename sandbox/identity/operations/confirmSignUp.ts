import type {ConfirmSignUpResponse} from '@aws-sdk/client-cognito-identity-provider';
import {codeExpired, notAuthorized} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {mergeAttributes} from '../pool/attributes';
import {openSignUpSession} from '../sign-in/signUpSession';
import {confirmationCode, username} from './fields';
import {clientOperation} from './operation';

type Needs = Pick<Dependencies, 'challenges' | 'codeMail' | 'limits' | 'pool' | 'subjects' | 'users'>;

/**
 * Confirms a new user by the code that was sent, which also verifies the e-mail address. An unknown name gets the error
 * of a late code, as often as a known one. A user of another state is told apart by `NotAuthorizedException`: so does
 * Cognito, whose guide lists it for this operation ("Managing user existence error responses").
 */
export const confirmSignUp = clientOperation(
  {Username: username, ConfirmationCode: confirmationCode},
  ({challenges, codeMail, limits, pool, subjects, users}: Needs) =>
    ({Username, ConfirmationCode}): ConfirmSignUpResponse => {
      const {user, userId} = subjects.of(Username);
      if (user && user.status !== 'UNCONFIRMED')
        throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
      limits.count(userId, 'ConfirmSignUp');
      if (!user) throw codeExpired();
      codeMail.redeem(user.userId, 'confirm sign-up', ConfirmationCode);
      limits.forget(user.userId, 'ConfirmSignUp');
      users.update(user.userId, {
        status: 'CONFIRMED',
        attributes: mergeAttributes(user.attributes, {email_verified: 'true'}),
      });
      return openSignUpSession({challenges, pool}, user.userId);
    },
);
