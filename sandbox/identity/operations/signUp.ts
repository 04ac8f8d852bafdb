import type {SignUpResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import {toBase64} from '../../base/bytes';
import {CognitoError, invalidParameter} from '../pool/errors';
import {secretBytes} from '../pool/secrets';
import type {Dependencies} from '../dependencies/dependencies';
import {poolName} from '../pool/settings';
import {makeVerifier} from '../srp/verifier';
import {checkRequired, isEmail, mergeAttributes, parseAttributes} from '../pool/attributes';
import {checkPassword} from '../pool/passwordPolicy';
import {isPasswordOptional} from '../sign-in/signUpSession';
import {attributes, password, username} from './fields';
import {clientOperation} from './operation';

const shape = {
  Username: username,
  // A blank value is none.
  Password: z.preprocess((value) => (value === '' ? undefined : value), password.optional()),
  UserAttributes: attributes.default([]),
};

type Needs = Pick<Dependencies, 'codeMail' | 'ids' | 'pool' | 'power' | 'users'>;

/**
 * Makes an unconfirmed user and sends a code. The e-mail address is the username, as the pool is set up. The password
 * may be left out where codes by e-mail sign in.
 */
export const signUp = clientOperation(
  shape,
  ({codeMail, ids, pool, power, users}: Needs) =>
    ({Username, Password, UserAttributes}): SignUpResponse => {
      if (!isEmail(Username)) throw invalidParameter('Username should be an email.');
      if (Password !== undefined) checkPassword(Password);
      else if (!isPasswordOptional(pool)) throw invalidParameter('Missing required parameter Password');
      const given = {...parseAttributes(UserAttributes, 'user'), email: Username};
      checkRequired(given);
      // Cognito says here that the address is taken even with PreventUserExistenceErrors, as its guide documents.
      if (users.find(Username))
        throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.');
      const userId = ids.uuid();
      const chosen = Password ?? toBase64(secretBytes(32));
      users.add({
        userId,
        hasPassword: Password !== undefined,
        status: 'UNCONFIRMED',
        attributes: mergeAttributes(given, {email_verified: 'false'}),
        password: makeVerifier(power, {poolName: poolName(pool.userPoolId), userId}, chosen, secretBytes(16)),
      });
      return {
        UserConfirmed: false,
        UserSub: userId,
        CodeDeliveryDetails: codeMail.send(userId, Username, 'confirm sign-up'),
      };
    },
);
