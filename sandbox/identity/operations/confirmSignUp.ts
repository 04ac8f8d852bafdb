import type {ConfirmSignUpResponse} from '@aws-sdk/client-cognito-identity-provider';
import {codeExpired, notAuthorized} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {mergeAttributes} from '../pool/attributes';
import {openSignUpSession} from '../sign-in/signUpSession';
import {confirmationCode, username} from './fields';
import {clientOperation} from './operation';

type Needs = Pick<Dependencies, 'challenges' | 'codeMail' | 'limits' | 'pool' | 'users'>;

/** Confirms a new user by the code that was sent, which also verifies the e-mail address. */
export const confirmSignUp = clientOperation(
  {Username: username, ConfirmationCode: confirmationCode},
  ({challenges, codeMail, limits, pool, users}: Needs) =>
    ({Username, ConfirmationCode}): ConfirmSignUpResponse => {
      const user = users.find(Username);
      // An unknown name gets the error of a late code.
      if (!user) throw codeExpired();
      if (user.status !== 'UNCONFIRMED')
        throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
      limits.count(user.userId, 'ConfirmSignUp');
      codeMail.redeem(user.userId, 'confirm sign-up', ConfirmationCode);
      limits.forget(user.userId, 'ConfirmSignUp');
      users.update(user.userId, {
        status: 'CONFIRMED',
        attributes: mergeAttributes(user.attributes, {email_verified: 'true'}),
      });
      return openSignUpSession({challenges, pool}, user.userId);
    },
);
