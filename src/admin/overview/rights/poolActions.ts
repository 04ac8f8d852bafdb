/**
 * What the administrators' role may do at the user pool, and no other role of the portal. The test of the policies in
 * infra/ compares it with the template, decisions/0004 and the sandbox.
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
