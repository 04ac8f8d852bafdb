import type {AdminGetUserResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {attributeList, describeMfa} from '../users/describeUser';
import {requireUser} from '../users/requireUser';
import {username} from './fields';
import {adminOperation} from './operation';

/** One user, with every attribute and second factor. */
export const adminGetUser = adminOperation(
  {Username: username},
  ({users}: Pick<Dependencies, 'users'>) =>
    ({Username}): AdminGetUserResponse => {
      const user = requireUser(users, Username);
      return {
        Username: user.userId,
        UserAttributes: attributeList(user),
        UserCreateDate: user.createdAt,
        UserLastModifiedDate: user.modifiedAt,
        Enabled: user.enabled,
        UserStatus: user.status,
        ...describeMfa(user),
      };
    },
);
