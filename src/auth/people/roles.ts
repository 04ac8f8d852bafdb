import type {GroupMap} from '@site/src/site/types';
import type {User} from './user';

/** A dashboard group, by its key in `site.config`. */
export type DashboardGroup = keyof GroupMap['dashboard'] | keyof GroupMap['separate'];

/** What a person may do here. Code speaks of roles; only `site.config` knows the ids of groups. */
export type Role = 'portalUser' | 'admin' | `dashboard:${DashboardGroup}`;

/** The ids of the groups that give a role, as `site.config` names them. */
export interface RoleGroups {
  /** Members may use the portal. */
  readonly developers: string;
  /** Members hold the role of every dashboard group. */
  readonly dashboardAdmins: string;
  readonly dashboard: Readonly<Record<DashboardGroup, string>>;
}

/**
 * Whether the user holds the role. Admins and members of any group named here are portal users. Administering the
 * portal opens no part of the dashboard: that is what the group of dashboard admins is for.
 */
export function hasRole(user: User, role: Role, groups: RoleGroups): boolean {
  const isIn = (group: string) => user.groups.includes(group);
  const {developers, dashboardAdmins, dashboard} = groups;
  if (role === 'admin') return user.isAdmin;
  if (role === 'portalUser')
    return user.isAdmin || [developers, dashboardAdmins, ...Object.values(dashboard)].some(isIn);
  return isIn(dashboardAdmins) || isIn(dashboard[dashboardGroupOf(role)]);
}

function dashboardGroupOf(role: `dashboard:${DashboardGroup}`): DashboardGroup {
  return role.slice('dashboard:'.length) as DashboardGroup;
}

/** The groups that give a role, out of the map of a site. */
export function roleGroupsOf(map: GroupMap): RoleGroups {
  const {developerUsers, dashboardAdmins, dashboard, separate} = map;
  return {developers: developerUsers, dashboardAdmins, dashboard: {...dashboard, ...separate}};
}
