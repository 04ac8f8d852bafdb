import type {AdminListGroupsForUserResponse} from '@aws-sdk/client-cognito-identity-provider';
import {describeGroup, inPrecedence} from '../groups';
import type {Services} from '../services';
import {knownUser} from '../users/knownUser';
import {nextToken, pageLimit, username} from './fields';
import {adminOperation} from './operation';
import {cutPage, pageRequest} from './page';

/** The groups of a user, lowest precedence first. */
export const adminListGroupsForUser = adminOperation(
  {Username: username, Limit: pageLimit.optional(), NextToken: nextToken.optional()},
  ({keys, memberships, pool, users}: Pick<Services, 'keys' | 'memberships' | 'pool' | 'users'>) =>
    ({Username, Limit, NextToken}): AdminListGroupsForUserResponse => {
      const page = pageRequest(Limit, NextToken);
      const groups = inPrecedence(memberships.of(knownUser(users, Username).userId));
      const {items, next} = cutPage(groups.slice(page.after), page, (group) => groups.indexOf(group) + 1);
      return {
        Groups: items.map((group) => describeGroup(group, pool.userPoolId, keys.since())),
        ...(next && {NextToken: next}),
      };
    },
);
