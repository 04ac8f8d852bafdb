import {
  AdminListGroupsForUserCommand,
  paginateListGroups,
  paginateListUsersInGroup,
} from '@aws-sdk/client-cognito-identity-provider';
import {adminGroup} from '@site/src/auth/settings/identitySettings';
import {requireOtherAdmin} from './admins';
import {changes} from './changes';
import {PAGE_SIZE, userPool, userPoolId} from './client';

/** A group and the usernames of those who belong to it. */
export interface GroupMembers {
  readonly name: string;
  readonly members: readonly string[];
}

/** The names of all groups of the pool. */
export async function listGroupNames(): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const page of paginateListGroups(
    {client: userPool, pageSize: PAGE_SIZE},
    {UserPoolId: userPoolId},
  )) {
    names.push(...(page.Groups ?? []).flatMap((group) => group.GroupName ?? []));
  }
  return names;
}

/** Every group with its members, the largest first. */
export async function listGroupMembers(): Promise<readonly GroupMembers[]> {
  const names = await listGroupNames();
  const groups = await Promise.all(names.map(async (name) => ({name, members: await listMembers(name)})));
  return groups.toSorted((a, b) => b.members.length - a.members.length || a.name.localeCompare(b.name));
}

/** The names of the groups somebody is in. */
export async function listGroupsOf(username: string): Promise<readonly string[]> {
  const {Groups} = await userPool.send(
    new AdminListGroupsForUserCommand({UserPoolId: userPoolId, Username: username, Limit: PAGE_SIZE}),
  );
  return (Groups ?? []).flatMap((group) => group.GroupName ?? []);
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

async function listMembers(group: string): Promise<readonly string[]> {
  const usernames: string[] = [];
  const query = {UserPoolId: userPoolId, GroupName: group};
  for await (const page of paginateListUsersInGroup({client: userPool, pageSize: PAGE_SIZE}, query)) {
    usernames.push(...(page.Users ?? []).flatMap((user) => user.Username ?? []));
  }
  return usernames;
}
