import {requiredGroup} from '../groups';
import type {Services} from '../services';
import {knownUser} from '../users/knownUser';
import {groupName, username} from './fields';
import {adminOperation} from './operation';

/** Takes a user out of a group. Tokens and credentials given out before still say otherwise until they end. */
export const adminRemoveUserFromGroup = adminOperation(
  {Username: username, GroupName: groupName},
  ({memberships, users}: Pick<Services, 'memberships' | 'users'>) =>
    ({Username, GroupName}): object => {
      memberships.remove(knownUser(users, Username).userId, requiredGroup(GroupName).name);
      return {};
    },
);
