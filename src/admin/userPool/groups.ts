import {compareNames} from '@site/src/components/order/naturalOrder';
import {
  paginateAdminListGroupsForUser,
  paginateListGroups,
  type GroupType,
} from '@aws-sdk/client-cognito-identity-provider';
import {adminGroup} from '@site/src/auth/settings/identitySettings';
import {requireOtherAdmin} from './admins';
import {changes} from './changes';
import {PAGE_SIZE, userPool, userPoolId} from './client';
import {listMembers} from './people';

/** A group and the usernames of those who belong to it. */
export interface GroupMembers {
  readonly name: string;
  readonly members: readonly string[];
}

/** The names of all groups of the pool, in their order. */
export async function listGroupNames(): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const page of paginateListGroups(
    {client: userPool, pageSize: PAGE_SIZE},
    {UserPoolId: userPoolId},
  )) {
    names.push(...namesOf(page.Groups));
  }
  return names.toSorted(compareNames);
}

/** Every group with its members, the largest first. */
export async function listGroupMembers(): Promise<readonly GroupMembers[]> {
  const names = await listGroupNames();
  const groups = await Promise.all(
    names.map(async (name) => ({name, members: (await listMembers(name)).map(({username}) => username)})),
  );
  return groups.toSorted((a, b) => b.members.length - a.members.length || compareNames(a.name, b.name));
}

/** The names of the groups somebody is in. */
export async function listGroupsOf(username: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const page of paginateAdminListGroupsForUser(
    {client: userPool, pageSize: PAGE_SIZE},
    {UserPoolId: userPoolId, Username: username},
  )) {
    names.push(...namesOf(page.Groups));
  }
  return names;
}

/**
 * Puts somebody into a group or out of it.
 *
 * @throws LastAdminError
 */
export async function setMembership(username: string, group: string, isMember: boolean): Promise<void> {
  if (isMember) return changes.join(username, group);
  if (group === adminGroup) await requireOtherAdmin(username);
  return changes.leave(username, group);
}

const namesOf = (groups: readonly GroupType[] = []) => groups.flatMap(({GroupName}) => GroupName ?? []);
