import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminResetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  ListUsersCommand,
  paginateListGroups,
} from '@aws-sdk/client-cognito-identity-provider';
import {userPool, userPoolId} from './client';
import {personFrom, type Person} from './person';

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
  const answer = await userPool.send(
    new ListUsersCommand({
      UserPoolId: userPoolId,
      Limit: 20,
      PaginationToken: token,
      ...(prefix && {Filter: `email ^= "${prefix}"`}),
    }),
  );
  return {people: (answer.Users ?? []).map(personFrom), next: answer.PaginationToken};
}

/** Makes an account and has an invitation with a temporary password sent to its address. */
export async function invite(email: string, name: string): Promise<void> {
  await userPool.send(
    new AdminCreateUserCommand({
      UserPoolId: userPoolId,
      Username: email,
      DesiredDeliveryMediums: ['EMAIL'],
      UserAttributes: [
        {Name: 'email', Value: email},
        {Name: 'email_verified', Value: 'true'},
        {Name: 'name', Value: name},
      ],
    }),
  );
}

/** The names of all groups of the pool. */
export async function groupNames(): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const page of paginateListGroups({client: userPool}, {UserPoolId: userPoolId})) {
    names.push(...(page.Groups ?? []).flatMap((group) => group.GroupName ?? []));
  }
  return names;
}

/** The names of the groups somebody is in. */
export async function groupsOf(username: string): Promise<readonly string[]> {
  const {Groups} = await userPool.send(
    new AdminListGroupsForUserCommand({UserPoolId: userPoolId, Username: username, Limit: 60}),
  );
  return (Groups ?? []).flatMap((group) => group.GroupName ?? []);
}

/**
 * Puts somebody into a group or out of it. Tokens that are out already still name the old groups: leaving a group also
 * ends the person's sessions, so that nobody administers for another hour.
 */
export async function setMembership(username: string, group: string, isMember: boolean): Promise<void> {
  const who = {UserPoolId: userPoolId, Username: username};
  if (isMember) {
    await userPool.send(new AdminAddUserToGroupCommand({...who, GroupName: group}));
    return;
  }
  await userPool.send(new AdminRemoveUserFromGroupCommand({...who, GroupName: group}));
  await userPool.send(new AdminUserGlobalSignOutCommand(who));
}

/** Lets somebody in again, or out: a disabled person's sessions end as well. */
export async function setEnabled(username: string, isEnabled: boolean): Promise<void> {
  const who = {UserPoolId: userPoolId, Username: username};
  if (isEnabled) {
    await userPool.send(new AdminEnableUserCommand(who));
    return;
  }
  await userPool.send(new AdminDisableUserCommand(who));
  await userPool.send(new AdminUserGlobalSignOutCommand(who));
}

/** Sends a code with which the person must set a new password before signing in again. */
export async function demandNewPassword(username: string): Promise<void> {
  await userPool.send(new AdminResetUserPasswordCommand({UserPoolId: userPoolId, Username: username}));
}

/** Ends all sessions of somebody. */
export async function endSessions(username: string): Promise<void> {
  await userPool.send(new AdminUserGlobalSignOutCommand({UserPoolId: userPoolId, Username: username}));
}

/** Deletes an account for good. */
export async function deletePerson(username: string): Promise<void> {
  await userPool.send(new AdminDeleteUserCommand({UserPoolId: userPoolId, Username: username}));
}
