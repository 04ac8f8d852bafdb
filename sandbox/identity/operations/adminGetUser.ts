import type {AdminGetUserResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Services} from '../services';
import {attributeList} from '../users/attributes';
import {describeMfa} from '../users/describe';
import {knownUser} from '../users/knownUser';
import {username} from './fields';
import {adminOperation} from './operation';

/** One user, with all that is known of it. */
export const adminGetUser = adminOperation(
  {Username: username},
  ({users}: Pick<Services, 'users'>) =>
    ({Username}): AdminGetUserResponse => {
      const user = knownUser(users, Username);
      return {
        Username: user.userId,
        UserAttributes: attributeList(user),
        UserCreateDate: user.createdAt,
        UserLastModifiedDate: user.modifiedAt,
        Enabled: user.enabled,
        UserStatus: user.status,
        ...describeMfa(user.totp),
      };
    },
);
