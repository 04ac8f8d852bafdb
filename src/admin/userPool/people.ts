import {
  DescribeUserPoolCommand,
  ListUsersCommand,
  paginateListUsers,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import {PAGE_SIZE, userPool, userPoolId} from './client';

/** A user of the pool, as the admin pages show one. */
export interface Person {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  /** Cognito's own word: CONFIRMED, UNCONFIRMED, FORCE_CHANGE_PASSWORD, RESET_REQUIRED … */
  readonly status: string;
  readonly isEnabled: boolean;
  readonly createdAt: Date | undefined;
}

/** One page of people, and where the next begins. */
export interface PeoplePage {
  readonly people: readonly Person[];
  readonly next: string | undefined;
}

/**
 * One page of the pool's users.
 *
 * @param emailPrefix only those whose address begins so; the service can search one attribute, by its beginning
 * @param token where the page begins; `undefined` for the first
 */
export async function findPeople(emailPrefix: string, token: string | undefined): Promise<PeoplePage> {
  const prefix = emailPrefix.trim().replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  const page = await userPool.send(
    new ListUsersCommand({
      UserPoolId: userPoolId,
      Limit: 20,
      PaginationToken: token,
      ...(prefix && {Filter: `email ^= "${prefix}"`}),
    }),
  );
  return {people: (page.Users ?? []).map(personFrom), next: page.PaginationToken};
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

/** The pool's own estimate of how many users it has. */
export async function estimateUserCount(): Promise<number> {
  const {UserPool} = await userPool.send(new DescribeUserPoolCommand({UserPoolId: userPoolId}));
  return UserPool?.EstimatedNumberOfUsers ?? 0;
}

function personFrom(user: UserType): Person {
  const attribute = (name: string) => user.Attributes?.find((entry) => entry.Name === name)?.Value ?? '';
  return {
    username: user.Username ?? '',
    name: attribute('name'),
    email: attribute('email'),
    status: user.UserStatus ?? 'UNKNOWN',
    isEnabled: user.Enabled ?? false,
    createdAt: user.UserCreateDate,
  };
}
