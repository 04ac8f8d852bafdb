import type {ListGroupsResponse} from '@aws-sdk/client-cognito-identity-provider';
import {groups, describeGroup} from '../groups';
import type {Services} from '../services';
import {nextToken, pageLimit} from './fields';
import {adminOperation} from './operation';
import {cutPage, pageRequest} from './page';

/** Every group of the pool, lowest precedence first. */
export const listGroups = adminOperation(
  {Limit: pageLimit.optional(), NextToken: nextToken.optional()},
  ({keys, pool}: Pick<Services, 'keys' | 'pool'>) =>
    ({Limit, NextToken}): ListGroupsResponse => {
      const page = pageRequest(Limit, NextToken);
      const {items, next} = cutPage(groups.slice(page.after), page, (group) => groups.indexOf(group) + 1);
      return {
        Groups: items.map((group) => describeGroup(group, pool.userPoolId, keys.since())),
        ...(next && {NextToken: next}),
      };
    },
);
