import type {UpdateUserAttributesResponse} from '@aws-sdk/client-cognito-identity-provider';
import {emailTaken} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {mergeAttributes, parseAttributes} from '../pool/attributes';
import {unverifiedPhone} from '../users/verifiableAttribute';
import {attributes} from './fields';
import {bearerOperation} from './operation';

/**
 * A signed-in user changes attributes. A new e-mail address takes effect with the code that is sent to it
 * (`AttributesRequireVerificationBeforeUpdate`): until then one signs in with the old one. Such codes are limited.
 */
export const updateUserAttributes = bearerOperation(
  {UserAttributes: attributes},
  ({codeMail, limits, users}: Pick<Dependencies, 'codeMail' | 'limits' | 'users'>) =>
    ({UserAttributes}, {user}): UpdateUserAttributesResponse => {
      const {email, ...changes} = parseAttributes(UserAttributes, 'user');
      const moves = email !== undefined && email !== user.attributes.email;
      if (moves && (users.find(email)?.userId ?? user.userId) !== user.userId) throw emailTaken();
      if (moves) limits.count(user.userId, 'UpdateUserAttributes');
      const unverified = unverifiedPhone(user.attributes, changes);
      users.update(user.userId, {
        attributes: mergeAttributes(user.attributes, {...changes, ...unverified}),
      });
      return {
        CodeDeliveryDetailsList: moves ? [codeMail.send(user.userId, email, 'verify email', email)] : [],
      };
    },
);
