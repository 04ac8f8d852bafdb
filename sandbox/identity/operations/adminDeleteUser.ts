import type {Dependencies} from '../dependencies/dependencies';
import {requireUser} from '../users/requireUser';
import {username} from './fields';
import {adminOperation} from './operation';

/** Deletes a user with sessions, groups, codes and devices. */
export const adminDeleteUser = adminOperation(
  {Username: username},
  ({users}: Pick<Dependencies, 'users'>) =>
    ({Username}): object => {
      users.remove(requireUser(users, Username).userId);
      return {};
    },
);
