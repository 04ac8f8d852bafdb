import type {AdminEnableUserResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Services} from '../services';
import {knownUser} from '../users/knownUser';
import {username} from './fields';
import {adminOperation} from './operation';

/** Lets a disabled user sign in again. Sessions from before stay ended. */
export const adminEnableUser = adminOperation(
  {Username: username},
  ({users}: Pick<Services, 'users'>) =>
    ({Username}): AdminEnableUserResponse => {
      users.update(knownUser(users, Username).userId, {enabled: true});
      return {};
    },
);
