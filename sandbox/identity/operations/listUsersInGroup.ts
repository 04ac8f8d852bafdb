import type {ListUsersInGroupResponse} from '@aws-sdk/client-cognito-identity-provider';
import {requireGroup} from '../pool/groups';
import type {Dependencies} from '../dependencies/dependencies';
import {describeUser} from '../users/describeUser';
import {groupName, nextToken, pageLimit} from './fields';
import {adminOperation} from './operation';
import {cutPage, parsePage} from './page';

/** The members of a group, oldest user first. */
export const listUsersInGroup = adminOperation(
  {GroupName: groupName, Limit: pageLimit.optional(), NextToken: nextToken.optional()},
  ({users}: Pick<Dependencies, 'users'>) =>
    ({GroupName, Limit, NextToken}): ListUsersInGroupResponse => {
      const page = parsePage(`ListUsersInGroup ${GroupName}`, {limit: Limit, token: NextToken});
      const found = users.list({
        group: requireGroup(GroupName).name,
        after: page.after,
        limit: page.limit + 1,
      });
      const {items, next} = cutPage(found, page, ({position}) => position);
      return {Users: items.map(describeUser), ...(next && {NextToken: next})};
    },
);
