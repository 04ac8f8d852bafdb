import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import {operations} from '../../../sandbox/contract-tests/contract';
import {writeRequest} from '../../../sandbox/contract-tests/request';
import {exampleValues} from '../../../sandbox/contract-tests/walk/case';
import site from '../../../site.config';
import type {poolActions} from '../../../src/admin/overview/rights/poolActions';
import type {Access} from './people';

const UserPoolId = site.identity.userPoolId;
const byId = new Map(operations.map((operation) => [operation.operationId, operation]));

/** Whether the platform lets somebody do what an operation does: with whatever they have, it says neither 401 nor 403. */
export async function tryOperation(url: string, operationId: string, access: Access): Promise<boolean> {
  const operation = byId.get(operationId);
  if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
  const request = writeRequest(operation, exampleValues(operation));
  const {token, key} = access;
  const byToken = operation.schemes.includes('bearer') || key === undefined;
  const response = await fetch(`${url}${request.url}`, {
    method: request.method,
    headers: {
      ...(byToken ? token && {authorization: `Bearer ${token}`} : {'x-api-key': key}),
      ...(request.body !== undefined && {'content-type': 'application/json'}),
    },
    ...(request.body !== undefined && {body: request.body}),
  });
  await response.arrayBuffer();
  if (response.status >= 500) throw new Error(`${operationId}: ${response.status}`);
  return response.status !== 401 && response.status !== 403;
}

/** Whether the portal service lets somebody see the keys of a user: their own as `me`. */
export async function tryKeys(url: string, userId: string, {accessToken}: Access): Promise<boolean> {
  const headers = {
    ...(accessToken && {authorization: `Bearer ${accessToken}`}),
    'content-type': 'application/json',
  };
  const body = JSON.stringify({label: 'Another'});
  const response = await fetch(`${url}/portal/users/${userId}/keys`, {method: 'POST', headers, body});
  return response.status !== 401 && response.status !== 403;
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
