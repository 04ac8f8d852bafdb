import type {AdminDisableUserResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {requireUser} from '../users/requireUser';
import {username} from './fields';
import {adminOperation} from './operation';

/** Disables a user: no sign-in, and every session ends. */
export const adminDisableUser = adminOperation(
  {Username: username},
  ({sessions, users}: Pick<Dependencies, 'sessions' | 'users'>) =>
    ({Username}): AdminDisableUserResponse => {
      const {userId} = requireUser(users, Username);
      users.update(userId, {enabled: false});
      sessions.revokeAllOf(userId);
      return {};
    },
);
