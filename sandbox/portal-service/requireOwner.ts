import {siteGroups} from '../base/generated/groups';
import {forbidden, notFound} from '../http/apiError';
import type {Account} from '../store/accounts';
import type {Dependencies} from './dependencies';

/**
 * Whose keys a request is about, with the groups of this moment: a token names those of up to an hour ago.
 * @param userId - of the path: a user id, or `me`.
 * @throws ApiError 403 for another person's keys unless the caller is an administrator, 404 when nobody has that id.
 */
export function requireOwner(
  {accounts}: Pick<Dependencies, 'accounts'>,
  caller: Account,
  userId: string,
): Account {
  const self = accounts.find(caller.accountId) ?? {...caller, groups: []};
  if (userId === 'me' || userId === self.accountId) return self;
  if (!self.groups.includes(siteGroups.developerAdmins))
    throw forbidden("Only an administrator of the portal may read or change another person's API keys.");
  const owner = accounts.find(userId);
  if (!owner) throw notFound(`path.userId: nobody has the user id ${userId}`);
  return owner;
}
