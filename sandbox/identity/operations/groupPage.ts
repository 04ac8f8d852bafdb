import type {GroupType} from '@aws-sdk/client-cognito-identity-provider';
import type {Dependencies} from '../dependencies/dependencies';
import {type Group, describeGroup} from '../pool/groups';
import {nextToken, pageLimit} from './fields';
import {cutPage, parsePage} from './page';

/** How a page of groups is asked for. */
export const groupPageShape = {Limit: pageLimit.optional(), NextToken: nextToken.optional()};

/**
 * A page of these groups, as ListGroups and AdminListGroupsForUser return it.
 * @param list - whose groups they are: see `parsePage`.
 */
export function groupPage(
  {keys, pool}: Pick<Dependencies, 'keys' | 'pool'>,
  list: string,
  groups: readonly Group[],
  {Limit, NextToken}: {readonly Limit?: number | undefined; readonly NextToken?: string | undefined},
): {Groups: GroupType[]; NextToken?: string} {
  const page = parsePage(list, {limit: Limit, token: NextToken});
  const {items, next} = cutPage(groups.slice(page.after), page, (group) => groups.indexOf(group) + 1);
  return {
    Groups: items.map((group) => describeGroup(group, pool.userPoolId, keys.since())),
    ...(next && {NextToken: next}),
  };
}
