import {expect, test} from 'vitest';
import site from '../../../site.config';
import {hasRole, type Role, type RoleGroups} from './roles';
import type {User} from './user';

const groups: RoleGroups = {
  developers: 'developer-users',
  dashboardAdmins: 'dashboard-admins',
  dashboard: {...site.groups.dashboard, ...site.groups.separate},
};
const dashboardGroups = Object.entries(groups.dashboard);
const user = (names: string[], isAdmin = false): User => ({
  username: 'u',
  groups: names,
  name: 'n',
  email: 'e',
  apiKeys: [],
  lastRefreshTime: 0,
  isAdmin,
});

test.each<[who: string, user: User, roles: string[]]>([
  ['nobody', user([]), []],
  ['a stranger to our groups', user(['tenant-a']), []],
  ['a developer', user(['developer-users']), ['portalUser']],
  ['a portal admin', user(['developer-admins'], true), ['portalUser', 'admin']],
  [
    'a dashboard admin',
    user(['dashboard-admins']),
    ['portalUser', ...dashboardGroups.map(([key]) => `dashboard:${key}`)],
  ],
  ...dashboardGroups.map(([key, group]): [string, User, string[]] => [
    `a member of ${group}`,
    user([group]),
    ['portalUser', `dashboard:${key}`],
  ]),
])('%s holds exactly the roles of their groups', (_who, someone, held) => {
  const all = ['portalUser', 'admin', ...dashboardGroups.map(([key]) => `dashboard:${key}`)] as Role[];
  expect(all.filter((role) => hasRole(someone, role, groups))).toEqual(held);
});
