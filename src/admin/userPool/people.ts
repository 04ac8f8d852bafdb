import {
  AdminGetUserCommand,
  DescribeUserPoolCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import {PAGE_SIZE, userPool, userPoolId} from './client';
import {everybody, userFilter, type PeopleQuery} from './peopleQuery';

/** A user of the pool, as the admin pages show one. */
export interface Person {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  /** Cognito's own word: CONFIRMED, UNCONFIRMED, FORCE_CHANGE_PASSWORD, RESET_REQUIRED … */
  readonly status: string;
  readonly isEnabled: boolean;
  readonly createdAt: Date | undefined;
  /** When the account last changed, its attributes or its state. */
  readonly modifiedAt: Date | undefined;
  /** Whether the pool lists an API key of theirs. */
  readonly hasKey: boolean;
}

/** What the service tells of one person alone. */
export interface PersonDetails extends Person {
  /** Cognito's words for the second factors that are on: SOFTWARE_TOKEN_MFA, EMAIL_OTP, SMS_MFA. */
  readonly factors: readonly string[];
}

/** One page of people, and where the next begins. */
export interface PeoplePage {
  readonly people: readonly Person[];
  readonly next: string | undefined;
}

/**
 * One page of the pool's users, in the order of the service. A page can be empty although another follows.
 *
 * @param token where the page begins; `undefined` for the first
 */
export async function findPeople(
  query: PeopleQuery,
  token?: string,
  abortSignal?: AbortSignal,
): Promise<PeoplePage> {
  const page = {UserPoolId: userPoolId, Limit: PAGE_SIZE};
  const options = {...(abortSignal && {abortSignal})};
  if (query.by === 'group' && query.text !== '') {
    const members = new ListUsersInGroupCommand({...page, GroupName: query.text, NextToken: token});
    const {Users, NextToken} = await userPool.send(members, options);
    return {people: (Users ?? []).map(personFrom), next: NextToken};
  }
  const users = new ListUsersCommand({...page, PaginationToken: token, Filter: userFilter(query)});
  const {Users, PaginationToken} = await userPool.send(users, options);
  return {people: (Users ?? []).map(personFrom), next: PaginationToken};
}

/** All users of a query, page by page as the service gives them: up to 60 at a time. */
export async function* peopleOf(
  query: PeopleQuery,
  abortSignal?: AbortSignal,
): AsyncGenerator<readonly Person[], void, undefined> {
  let token: string | undefined;
  do {
    const {people, next} = await findPeople(query, token, abortSignal);
    yield people;
    token = next;
  } while (token !== undefined);
}

/**
 * Users of the pool.
 *
 * @param limit stop once this many are read: a pool may hold millions
 */
export async function listPeople(limit: number): Promise<readonly Person[]> {
  const people: Person[] = [];
  for await (const page of peopleOf(everybody)) {
    people.push(...page);
    if (people.length >= limit) break;
  }
  return people.slice(0, limit);
}

/** Everybody in a group. */
export async function listMembers(group: string): Promise<readonly Person[]> {
  const people: Person[] = [];
  for await (const page of peopleOf({by: 'group', text: group})) people.push(...page);
  return people;
}

/** One person, with second factors. */
export async function getPerson(username: string): Promise<PersonDetails> {
  const user = await userPool.send(new AdminGetUserCommand({UserPoolId: userPoolId, Username: username}));
  return {
    ...personFrom({...user, Attributes: user.UserAttributes}),
    factors: user.UserMFASettingList ?? [],
  };
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
    modifiedAt: user.UserLastModifiedDate,
    // A JSON list; the portal service leaves an empty one when the last key is revoked.
    hasKey: !['', '[]'].includes(attribute('custom:apiKeys').trim()),
  };
}
