import {paginateListUsersInGroup} from '@aws-sdk/client-cognito-identity-provider';
import {adminGroup} from '@site/src/auth/settings/identitySettings';
import {PAGE_SIZE, userPool, userPoolId} from './client';
import {hasOtherAdmin, LastAdminError, type GroupMember} from './lastAdmin';

/** Who is in the group of administrators. */
export async function listAdmins(): Promise<readonly GroupMember[]> {
  const members: GroupMember[] = [];
  const query = {UserPoolId: userPoolId, GroupName: adminGroup};
  for await (const page of paginateListUsersInGroup({client: userPool, pageSize: PAGE_SIZE}, query)) {
    for (const {Username = '', UserStatus = '', Enabled = false} of page.Users ?? [])
      members.push({username: Username, status: UserStatus, isEnabled: Enabled});
  }
  return members;
}

/**
 * Checks, before somebody loses the administration of the portal, that another person can still administer it.
 *
 * @throws LastAdminError
 */
export async function requireOtherAdmin(username: string): Promise<void> {
  if (!hasOtherAdmin(await listAdmins(), username)) throw new LastAdminError();
}
