import type {AdminUserGlobalSignOutResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Services} from '../services';
import {knownUser} from '../users/knownUser';
import {username} from './fields';
import {adminOperation} from './operation';

/** Ends every session of a user. */
export const adminUserGlobalSignOut = adminOperation(
  {Username: username},
  ({sessions, users}: Pick<Services, 'sessions' | 'users'>) =>
    ({Username}): AdminUserGlobalSignOutResponse => {
      sessions.revokeAllOf(knownUser(users, Username).userId);
      return {};
    },
);
