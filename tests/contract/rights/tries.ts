import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import {operations} from '../../../sandbox/contract-tests/contract';
import {writeRequest} from '../../../sandbox/contract-tests/request';
import {exampleValues} from '../../../sandbox/contract-tests/walk/case';
import site from '../../../site.config';
import type {poolActions} from '../../../src/admin/overview/rights/poolActions';
import type {ListedRequest} from '../../../scripts/page-form/door';
import type {Access} from './people';
import type {RunningPlatform} from './startPlatform';

const UserPoolId = site.identity.userPoolId;
const byId = new Map(operations.map((operation) => [operation.operationId, operation]));

/**
 * Which operations the platform lets somebody do, in their order: with whatever they have, it says neither 401 nor 403.
 *
 * @throws Error for a status that is the platform's own failure
 */
export async function tryOperations(
  {statuses}: Pick<RunningPlatform, 'statuses'>,
  operationIds: readonly string[],
  access: Access,
): Promise<boolean[]> {
  const received = await statuses(operationIds.map((operationId) => requestOf(operationId, access)));
  return received.map((status, index) => {
    if (status >= 500) throw new Error(`${operationIds[index]}: ${status}`);
    return isAllowed(status);
  });
}

function requestOf(operationId: string, {token, key}: Access): ListedRequest {
  const operation = byId.get(operationId);
  if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
  const {method, url, body} = writeRequest(operation, exampleValues(operation));
  const headers: [string, string][] = [];
  if (key !== undefined && !operation.schemes.includes('bearer')) headers.push(['x-api-key', key]);
  else if (token !== undefined) headers.push(['authorization', `Bearer ${token}`]);
  if (body !== undefined) headers.push(['content-type', 'application/json']);
  return {method, path: url, headers, body};
}

function isAllowed(status: number): boolean {
  return status !== 401 && status !== 403;
}

/** Whether the portal service lets somebody see the keys of a user: their own as `me`. */
export async function tryKeys(url: string, userId: string, {accessToken}: Access): Promise<boolean> {
  const headers = {
    ...(accessToken && {authorization: `Bearer ${accessToken}`}),
    'content-type': 'application/json',
  };
  const body = JSON.stringify({label: 'Another'});
  const response = await fetch(`${url}/portal/users/${userId}/keys`, {method: 'POST', headers, body});
  return isAllowed(response.status);
}

type Action = (typeof poolActions)[number];

type Do = (pool: Access['pool'], email: string) => Promise<unknown>;

const on = (email: string) => ({UserPoolId, Username: email});
const group = {UserPoolId, GroupName: site.groups.developerUsers};

/** Each action at the user pool, done to an account. */
const actions: Readonly<Record<Action, Do>> = {
  DescribeUserPool: (pool) => pool.send(new cognito.DescribeUserPoolCommand({UserPoolId})),
  ListUsers: (pool) => pool.send(new cognito.ListUsersCommand({UserPoolId, Limit: 1})),
  ListUsersInGroup: (pool) => pool.send(new cognito.ListUsersInGroupCommand(group)),
  ListGroups: (pool) => pool.send(new cognito.ListGroupsCommand({UserPoolId})),
  AdminGetUser: (pool, email) => pool.send(new cognito.AdminGetUserCommand(on(email))),
  AdminListGroupsForUser: (pool, email) => pool.send(new cognito.AdminListGroupsForUserCommand(on(email))),
  AdminAddUserToGroup: (pool, email) =>
    pool.send(new cognito.AdminAddUserToGroupCommand({...on(email), ...group})),
  AdminRemoveUserFromGroup: (pool, email) =>
    pool.send(new cognito.AdminRemoveUserFromGroupCommand({...on(email), ...group})),
  AdminCreateUser: (pool, email) => {
    const attributes = {UserAttributes: [{Name: 'email', Value: `new-${email}`}]};
    return pool.send(
      new cognito.AdminCreateUserCommand({
        ...on(`new-${email}`),
        ...attributes,
        MessageAction: 'SUPPRESS',
      }),
    );
  },
  AdminDeleteUser: (pool, email) => pool.send(new cognito.AdminDeleteUserCommand(on(email))),
  AdminEnableUser: (pool, email) => pool.send(new cognito.AdminEnableUserCommand(on(email))),
  AdminDisableUser: (pool, email) => pool.send(new cognito.AdminDisableUserCommand(on(email))),
  AdminResetUserPassword: (pool, email) => pool.send(new cognito.AdminResetUserPasswordCommand(on(email))),
  AdminSetUserMFAPreference: (pool, email) =>
    pool.send(
      new cognito.AdminSetUserMFAPreferenceCommand({
        ...on(email),
        SoftwareTokenMfaSettings: {Enabled: false},
      }),
    ),
  AdminUserGlobalSignOut: (pool, email) => pool.send(new cognito.AdminUserGlobalSignOutCommand(on(email))),
};

/** Whether the user pool lets somebody do an action to an account. */
export async function tryAction(action: Action, email: string, {pool}: Access): Promise<boolean> {
  try {
    await actions[action](pool, email);
    return true;
  } catch (error) {
    if (error instanceof Error && refusals.has(error.name)) return false;
    throw error;
  }
}

/** No policy allows it; or nobody issued the key of the signature. */
const refusals = new Set(['AccessDeniedException', 'UnrecognizedClientException']);
