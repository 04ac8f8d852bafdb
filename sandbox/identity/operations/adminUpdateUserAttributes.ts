import type {AdminUpdateUserAttributesResponse} from '@aws-sdk/client-cognito-identity-provider';
import {emailTaken} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import {mergeAttributes, parseAttributes} from '../pool/attributes';
import {requireUser} from '../users/requireUser';
import {attributes, username} from './fields';
import {adminOperation} from './operation';

/**
 * Writes any attribute, `custom:apiKeys` included. A changed e-mail address holds at once; unless the administrator
 * vouches for it (`email_verified`), it counts as unproven and a code is sent to it.
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
      const unproven: Record<string, string> = moves ? {email_verified: 'false'} : {};
      const {attributes} = users.update(user.userId, {
        attributes: mergeAttributes(user.attributes, {...unproven, ...changes}),
      });
      if (moves && attributes.email && attributes.email_verified !== 'true')
        codeMail.send(user.userId, attributes.email, 'verify email', attributes.email);
      return {};
    },
);
