import type {VerifyUserAttributeResponse} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import {emailTaken, invalidParameter} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {mergeAttributes} from '../pool/attributes';
import {confirmationCode} from './fields';
import {bearerOperation} from './operation';

/** Verifies an e-mail address by the code that was sent to it; a new address takes effect now. */
export const verifyUserAttribute = bearerOperation(
  {AttributeName: z.string().min(1).max(32), Code: confirmationCode},
  ({codeMail, limits, users}: Pick<Dependencies, 'codeMail' | 'limits' | 'users'>) =>
    ({AttributeName, Code}, {user}): VerifyUserAttributeResponse => {
      const {userId, attributes} = user;
      if (AttributeName !== 'email')
        throw invalidParameter(`Attribute ${AttributeName} cannot be verified for this user.`);
      limits.count(userId, 'VerifyUserAttribute');
      const {value: email} = codeMail.redeem(userId, 'verify email', Code);
      limits.forget(userId, 'VerifyUserAttribute');
      // Somebody else may have taken the address while the code was on its way.
      if (email && (users.find(email)?.userId ?? userId) !== userId) throw emailTaken();
      users.update(userId, {
        attributes: mergeAttributes(attributes, {...(email && {email}), email_verified: 'true'}),
      });
      return {};
    },
);
