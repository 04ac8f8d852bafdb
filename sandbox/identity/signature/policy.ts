import {CognitoError} from '../pool/errors';
import {ADMIN_ROLE, KEY_SERVICE_ROLE, OPERATOR_ROLE} from '../pool/groups';
import {ACCOUNT_NUMBER, type PoolSettings, poolArn} from '../pool/settings';
import type {RoleSession} from './temporaryCredentials';

/**
 * The IAM policies: what each role may do to this pool; no other role may do anything. The administrators' browsers may
 * not write attributes: IAM cannot except `custom:apiKeys` from them. decisions/0004 lists the same.
 */
export const allowedOperations: ReadonlyMap<string, readonly string[]> = new Map([
  [
    ADMIN_ROLE,
    [
      'DescribeUserPool',
      'ListUsers',
      'ListUsersInGroup',
      'ListGroups',
      'AdminGetUser',
      'AdminListGroupsForUser',
      'AdminAddUserToGroup',
      'AdminRemoveUserFromGroup',
      'AdminCreateUser',
      'AdminDeleteUser',
      'AdminEnableUser',
      'AdminDisableUser',
      'AdminResetUserPassword',
      'AdminSetUserMFAPreference',
      'AdminUserGlobalSignOut',
    ],
  ],
  [KEY_SERVICE_ROLE, ['AdminGetUser', 'AdminListGroupsForUser', 'AdminUpdateUserAttributes']],
  [OPERATOR_ROLE, ['DescribeUserPool', 'DescribeUserPoolClient', 'GetUserPoolMfaConfig', 'ListGroups']],
]);

/**
 * Whether a role's policy allows an operation.
 * @param operation - for example `ListUsers`.
 * @throws CognitoError `AccessDeniedException`, in IAM's words.
 */
export function checkPolicy({roleArn}: RoleSession, operation: string, pool: PoolSettings): void {
  if (allowedOperations.get(roleArn)?.includes(operation)) return;
  const role = roleArn.slice(roleArn.indexOf('/') + 1);
  throw new CognitoError(
    'AccessDeniedException',
    `User: arn:aws:sts::${ACCOUNT_NUMBER}:assumed-role/${role}/CognitoIdentityCredentials is not authorized to ` +
      `perform: cognito-idp:${operation} on resource: ${poolArn(pool)} because no identity-based policy allows ` +
      `the cognito-idp:${operation} action`,
  );
}
