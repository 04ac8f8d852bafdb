import {hasRole, roleGroupsOf, type Role} from '@site/src/auth/people/roles';
import type {GroupMap} from '@site/src/site/types';

/** Somebody as rights see them: by the groups that they are in. */
export interface Member {
  readonly id: string;
  /** Absent for whoever is not signed in. */
  readonly groups?: readonly string[];
}

/** Not signed in; signed in and in no group; and a member of each single group of the site. */
export function membersOf({
  developerAdmins,
  developerUsers,
  dashboardAdmins,
  ...parts
}: GroupMap): readonly Member[] {
  const ids = [
    developerUsers,
    ...Object.values(parts.dashboard),
    ...Object.values(parts.separate),
    dashboardAdmins,
    developerAdmins,
  ];
  return [{id: ANYBODY}, {id: NO_GROUP, groups: []}, ...ids.map((id) => ({id, groups: [id]}))];
}

/** Ids of the members that no group names. A space keeps them apart from ids of groups. */
export const ANYBODY = 'not signed in';
export const NO_GROUP = 'no group';

/** Whether the portal takes a member for somebody with the role, as its guards do. */
export function holds({groups}: Member, role: Role, map: GroupMap): boolean {
  if (!groups) return false;
  const user = {
    username: '',
    name: '',
    email: '',
    apiKeys: [],
    lastRefreshTime: 0,
    groups,
    isAdmin: groups.includes(map.developerAdmins),
  };
  return hasRole(user, role, roleGroupsOf(map));
}
