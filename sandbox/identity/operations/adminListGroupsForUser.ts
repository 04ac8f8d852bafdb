import type {AdminListGroupsForUserResponse} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {inPrecedence} from '../pool/groups';
import {requireUser} from '../users/requireUser';
import {username} from './fields';
import {groupPage, groupPageShape} from './groupPage';
import {adminOperation} from './operation';

/** The groups of a user, lowest precedence first. */
export const adminListGroupsForUser = adminOperation(
  {Username: username, ...groupPageShape},
  (dependencies: Pick<Dependencies, 'keys' | 'memberships' | 'pool' | 'users'>) =>
    ({Username, ...page}): AdminListGroupsForUserResponse => {
      const {userId} = requireUser(dependencies.users, Username);
      return groupPage(
        dependencies,
        `AdminListGroupsForUser ${userId}`,
        inPrecedence(dependencies.memberships.of(userId)),
        page,
      );
    },
);
