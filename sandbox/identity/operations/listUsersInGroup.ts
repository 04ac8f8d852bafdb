import type {ListUsersInGroupResponse} from '@aws-sdk/client-cognito-identity-provider';
import {requiredGroup} from '../groups';
import type {Services} from '../services';
import {describeUser} from '../users/describe';
import {groupName, nextToken, pageLimit} from './fields';
import {adminOperation} from './operation';
import {cutPage, pageRequest} from './page';

/** The members of a group, oldest user first. */
export const listUsersInGroup = adminOperation(
  {GroupName: groupName, Limit: pageLimit.optional(), NextToken: nextToken.optional()},
  ({users}: Pick<Services, 'users'>) =>
    ({GroupName, Limit, NextToken}): ListUsersInGroupResponse => {
      const page = pageRequest(Limit, NextToken);
      const found = users.list({
        group: requiredGroup(GroupName).name,
        after: page.after,
        limit: page.limit + 1,
      });
      const {items, next} = cutPage(found, page, ({position}) => position);
      return {Users: items.map(describeUser), ...(next && {NextToken: next})};
    },
);
