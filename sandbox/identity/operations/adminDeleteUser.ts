import type {Services} from '../services';
import {knownUser} from '../users/knownUser';
import {username} from './fields';
import {adminOperation} from './operation';

/** Deletes a user with sessions, groups, codes and devices. */
export const adminDeleteUser = adminOperation(
  {Username: username},
  ({users}: Pick<Services, 'users'>) =>
    ({Username}): object => {
      users.remove(knownUser(users, Username).userId);
      return {};
    },
);
