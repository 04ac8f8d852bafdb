import {adminGroup} from '@site/src/auth/settings/identitySettings';
import {hasOtherAdmin, LastAdminError, type GroupMember} from './lastAdmin';
import {listMembers} from './people';

/** Who is in the group of administrators. */
export const listAdmins = (): Promise<readonly GroupMember[]> => listMembers(adminGroup);

/**
 * Checks, before somebody loses the administration of the portal, that another person can still administer it.
 *
 * @throws LastAdminError
 */
export async function requireOtherAdmin(username: string): Promise<void> {
  if (!hasOtherAdmin(await listAdmins(), username)) throw new LastAdminError();
}
