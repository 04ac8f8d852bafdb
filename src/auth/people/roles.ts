import type {User} from './user';

/** The groups that give access, as `site.config` names them. */
export interface RoleGroups {
  /** Members may use the portal's rooms. */
  readonly developers: string;
  /** Members see every dashboard panel. */
  readonly dashboardAdmins: string;
  /** All other dashboard groups, each of which lets its members in. */
  readonly dashboardGroups: readonly string[];
}

/** What a person may do here. Code speaks of roles; only `site.config` knows group names. */
export type Role = 'portalUser' | 'admin';

/** Whether the user holds the role. An admin is a portal user as well. */
export function hasRole(user: User, role: Role, groups: RoleGroups): boolean {
  if (user.isAdmin) return true;
  if (role === 'admin') return false;
  const opening = [groups.developers, groups.dashboardAdmins, ...groups.dashboardGroups];
  return user.groups.some((group) => opening.includes(group));
}
