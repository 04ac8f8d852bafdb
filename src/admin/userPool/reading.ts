import {
  DescribeUserPoolCommand,
  paginateListGroups,
  paginateListUsers,
  paginateListUsersInGroup,
} from '@aws-sdk/client-cognito-identity-provider';
import {userPool, userPoolId} from './client';
import {personFrom, type Person} from './person';

/** The most that the service gives in one answer. */
const PAGE_SIZE = 60;

/** A group and how many belong to it. */
export interface GroupSize {
  readonly name: string;
  readonly members: number;
}

/** The pool's own estimate of how many users it has. */
export async function estimateUserCount(): Promise<number> {
  const {UserPool} = await userPool.send(new DescribeUserPoolCommand({UserPoolId: userPoolId}));
  return UserPool?.EstimatedNumberOfUsers ?? 0;
}

/**
 * Users of the pool.
 *
 * @param limit stop once this many are read: a pool may hold millions
 */
export async function listPeople(limit: number): Promise<readonly Person[]> {
  const people: Person[] = [];
  for await (const page of paginateListUsers(
    {client: userPool, pageSize: PAGE_SIZE},
    {UserPoolId: userPoolId},
  )) {
    people.push(...(page.Users ?? []).map(personFrom));
    if (people.length >= limit) break;
  }
  return people.slice(0, limit);
}

/** Every group with its number of members, the largest first. */
export async function groupSizes(): Promise<readonly GroupSize[]> {
  const names: string[] = [];
  for await (const page of paginateListGroups(
    {client: userPool, pageSize: PAGE_SIZE},
    {UserPoolId: userPoolId},
  )) {
    names.push(...(page.Groups ?? []).flatMap((group) => group.GroupName ?? []));
  }
  const sizes = await Promise.all(names.map(async (name) => ({name, members: await countMembers(name)})));
  return sizes.toSorted((a, b) => b.members - a.members || a.name.localeCompare(b.name));
}

async function countMembers(group: string): Promise<number> {
  let count = 0;
  const query = {UserPoolId: userPoolId, GroupName: group};
  for await (const page of paginateListUsersInGroup({client: userPool, pageSize: PAGE_SIZE}, query)) {
    count += page.Users?.length ?? 0;
  }
  return count;
}
