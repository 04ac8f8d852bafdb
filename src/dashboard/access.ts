import {hasRole, type RoleGroups} from '@site/src/auth/people/roles';
import type {User} from '@site/src/auth';
import type {Panel} from './panelTable';

/** Whether a user of the portal may open a panel. The platform itself is the lock: it checks each request. */
export function mayOpen({groups}: Pick<Panel, 'groups'>, user: User, roleGroups: RoleGroups): boolean {
  return groups.length === 0 || groups.some((group) => hasRole(user, `dashboard:${group}`, roleGroups));
}

/** What stands behind an id in the address. */
export type Opened = {readonly kind: 'panel'; readonly panel: Panel} | Refused;

/** Why an address opens no panel. */
export type Refused =
  | {readonly kind: 'noAccess'; readonly panel: Panel}
  | {readonly kind: 'unknown'; readonly id: string};

/**
 * The panel that a newcomer begins with: a developer without an API key makes one in the account, where there is a
 * service for it. `undefined` for everybody else.
 */
export function firstPanelOf(user: User, roleGroups: RoleGroups, hasKeyService: boolean): string | undefined {
  const hasKeys = user.viewed ? user.viewed.hasKeys : user.apiKeys.length > 0;
  const isNewcomer = !hasKeys && user.groups.includes(roleGroups.developers);
  return hasKeyService && isNewcomer ? 'account' : undefined;
}

/**
 * The panel that an address opens, or why it opens none.
 *
 * @param id the panel that the address names; without one, the first that the user may open
 */
export function openPanel(
  id: string | undefined,
  table: readonly Panel[],
  user: User,
  roleGroups: RoleGroups,
): Opened {
  const panel = table.find((each) => (id === undefined ? mayOpen(each, user, roleGroups) : each.id === id));
  if (!panel) return {kind: 'unknown', id: id ?? ''};
  return {kind: mayOpen(panel, user, roleGroups) ? 'panel' : 'noAccess', panel};
}
