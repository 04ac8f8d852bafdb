import type {AdminUpdateUserAttributesResponse} from '@aws-sdk/client-cognito-identity-provider';
import {emailTaken} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {mergeAttributes, parseAttributes} from '../pool/attributes';
import {requireUser} from '../users/requireUser';
import {unverifiedPhone} from '../users/verifiableAttribute';
import {attributes, username} from './fields';
import {adminOperation} from './operation';

/**
 * Writes any attribute, `custom:apiKeys` included: for the provider's key service. A changed e-mail address counts at
 * once; unless `email_verified` is written with it, it is unverified and a code is sent to it.
 */
export const adminUpdateUserAttributes = adminOperation(
  {Username: username, UserAttributes: attributes},
  ({codeMail, users}: Pick<Dependencies, 'codeMail' | 'users'>) =>
    ({Username, UserAttributes}): AdminUpdateUserAttributesResponse => {
      const user = requireUser(users, Username);
      const changes = parseAttributes(UserAttributes, 'admin');
      const moves = changes.email !== undefined && changes.email !== user.attributes.email;
      if (moves && (users.find(changes.email ?? '')?.userId ?? user.userId) !== user.userId)
        throw emailTaken();
      const unverified = {
        ...(moves && {email_verified: 'false'}),
        ...unverifiedPhone(user.attributes, changes),
      };
      const {attributes} = users.update(user.userId, {
        attributes: mergeAttributes(user.attributes, {...unverified, ...changes}),
      });
      if (moves && attributes.email && attributes.email_verified !== 'true')
        codeMail.send(user.userId, attributes.email, 'verify email', attributes.email);
      return {};
    },
);
