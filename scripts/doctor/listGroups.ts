import {paginateListGroups, type GroupType} from '@aws-sdk/client-cognito-identity-provider';
import type {Context} from './context';

/** The groups of the user pool, by their names. */
export async function listGroups({
  userPool,
  site,
}: Pick<Context, 'userPool' | 'site'>): Promise<ReadonlyMap<string, GroupType>> {
  const there = new Map<string, GroupType>();
  const pages = paginateListGroups({client: userPool}, {UserPoolId: site.identity.userPoolId});
  for await (const {Groups = []} of pages) Groups.forEach((group) => there.set(group.GroupName ?? '', group));
  return there;
}
