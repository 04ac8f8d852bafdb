import type {SignUpResponse} from '@aws-sdk/client-cognito-identity-provider';
import {CognitoError, invalidParameter} from '../pool/errors';
import {secretBytes} from '../pool/secrets';
import type {Dependencies} from '../dependencies/dependencies';
import {poolName} from '../pool/settings';
import {makeVerifier} from '../srp/verifier';
import {isEmail, mergeAttributes, parseAttributes} from '../pool/attributes';
import {checkPassword} from '../pool/passwordPolicy';
import {attributes, password, username} from './fields';
import {clientOperation} from './operation';

/** Makes an unconfirmed user and sends a code. The e-mail address is the username, as the pool is set up. */
export const signUp = clientOperation(
  {Username: username, Password: password, UserAttributes: attributes.default([])},
  ({codeMail, ids, pool, users}: Pick<Dependencies, 'codeMail' | 'ids' | 'pool' | 'users'>) =>
    ({Username, Password, UserAttributes}): SignUpResponse => {
      if (!isEmail(Username)) throw invalidParameter('Username should be an email.');
      checkPassword(Password);
      const given = parseAttributes(UserAttributes, 'user');
      // Cognito says here that the address is taken even with PreventUserExistenceErrors, as its guide documents.
      if (users.find(Username))
        throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.');
      const userId = ids.uuid();
      users.add({
        userId,
        status: 'UNCONFIRMED',
        attributes: mergeAttributes(given, {email: Username, email_verified: 'false'}),
        password: makeVerifier({poolName: poolName(pool.userPoolId), userId}, Password, secretBytes(16)),
      });
      return {
        UserConfirmed: false,
        UserSub: userId,
        CodeDeliveryDetails: codeMail.send(userId, Username, 'confirm sign-up'),
      };
    },
);
