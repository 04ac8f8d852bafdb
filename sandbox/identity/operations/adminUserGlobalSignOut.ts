import type {AdminUserGlobalSignOutResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {requireUser} from '../users/requireUser';
import {username} from './fields';
import {adminOperation} from './operation';

/** Ends every session of a user. */
export const adminUserGlobalSignOut = adminOperation(
  {Username: username},
  ({sessions, users}: Pick<Dependencies, 'sessions' | 'users'>) =>
    ({Username}): AdminUserGlobalSignOutResponse => {
      sessions.revokeAllOf(requireUser(users, Username).userId);
      return {};
    },
);
