import {requiredGroup} from '../groups';
import type {Services} from '../services';
import {knownUser} from '../users/knownUser';
import {groupName, username} from './fields';
import {adminOperation} from './operation';

/** Puts a user into a group; tokens say so from the next renewal on. */
export const adminAddUserToGroup = adminOperation(
  {Username: username, GroupName: groupName},
  ({memberships, users}: Pick<Services, 'memberships' | 'users'>) =>
    ({Username, GroupName}): object => {
      memberships.add(knownUser(users, Username).userId, requiredGroup(GroupName).name);
      return {};
    },
);
