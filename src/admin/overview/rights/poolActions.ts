/**
 * What the administrators' role may do at the user pool, and no other role of the portal. decisions/0004 has the same
 * list, and the policy in infra/.
 */
export const poolActions = [
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
] as const;
