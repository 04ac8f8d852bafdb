import {requireGroup} from '../pool/groups';
import type {Dependencies} from '../dependencies/dependencies';
import {requireUser} from '../users/requireUser';
import {groupName, username} from './fields';
import {adminOperation} from './operation';

/** Puts a user into a group; tokens say so from the next renewal on. */
export const adminAddUserToGroup = adminOperation(
  {Username: username, GroupName: groupName},
  ({memberships, users}: Pick<Dependencies, 'memberships' | 'users'>) =>
    ({Username, GroupName}): object => {
      memberships.add(requireUser(users, Username).userId, requireGroup(GroupName).name);
      return {};
    },
);
