import type {AdminEnableUserResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {requireUser} from '../users/requireUser';
import {username} from './fields';
import {adminOperation} from './operation';

/** Lets a disabled user sign in again. Sessions from before stay ended. */
export const adminEnableUser = adminOperation(
  {Username: username},
  ({users}: Pick<Dependencies, 'users'>) =>
    ({Username}): AdminEnableUserResponse => {
      users.update(requireUser(users, Username).userId, {enabled: true});
      return {};
    },
);
