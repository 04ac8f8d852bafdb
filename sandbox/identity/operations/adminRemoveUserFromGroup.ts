import {requireGroup} from '../pool/groups';
import type {Dependencies} from '../dependencies/dependencies';
import {requireUser} from '../users/requireUser';
import {groupName, username} from './fields';
import {adminOperation} from './operation';

/** Takes a user out of a group. Tokens and credentials that were issued before still name the group until they end. */
export const adminRemoveUserFromGroup = adminOperation(
  {Username: username, GroupName: groupName},
  ({memberships, users}: Pick<Dependencies, 'memberships' | 'users'>) =>
    ({Username, GroupName}): object => {
      memberships.remove(requireUser(users, Username).userId, requireGroup(GroupName).name);
      return {};
    },
);
