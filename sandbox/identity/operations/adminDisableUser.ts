import type {AdminDisableUserResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Services} from '../services';
import {knownUser} from '../users/knownUser';
import {username} from './fields';
import {adminOperation} from './operation';

/** Keeps a user out: no sign-in, and every session ends. */
export const adminDisableUser = adminOperation(
  {Username: username},
  ({sessions, users}: Pick<Services, 'sessions' | 'users'>) =>
    ({Username}): AdminDisableUserResponse => {
      const {userId} = knownUser(users, Username);
      users.update(userId, {enabled: false});
      sessions.revokeAllOf(userId);
      return {};
    },
);
